import TutorialPlatform
import TutorialSystem

/// Cleans up when a person or the system asks the process to end.
///
/// A signal handler could do almost nothing safely. So the signals are blocked in every thread, and one thread waits
/// for them in an ordinary call.
enum Interruption {
  private struct CleanUps: Sendable {
    var isAwaited = false
    var count = 0
    var waiting: [(number: Int, work: @Sendable () -> Void)] = []
  }

  /// The clean-ups in the order of their registration. They are global because signals are.
  private static let cleanUps = Guarded(CleanUps())

  /// Registers a clean-up for when the process is interrupted or terminated; clean-ups run in order.
  ///
  /// Then the process ends by that same signal, so that a shell or make sees the cause. Must first be called before
  /// other threads start, because they inherit the blocked signals.
  ///
  /// - Returns: the clean-up's number, to dismiss it.
  @discardableResult
  static func onArrival(_ cleanUp: @escaping @Sendable () -> Void) -> Int {
    defer { begin() }
    return cleanUps.withLock { cleanUps in
      cleanUps.count += 1
      cleanUps.waiting.append((cleanUps.count, cleanUp))
      return cleanUps.count
    }
  }

  /// Dismisses a clean-up that isn't needed any more.
  static func dismiss(_ number: Int) {
    cleanUps.withLock { cleanUps in cleanUps.waiting.removeAll { $0.number == number } }
  }

  /// Makes the process end in an orderly way on signals, even if there is nothing to clean up.
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
    let thread = WorkerThread.start {
      var set = signalSet(awaited)
      var arrived: Int32 = 0
      guard sigwait(&set, &arrived) == 0 else { return }
      for cleanUp in cleanUps.withLock({ $0.waiting }) { cleanUp.work() }
      signal(arrived, SIG_DFL)
      mask(SIG_UNBLOCK, awaited)
      raise(arrived)
    }
    // Without a thread to wait for them, the signals must end the process as usual.
    if thread == nil { mask(SIG_UNBLOCK, awaited) }
  }

  /// Returns true if the parent process wants the signal to be ignored, as `nohup` does.
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
