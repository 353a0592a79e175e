import TutorialPlatform
import TutorialSystem

#if DEBUG
  /// Deliberate crashes for tests; release builds don't contain this.
  ///
  /// `TUTORIALC_CRASH_AT` lists places, separated by commas: `trap:PATH`, `overflow:PATH`, `abort:PATH` or `segv:PATH`.
  /// With `TUTORIALC_CRASH_TOGETHER=N`, a thread that is about to crash waits until N threads are.
  enum CrashHook {
    private static let ready = Guarded(0)

    /// Crashes if `place` is listed: the path of a file, or another name in angle brackets.
    static func reach(_ place: String) {
      let wishes = ProcessEnvironment.variable("TUTORIALC_CRASH_AT") ?? ""
      for wish in wishes.split(separator: ",") {
        let parts = wish.split(separator: ":", maxSplits: 1).map(String.init)
        if parts.count == 2, parts[1] == place { crash(parts[0]) }
      }
    }

    private static func crash(_ kind: String) {
      let count = ProcessEnvironment.variable("TUTORIALC_CRASH_TOGETHER").flatMap { Int($0) } ?? 1
      ready.withLock { $0 += 1 }
      while ready.withLock({ $0 }) < count { sched_yield() }
      switch kind {
      case "overflow": _ = depth(below: kind.utf8.count)
      case "abort": abort()
      case "segv": _ = UnsafePointer<Int>(bitPattern: 4096)?.pointee
      default: _ = [UInt8]()[kind.utf8.count]
      }
    }

    private static func depth(below level: Int) -> Int {
      level == 0 ? 0 : depth(below: level &+ 1) &+ 1
    }
  }
#endif
