/// A step function with equal steps, as in CSS's `steps()` (CSS Easing Functions Level 2, 2.4).
package struct StepsCurve: EasingCurve {
  /// The positions of the jumps.
  package enum Jumps: String, Sendable, CaseIterable {
    /// At the start of each step.
    case start = "jump-start"
    /// At the end of each step.
    case end = "jump-end"
    /// Only between the steps.
    case none = "jump-none"
    /// At the start of each step, and at the end of the last.
    case both = "jump-both"
  }

  /// The most steps allowed.
  package static let limit = 500
  /// A step function never reverses.
  package static var mayTurnOften: Bool { false }

  private let count: Int
  private let jumps: Jumps

  /// A function of `count` steps. Nil for fewer than 1, or than 2 if the jumps are only between the steps.
  package init?(_ count: Int, _ jumps: Jumps = .end) {
    guard count > (jumps == .none ? 1 : 0) else { return nil }
    self.count = count
    self.jumps = jumps
  }

  /// Two keyframes for each step.
  package func motion(duration: Double, tolerance: Double) -> Motion {
    let height: Double =
      switch jumps {
      case .start, .end: Double(count)
      case .none: Double(count - 1)
      case .both: Double(count + 1)
      }
    let first: Double = jumps == .start || jumps == .both ? 1 : 0
    var lines: [(part: Double, progress: Double)] = []
    for part in 0..<count {
      let progress = (Double(part) + first) / height
      lines.append((Double(part) / Double(count), progress))
      lines.append((Double(part + 1) / Double(count), progress))
    }
    return Motion(duration: duration, lines: lines + [(1, 1)])
  }
}
