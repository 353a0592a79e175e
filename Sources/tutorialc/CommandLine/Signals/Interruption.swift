import TutorialSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Cleaning up when a person or the system asks the process to end.
///
/// A handler could do next to nothing safely, so the signals are held back in every thread, and one thread waits for
/// them in an ordinary call.
enum Interruption {
  /// What was asked for, so that it can be called off.
  struct Request: Sendable {
    fileprivate let number: Int
  }

  private struct CleanUps: Sendable {
    var isAwaited = false
    var count = 0
    var waiting: [(number: Int, work: @Sendable () -> Void)] = []
  }

  /// What is to be done, in the order in which it was asked for. Signals are the process's, and so is this.
  private static let cleanUps = Guarded(CleanUps())

  /// Runs `cleanUp` when the process is interrupted or terminated, after what was asked for before, and then ends the
  /// process by that same signal, so that a shell or make sees what happened. To be called first before other threads
  /// start: they inherit what is held back.
  @discardableResult
  static func onArrival(_ cleanUp: @escaping @Sendable () -> Void) -> Request {
    let request = cleanUps.withLock { cleanUps in
      cleanUps.count += 1
      cleanUps.waiting.append((cleanUps.count, cleanUp))
      return Request(number: cleanUps.count)
    }
    begin()
    return request
  }

  /// Calls off what was asked for: there is nothing to clean up any more.
  static func dismiss(_ request: Request) {
    cleanUps.withLock { cleanUps in cleanUps.waiting.removeAll { $0.number == request.number } }
  }

  /// Has the process end by the signals in an orderly way, whether there is anything to clean up or not.
  static func begin() {
    let isFirst = cleanUps.withLock { cleanUps in
      defer { cleanUps.isAwaited = true }
      return !cleanUps.isAwaited
    }
    if isFirst { waitForSignals() }
  }

  private static func waitForSignals() {
    let awaited = [SIGINT, SIGTERM, SIGHUP].filter { !isIgnored($0) }
    mask(SIG_BLOCK, awaited)
    let thread = WorkerThread {
      var set = signalSet(awaited)
      var arrived: Int32 = 0
      guard sigwait(&set, &arrived) == 0 else { return }
      for cleanUp in cleanUps.withLock({ $0.waiting }) { cleanUp.work() }
      signal(arrived, SIG_DFL)
      mask(SIG_UNBLOCK, awaited)
      raise(arrived)
    }
    // With nobody to wait for them, the signals must end the process as usual.
    if thread == nil { mask(SIG_UNBLOCK, awaited) }
  }

  /// Whether whoever started the process wants it to go on in spite of the signal, as `nohup` does.
  private static func isIgnored(_ number: Int32) -> Bool {
    let present = signal(number, SIG_DFL)
    guard unsafeBitCast(present, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) else { return false }
    signal(number, SIG_IGN)
    return true
  }

  private static func mask(_ how: Int32, _ numbers: [Int32]) {
    var set = signalSet(numbers)
    pthread_sigmask(how, &set, nil)
  }

  private static func signalSet(_ numbers: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    return set
  }
}
