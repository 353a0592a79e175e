import TutorialGeometry

/// Maps a rounded shape's points to another box: scales corners with their radii and stretches the edges between.
///
/// The result doesn't depend on how the outline is divided: a point within an edge stays on that edge.
struct CornerMap {
  /// The extent of each corner along its sides, in the old box: top left, top right, bottom right, bottom left.
  private let old: [Double]
  private let new: [Double]
  private let from: Rect
  private let to: Rect

  /// - Parameters:
  ///   - from: the old box.
  ///   - to: the new box.
  ///   - old: the extents of the four corners in the old box, from the top left clockwise.
  ///   - new: the same in the new box.
  init(from: Rect, to: Rect, reaches old: [Double], _ new: [Double]) {
    self.from = from
    self.to = to
    self.old = old
    self.new = new
  }

  /// The outline in the new box.
  func map(_ outline: Outline) -> Outline {
    let points = stride(from: 0, to: outline.points.count &- 1, by: 2).map { place in
      Point(outline.points[place], outline.points[place + 1])
    }
    let squares = points.map(squares(around:))
    return Outline(
      points: points.indices.flatMap { place in
        let point = map(points[place], with: corner(of: place, among: squares))
        return [point.x, point.y]
      })
  }

  /// The corners whose squares contain a point.
  private func squares(around point: Point) -> CornerSet {
    // Coordinates that were rounded to three decimals may lie outside the corner by that much.
    let slack = 0.001
    var found = CornerSet()
    for corner in 0..<4 where old[corner] > 0 {
      let (x, y) = depth(of: point, at: corner)
      if max(x, y) <= old[corner] + slack { found.insert(corner) }
    }
    return found
  }

  /// The corner whose square a point is scaled with, or nil if it lies in none.
  ///
  /// If squares touch, it is the corner of the nearest point that lies in only one of them. So a zero-length edge, as a
  /// capsule has at its ends, becomes a real edge if the new box has room for one.
  private func corner(of place: Int, among squares: [CornerSet]) -> Int? {
    let own = squares[place]
    // The outline is closed: the last point equals the first.
    let round = max(1, squares.count - 1)
    for distance in 1..<max(1, own.isSeveral ? round : 1) {
      for other in [place - distance, place + distance] {
        if let near = squares[(other % round + round) % round].only, own.contains(near) { return near }
      }
    }
    return own.first
  }

  /// Maps a point, either with a corner or between corners.
  private func map(_ point: Point, with corner: Int?) -> Point {
    if let corner {
      let (x, y) = depth(of: point, at: corner)
      let scale = new[corner] / old[corner]
      return place(x * scale, y * scale, at: corner)
    }
    let isTop = point.y - from.minY < from.maxY - point.y
    let isLeft = point.x - from.minX < from.maxX - point.x
    return Point(
      to.x + along(point.x - from.x, from.width, to.width, isTop ? (0, 1) : (3, 2)),
      to.y + along(point.y - from.y, from.height, to.height, isLeft ? (0, 3) : (1, 2)))
  }

  /// The distances of a point from the two sides that meet at a corner, positive inside the box.
  private func depth(of point: Point, at corner: Int) -> (Double, Double) {
    (
      corner == 0 || corner == 3 ? point.x - from.minX : from.maxX - point.x,
      corner < 2 ? point.y - from.minY : from.maxY - point.y
    )
  }

  private func place(_ x: Double, _ y: Double, at corner: Int) -> Point {
    Point(corner == 0 || corner == 3 ? to.minX + x : to.maxX - x, corner < 2 ? to.minY + y : to.maxY - y)
  }

  /// Maps a coordinate along a side, between the corners at its two ends.
  private func along(_ place: Double, _ side: Double, _ newSide: Double, _ corners: (Int, Int)) -> Double {
    let (first, last) = (old[corners.0], old[corners.1])
    // `(x + width) - x` may exceed the width, and at a sharp corner the extent to divide by is 0.
    if place <= 0 { return place }
    if place >= side { return newSide + place - side }
    let between = side - first - last
    guard between > 0.001 else { return place * newSide / side }
    // Within a corner's extent, a point is scaled with the corner, wherever it lies on the other axis.
    if place < first { return place * new[corners.0] / first }
    if place > side - last { return newSide - (side - place) * new[corners.1] / last }
    return new[corners.0] + (place - first) * (newSide - new[corners.0] - new[corners.1]) / between
  }
}

/// A set of the four corners, numbered clockwise from the top left.
private struct CornerSet {
  private var bits: UInt8 = 0

  /// True if it contains more than one corner.
  var isSeveral: Bool { bits.nonzeroBitCount > 1 }
  /// The only corner; nil if there are several or none.
  var only: Int? { isSeveral ? nil : first }
  /// The first corner in order; nil if there is none.
  var first: Int? { bits == 0 ? nil : bits.trailingZeroBitCount }

  func contains(_ corner: Int) -> Bool { bits & 1 << corner != 0 }

  mutating func insert(_ corner: Int) { bits |= 1 << corner }
}
