/// Mitre joins of a stroke: the outer sides at a corner, extended until they meet (SVG 2, 13.5.5).
extension Outline {
  /// The mitre limit, as a multiple of half the stroke's width: SVG's default. Sharper corners are cut off.
  private static let mitreLimit = 4.0

  /// The bounding box of a stroke along the outline, mitres included.
  ///
  /// - Parameter width: the stroke's width, from edge to edge.
  package func box(ofStroke width: Double) -> Rect {
    bounds.inset(by: EdgeInsets(-width / 2)).union(mitres(at: width / 2))
  }

  /// The tips of the mitres at a distance outside the convex corners.
  ///
  /// Other places have none: a round part never extends farther than the distance.
  ///
  /// - Parameters:
  ///   - distance: the distance from the outline, which is half the width of a stroke along it.
  ///   - box: only corners inside it count; nil for all.
  package func mitres(at distance: Double, in box: Rect? = nil) -> [Point] {
    let segments = segments
    guard distance > 0, var incoming = segments.lazy.reversed().compactMap(\.directions).first?.end else { return [] }
    var tips: [Point] = []
    for segment in segments {
      guard let (outgoing, end) = segment.directions else { continue }
      let corner = segment.start
      // Outlines run clockwise: outside is on the left, and a right turn is convex.
      let turn = incoming.x * outgoing.y - incoming.y * outgoing.x
      let sum = 1 + incoming.x * outgoing.x + incoming.y * outgoing.y
      // The length of the mitre is 1 / cos(φ/2), and 1 + cos φ = 2 cos²(φ/2).
      if turn > 0.001, sum * Self.mitreLimit * Self.mitreLimit >= 2,
        box?.inset(by: EdgeInsets(-0.001)).contains(corner) != false
      {
        tips.append(
          Point(
            corner.x + distance * (incoming.y + outgoing.y) / sum,
            corner.y - distance * (incoming.x + outgoing.x) / sum))
      }
      incoming = end
    }
    return tips
  }
}

extension Cubic {
  /// The unit tangents at the start and at the end, or nil for a point.
  fileprivate var directions: (start: Point, end: Point)? {
    guard
      let first = Self.direction(handle1 - start) ?? Self.direction(handle2 - start) ?? Self.direction(end - start),
      let last = Self.direction(end - handle2) ?? Self.direction(end - handle1) ?? Self.direction(end - start)
    else { return nil }
    return (first, last)
  }

  private static func direction(_ way: Point) -> Point? {
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    return length > 1e-6 ? way * (1 / length) : nil
  }
}

extension Rect {
  /// The smallest rectangle around this one and some points.
  package func union(_ points: [Point]) -> Rect {
    points.reduce(self) { $0.union(Rect($1.x, $1.y, 0, 0)) }
  }
}
