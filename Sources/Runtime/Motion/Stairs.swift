/// So many parts in each of which everything stands still, as CSS's `steps()` has them
/// (CSS Easing Functions Level 2, 2.4).
package struct Stairs: EasingCurve {
  /// Where the jumps are.
  package enum Jumps: String, Sendable, CaseIterable {
    /// At the beginning of each part.
    case start = "jump-start"
    /// At the end of each part.
    case end = "jump-end"
    /// Between the parts.
    case none = "jump-none"
    /// At the beginning of each part, and at the end.
    case both = "jump-both"
  }

  /// How many parts there may be.
  package static let limit = 500
  /// No easing of this kind turns back.
  package static var mayTurnOften: Bool { false }

  private let count: Int
  private let jumps: Jumps

  /// Stairs of `count` parts: at least 1, and 2 where the jumps are between them; nil for less.
  package init?(_ count: Int, _ jumps: Jumps = .end) {
    guard count > (jumps == .none ? 1 : 0) else { return nil }
    self.count = count
    self.jumps = jumps
  }

  /// Two keyframes for each part.
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
