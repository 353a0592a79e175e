/// A curve's fat line: the strip along its chord that contains both handles, and so the curve.
///
/// Source: T. W. Sederberg and T. Nishita, "Curve intersection using Bézier clipping" (1990).
struct Strip {
  private let origin: Point
  /// The unit vector along the strip. Nil if the curve ends at its start: the strip is then the whole plane.
  private let direction: Point?
  private let low: Double
  private let high: Double
  /// The slack for rounding errors, in logical units.
  private static let slack = 1e-9

  init(_ curve: Cubic) {
    origin = curve.start
    direction = (curve.end - curve.start).direction
    guard let direction else {
      (low, high) = (0, 0)
      return
    }
    let (a, b) = (direction.cross(curve.handle1 - curve.start), direction.cross(curve.handle2 - curve.start))
    low = min(0, a, b) - Self.slack
    high = max(0, a, b) + Self.slack
  }

  /// Returns true if a point lies in the strip, or at most `slack` beside it.
  func contains(_ point: Point, slack: Double) -> Bool {
    guard let direction else { return true }
    let offset = direction.cross(point - origin)
    return offset >= low - slack && offset <= high + slack
  }

  /// The side of the strip on which a point lies.
  ///
  /// 1 is right and −1 left of the curve's direction, as seen on the screen. Nil if the point lies in the strip, or at
  /// most `slack` beside it.
  func side(of point: Point, slack: Double) -> Int? {
    guard let direction else { return nil }
    let offset = direction.cross(point - origin)
    return offset > high + slack ? 1 : offset < low - slack ? -1 : nil
  }

  func leavesOut(_ curve: Cubic) -> Bool {
    guard let direction else { return false }
    let (a, b) = (direction.cross(curve.start - origin), direction.cross(curve.handle1 - origin))
    let (c, d) = (direction.cross(curve.handle2 - origin), direction.cross(curve.end - origin))
    return max(max(a, b), max(c, d)) < low || min(min(a, b), min(c, d)) > high
  }
}

extension Cubic {
  var strip: Strip { Strip(self) }
}
