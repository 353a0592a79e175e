import TutorialSystem

/// The time that the programs of a run may take, all of them together. It runs while somebody waits for an answer.
package final class ProgramClock: Sendable {
  /// How long they may take in all.
  package let seconds: Int
  private let left: Guarded<Int64>

  /// How long an answer may take, in seconds, if there is as much left.
  package static let secondsForAnswer = 30

  /// A clock of which nothing has been used.
  package init(seconds: Int) {
    self.seconds = seconds
    left = Guarded(Int64(seconds) * 1000)
  }

  /// How long an answer may take that is asked for now.
  package struct Allowance: Sendable, Hashable {
    /// In milliseconds.
    package let milliseconds: Int64
    /// Why an answer did not come within it, for messages.
    package let excess: String
  }

  /// How long an answer may take that is asked for now.
  package var allowance: Allowance {
    let rest = left.withLock { $0 }
    let most = Int64(Self.secondsForAnswer) * 1000
    return rest < most
      ? Allowance(milliseconds: rest, excess: "its answers took more than \(seconds) s in all")
      : Allowance(milliseconds: most, excess: "it gave no answer within \(Self.secondsForAnswer) s")
  }

  /// Takes what an answer has taken from what is left.
  package func spend(since start: Int64) {
    let taken = ChildProcess.now - start
    left.withLock { $0 -= min(taken, $0) }
  }
}
