import TutorialSystem

/// The time budget of all programs of a run together. It runs while somebody waits for an answer.
package final class ProgramClock: Sendable {
  /// The whole budget, in seconds.
  package let seconds: Int
  private let left: Guarded<Int64>

  /// The time limit of one answer, in seconds, if as much is left.
  package static let secondsForAnswer = 30

  /// A clock with its full budget.
  package init(seconds: Int) {
    self.seconds = seconds
    left = Guarded(Int64(seconds) * 1000)
  }

  /// The time limit of an answer that is requested now, in milliseconds, and the reason why none came within it.
  package var allowance: (milliseconds: Int64, excess: String) {
    let rest = left.withLock { $0 }
    let most = Int64(Self.secondsForAnswer) * 1000
    return rest < most
      ? (rest, "its answers took more than \(seconds) s in all")
      : (most, "it gave no answer within \(Self.secondsForAnswer) s")
  }

  /// Subtracts an answer's time from the remaining budget.
  package func spend(since start: Int64) {
    let taken = ChildProcess.now - start
    left.withLock { $0 -= min(taken, $0) }
  }
}
