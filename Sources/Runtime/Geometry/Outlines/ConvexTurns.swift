/// Follows a polygon as long as it turns to the right.
private struct ConvexTurns {
  /// Points that are nearer than this count as the same: a thousandth of the least width of a region.
  private static let nearness = 1e-9
  /// The sine of the largest left turn that counts as rounding: far less than a region's width, even across a display.
  private static let slack = 1e-12

  private var last: Point
  private var firstSide: Point?
  private var side: Point?
  /// The first side of the current segment.
  private var segmentSide: Point?
  /// The number of changes between sides that run down (or straight right) and sides that run up (or straight left).
  ///
  /// There are two in one full turn.
  private var changes = 0

  init(at start: Point) { last = start }

  mutating func startSegment() { segmentSide = nil }

  /// Adds a point. Returns false if that is a turn to the left, or straight back.
  mutating func add(_ point: Point) -> Bool {
    let next = point - last
    if abs(next.x) <= Self.nearness, abs(next.y) <= Self.nearness { return true }
    last = point
    if let side, !turn(from: side, to: next) { return false }
    if let segmentSide, !Self.isRight(segmentSide, next) { return false }
    if firstSide == nil { firstSide = next }
    if segmentSide == nil { segmentSide = next }
    side = next
    return true
  }

  /// Returns true if the polygon makes exactly one turn once its last side is followed by its first.
  mutating func closes() -> Bool {
    guard let side, let firstSide else { return false }
    return turn(from: side, to: firstSide) && changes == 2
  }

  private mutating func turn(from side: Point, to next: Point) -> Bool {
    if Self.runsDown(side) != Self.runsDown(next) { changes += 1 }
    return Self.isRight(side, next) && (side.cross(next) > 0 || side.dot(next) > 0)
  }

  private static func isRight(_ side: Point, _ next: Point) -> Bool {
    let cross = side.cross(next)
    return cross >= 0 || cross >= -slack * side.length * next.length
  }

  private static func runsDown(_ side: Point) -> Bool { side.y > 0 || (side.y == 0 && side.x > 0) }
}

extension Outline {
  /// True if the outline is surely convex and clockwise, once around, judging by its vertices and handles.
  ///
  /// The polygon of all vertices and handles turns only to the right, by one full turn, and by at most half a turn
  /// along each segment. A segment's tangents then turn the same way from its first side to its last: the sides are the
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
