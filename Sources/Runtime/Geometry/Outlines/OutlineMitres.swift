/// The corners of a stroke: two straight edges that meet are drawn to where their outer sides do (SVG 2, 13.5.5).
extension Outline {
  /// How far a mitre may reach, as a multiple of half the stroke's width: SVG's default. Sharper corners are cut off.
  private static let mitreLimit = 4.0

  /// The box around the outer edge of a stroke along it, with the corners' mitres.
  ///
  /// - Parameter width: the stroke's, from edge to edge.
  package func box(ofStroke width: Double) -> Rect {
    bounds.inset(by: EdgeInsets(-width / 2)).union(mitres(at: width / 2))
  }

  /// Where the mitres end that lie at a distance outside its convex corners. Elsewhere there are none: what is round is
  /// nowhere farther out than the distance.
  ///
  /// - Parameters:
  ///   - distance: from the outline, as half the width of a stroke along it.
  ///   - box: only corners in it count; nil for all.
  package func mitres(at distance: Double, in box: Rect? = nil) -> [Point] {
    let segments = segments
    guard distance > 0, var incoming = segments.lazy.reversed().compactMap(\.directions).first?.end else { return [] }
    var tips: [Point] = []
    for segment in segments {
      guard let (outgoing, end) = segment.directions else { continue }
      let corner = segment.start
      // Outlines run clockwise: outside is to the left, and what turns right is convex.
      let turn = incoming.x * outgoing.y - incoming.y * outgoing.x
      let sum = 1 + incoming.x * outgoing.x + incoming.y * outgoing.y
      // The mitre is 1 / cos(φ/2) long, and 1 + cos φ is 2 cos²(φ/2).
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
  /// Where it sets out for, and where it arrives from, onwards, each of length 1; nil where it is a point.
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
  /// The smallest rectangle around it and some points.
  package func union(_ points: [Point]) -> Rect {
    points.reduce(self) { $0.union(Rect($1.x, $1.y, 0, 0)) }
  }
}
