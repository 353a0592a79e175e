/// An outline with the structure of the named shapes, which may be turned, mirrored or slanted.
///
/// It has four edges of one segment, each followed by a corner; all corners have equally many segments.
struct FramedOutline {
  /// The edges: top, right, bottom, left, before the shape was turned.
  private(set) var edges: [Cubic]
  /// The corner after each edge.
  private(set) var corners: [[Cubic]]
  private(set) var directions: [Point]

  var perCorner: Int { corners.first?.count ?? 0 }

  /// The structure of an outline, or nil if it has a different one.
  init?(_ outline: Outline) {
    let segments = outline.segments
    let perQuarter = segments.count / 4
    guard perQuarter >= 2, segments.count == 4 * perQuarter else { return nil }
    edges = (0..<4).map { segments[$0 * perQuarter] }
    corners = (0..<4).map { Array(segments[($0 * perQuarter + 1)..<(($0 + 1) * perQuarter)]) }
    guard edges.allSatisfy(\.isLine) else { return nil }
    directions = Self.directions(of: zip(edges, corners).map { $0.leaving ?? $1.lazy.compactMap(\.leaving).first })
    guard directions[0].dot(directions[2]) < -0.999_999, directions[1].dot(directions[3]) < -0.999_999,
      directions[0].cross(directions[1]) > 1e-6, zip(directions, corners).allSatisfy(Self.startsAlong)
    else { return nil }
  }

  /// The image of an outline under a transform, clockwise, starting with the edge that runs most to the right.
  ///
  /// Nil if the outline or its image has a different structure, or the image has no area.
  init?(_ outline: Outline, under transform: Transform) {
    guard let own = FramedOutline(outline) else { return nil }
    func image(_ segments: [Cubic]) -> [Cubic] { segments.map { $0.mapped(transform.apply) } }
    let (edges, corners) = (image(own.edges), own.corners.map(image))
    var segments = zip(edges, corners).map { [$0] + $1 }
    if transform.determinant < 0 {
      // Backwards, each edge is followed by the corner before it.
      segments = (0..<4).reversed().map { side in
        [edges[side].reversed] + corners[(side + 3) % 4].reversed().map(\.reversed)
      }
    }
    guard let turned = FramedOutline(Outline(segments.flatMap { $0 })) else { return nil }
    let first = (0..<4).reduce(0) { turned.directions[$1].x > turned.directions[$0].x + 1e-9 ? $1 : $0 }
    self = turned
    self.edges = Array(turned.edges[first...] + turned.edges[..<first])
    self.corners = Array(turned.corners[first...] + turned.corners[..<first])
    directions = Array(turned.directions[first...] + turned.directions[..<first])
  }

  var outline: Outline { Outline(zip(edges, corners).flatMap { [$0] + $1 }) }

  /// True if a corner leaves its edge smoothly, or is a point.
  private static func startsAlong(_ way: Point, _ corner: [Cubic]) -> Bool {
    guard let leaving = corner.lazy.compactMap(\.leaving).first else { return true }
    return leaving.dot(way) > 0.999
  }

  /// The four directions. Those that a shape without extent lacks are derived from the others, or from the axes.
  private static func directions(of known: [Point?]) -> [Point] {
    let across = known[0] ?? known[2].map { $0 * -1 }
    let down = known[1] ?? known[3].map { $0 * -1 }
    let first = across ?? down?.turnedLeft ?? Point(1, 0)
    let second = down ?? first.turnedLeft * -1
    return [first, second, known[2] ?? first * -1, known[3] ?? second * -1]
  }

  /// The position of a direction between those of the edges before and after a corner, 0 to 1.
  func turn(of direction: Point, at corner: Int) -> Double {
    let (from, to) = (directions[corner], directions[(corner + 1) % 4])
    // direction = before · from + after · to, by Cramer's rule.
    let (before, after) = (max(0, direction.cross(to)), max(0, from.cross(direction)))
    return before + after > 0 ? after / (before + after) : 0
  }

  /// The direction at a position between those of the edges before and after a corner.
  func direction(at turn: Double, of corner: Int) -> Point {
    directions[corner] * (1 - turn) + directions[(corner + 1) % 4] * turn
  }

  /// The positions of the joints between a corner's segments.
  func joints(of corner: Int) -> [Double] {
    corners[corner].dropLast().enumerated().map { index, segment in
      let even = Double(index + 1) / Double(perCorner)
      return segment.arriving.map { turn(of: $0, at: corner) } ?? even
    }
  }
}

extension Outline {
  /// True if it surely has the structure of an unturned `FramedOutline` with one segment per corner.
  ///
  /// This is cheaper than building one. Its edges are lines to the right, down, to the left and up, or points before a
  /// corner that leaves in that direction. Each corner leaves in the direction of its edge, or is a point. Nearly all
  /// outlines are like this. False may also mean that a cheap test can't tell.
  var isPlainlyFramed: Bool {
    guard segmentCount == Self.fewestSegments, points.count == 2 + 6 * Self.fewestSegments else { return false }
    for side in 0..<4 {
      let (edge, corner) = (segment(2 * side), segment(2 * side + 1))
      guard edge.isLine else { return false }
      let leavesEdge = (edge.end - edge.start).runs(toward: side)
      let leavesCorner = (corner.handle1 - corner.start).runs(toward: side)
      guard leavesEdge ? leavesCorner || corner.isPoint : leavesCorner && edge.isPoint else { return false }
    }
    return true
  }
}

extension Point {
  /// Returns true if the vector has a length and runs exactly right (0), down (1), left (2) or up (3).
  fileprivate func runs(toward side: Int) -> Bool {
    let (along, across) = side.isMultiple(of: 2) ? (x, y) : (y, x)
    return across == 0 && (side < 2 ? along : -along) > 1e-12
  }
}
