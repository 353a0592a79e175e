import TutorialReporting
import TutorialSystem

/// A progress line on a terminal; nothing on other streams.
struct ProgressLine: Sendable {
  private let stream: StandardStream?
  private let total: Int
  private let done = Guarded(0)

  init(_ session: Session, total: Int, isQuiet: Bool) {
    stream = session.error.isTerminal && !isQuiet && total > 1 ? session.error : nil
    self.total = total
  }

  /// Counts one unit as done. May be called from any thread.
  func advance(_ name: String) {
    guard let stream else { return }
    done.withLock { done in
      done += 1
      // About a hundred updates for any amount of work, because a terminal is slow.
      guard done % max(1, total / 100) == 0 else { return }
      try? stream.write("\r[\(done)/\(total)] \(name.printable.suffix(60))\u{1B}[K")
    }
  }

  func finish() {
    try? stream?.write("\r\u{1B}[K")
  }
}
