import TutorialPlatform

/// A thread of this program on which crashes are caught.
struct WorkerThread {
  private let handle: pthread_t

  /// Starts a thread; nil if the system cannot.
  static func start(_ body: @escaping @Sendable () -> Void) -> WorkerThread? {
    let context = Unmanaged.passRetained(ThreadBody(body))
    #if canImport(Darwin)
      var created: pthread_t?
      let entry: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { runBody($0) }
    #else
      var created = pthread_t()
      let entry: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { $0.flatMap(runBody) }
    #endif
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    defer {
      pthread_attr_destroy(attributes)
      attributes.deallocate()
    }
    // Platforms give new threads between 128 KiB and 8 MiB; nesting is limited to 128 levels, for which this is ample.
    pthread_attr_setstacksize(attributes, 4 * 1024 * 1024)
    guard pthread_create(&created, attributes, entry, context.toOpaque()) == 0 else {
      context.release()
      return nil
    }
    #if canImport(Darwin)
      guard let created else { return nil }
    #endif
    return WorkerThread(handle: created)
  }

  /// Waits for the thread to end.
  func join() {
    pthread_join(handle, nil)
  }
}

/// The body of a thread, as a reference that passes through C.
private final class ThreadBody: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }
}

@Sendable
private func runBody(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  let stack = CrashGuard.enterThread()
  Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().body()
  CrashGuard.leaveThread(stack)
  return nil
}
