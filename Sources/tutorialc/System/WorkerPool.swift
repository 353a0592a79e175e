#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs the same work for many indices on several threads.
///
/// POSIX threads and not Swift's own: the work never waits, each worker wants a core to itself, and a program without
/// the concurrency runtime starts faster.
enum WorkerPool {
  /// Calls `work` once for each index below `count`, on `threads` threads, in no particular order; returns when all
  /// calls have ended.
  static func run(count: Int, threads: Int, _ work: @escaping @Sendable (Int) -> Void) {
    let workers = min(max(threads, 1), max(count, 1))
    if workers == 1 {
      for index in 0..<max(count, 0) { work(index) }
      return
    }
    let next = Guarded(0)
    let loop: @Sendable () -> Void = {
      while true {
        let index = next.withLock { value in
          defer { value += 1 }
          return value
        }
        guard index < count else { return }
        work(index)
      }
    }
    // The calling thread is a worker too: if no thread can be had, all is still done.
    let started = (1..<workers).compactMap { _ in WorkerThread(loop) }
    loop()
    for thread in started { thread.join() }
  }

  /// How many processors are ready for work.
  static var processorCount: Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }
}

/// One thread of the pool.
struct WorkerThread {
  private let handle: pthread_t

  /// Starts a thread, if the system has one to give.
  init?(_ body: @escaping @Sendable () -> Void) {
    let context = Unmanaged.passRetained(ThreadBody(body))
    #if canImport(Darwin)
      var created: pthread_t?
      let entry: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { run($0) }
    #else
      var created = pthread_t()
      let entry: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { $0.flatMap(run) }
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
    handle = created
  }

  /// Waits until the thread has ended.
  func join() {
    pthread_join(handle, nil)
  }
}

/// What a thread runs, as a reference that passes through C.
private final class ThreadBody: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }
}

@Sendable
private func run(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  let stack = CrashGuard.enterThread()
  Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().body()
  CrashGuard.leaveThread(stack)
  return nil
}
