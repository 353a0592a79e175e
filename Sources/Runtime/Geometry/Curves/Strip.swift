/// The strip along a curve's chord that holds the curve: as wide as its handles are apart across the chord.
///
/// Known as a fat line: T. W. Sederberg and T. Nishita, Curve intersection using Bézier clipping, 1990.
struct Strip {
  private let origin: Point
  /// Along the strip, of length 1; nothing for a curve that ends where it starts, whose strip is the whole plane.
  private let way: Point?
  private let low: Double
  private let high: Double
  /// What rounding may add to a distance, in logical units.
  private static let slack = 1e-9

  init(_ curve: Cubic) {
    origin = curve.start
    way = (curve.end - curve.start).direction
    guard let way else {
      (low, high) = (0, 0)
      return
    }
    let (a, b) = (way.cross(curve.handle1 - curve.start), way.cross(curve.handle2 - curve.start))
    low = min(0, a, b) - Self.slack
    high = max(0, a, b) + Self.slack
  }

  /// Whether a point lies in it, or no farther than `slack` beside it.
  func contains(_ point: Point, slack: Double) -> Bool {
    guard let way else { return true }
    let offset = way.cross(point - origin)
    return offset >= low - slack && offset <= high + slack
  }

  /// On which side of it a point lies, 1 on the right (on the screen) and −1 on the left of the curve's way; nil in it, or
  /// no farther than `slack` beside it.
  func side(of point: Point, slack: Double) -> Int? {
    guard let way else { return nil }
    let offset = way.cross(point - origin)
    return offset > high + slack ? 1 : offset < low - slack ? -1 : nil
  }

  /// Whether a whole curve lies on one side of it.
  func leavesOut(_ curve: Cubic) -> Bool {
    guard let way else { return false }
    let (a, b) = (way.cross(curve.start - origin), way.cross(curve.handle1 - origin))
    let (c, d) = (way.cross(curve.handle2 - origin), way.cross(curve.end - origin))
    return max(max(a, b), max(c, d)) < low || min(min(a, b), min(c, d)) > high
  }
}

extension Cubic {
  /// The strip along the chord that holds the curve.
  var strip: Strip { Strip(self) }
}
