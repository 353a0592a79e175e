/// Follows a polygon as long as it turns to the right.
private struct ConvexTurns {
  /// Points that are nearer than this count as the same: a thousandth of the least width of a region.
  private static let nearness = 1e-9
  /// The sine of the largest left turn that counts as rounding: far less than a region's width, even across a display.
  private static let slack = 1e-12

  private var last: Point
  private var firstLeg: Point?
  private var leg: Point?
  /// The first leg of the current segment.
  private var segmentLeg: Point?
  /// The number of changes between legs that run down (or straight right) and legs that run up (or straight left).
  ///
  /// There are two in one full turn.
  private var changes = 0

  init(at start: Point) { last = start }

  mutating func startSegment() { segmentLeg = nil }

  /// Adds a point. Returns false if that is a turn to the left, or straight back.
  mutating func add(_ point: Point) -> Bool {
    let next = point - last
    if abs(next.x) <= Self.nearness, abs(next.y) <= Self.nearness { return true }
    last = point
    if let leg, !turn(from: leg, to: next) { return false }
    if let segmentLeg, !Self.isRight(segmentLeg, next) { return false }
    if firstLeg == nil { firstLeg = next }
    if segmentLeg == nil { segmentLeg = next }
    leg = next
    return true
  }

  /// Returns true if the polygon makes exactly one turn once its last leg is followed by its first.
  mutating func closes() -> Bool {
    guard let leg, let firstLeg else { return false }
    return turn(from: leg, to: firstLeg) && changes == 2
  }

  private mutating func turn(from leg: Point, to next: Point) -> Bool {
    if Self.runsDown(leg) != Self.runsDown(next) { changes += 1 }
    return Self.isRight(leg, next) && (leg.cross(next) > 0 || leg.dot(next) > 0)
  }

  private static func isRight(_ leg: Point, _ next: Point) -> Bool {
    let cross = leg.cross(next)
    return cross >= 0 || cross >= -slack * leg.length * next.length
  }

  private static func runsDown(_ leg: Point) -> Bool { leg.y > 0 || (leg.y == 0 && leg.x > 0) }
}

extension Outline {
  /// True if the outline is surely convex and clockwise, once around, judging by its vertices and handles.
  ///
  /// The polygon of all vertices and handles turns only to the right, by one full turn, and by at most half a turn
  /// along each segment. A segment's tangents then turn the same way from its first leg to its last: the legs are the
  /// control points of its derivative, which crosses a line through the origin no more often than they do. So the
  /// outline's tangents turn once around, and it doesn't cross itself.
  ///
  /// False may also mean that a cheap test can't tell.
  package var isConvex: Bool {
    guard points.count >= 8, points.count % 6 == 2, points[..<2] == points[(points.count - 2)...] else { return false }
    var polygon = ConvexTurns(at: Point(points[0], points[1]))
    for place in stride(from: 2, to: points.count, by: 6) {
      polygon.startSegment()
      for point in stride(from: place, to: place + 6, by: 2) {
        guard polygon.add(Point(points[point], points[point + 1])) else { return false }
      }
    }
    return polygon.closes()
  }
}
