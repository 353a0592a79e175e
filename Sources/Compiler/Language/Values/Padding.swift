package import TutorialGeometry

/// Distances around a frame, positive outwards, logical units.
package enum Padding: Sendable, Hashable {
  /// The same on every side.
  case all(Double)
  /// By physical side.
  case sides(top: Double, right: Double, bottom: Double, left: Double)
  /// By reading direction.
  case directional(top: Double, leading: Double, bottom: Double, trailing: Double)

  /// The distances by physical side, positive outwards.
  package func edges(rightToLeft: Bool) -> EdgeInsets {
    switch self {
    case .all(let value):
      EdgeInsets(value)
    case .sides(let top, let right, let bottom, let left):
      EdgeInsets(top: top, right: right, bottom: bottom, left: left)
    case .directional(let top, let leading, let bottom, let trailing):
      EdgeInsets(
        top: top, right: rightToLeft ? leading : trailing, bottom: bottom, left: rightToLeft ? trailing : leading)
    }
  }
}
