import TutorialGeometry

/// Carries the points of a shape with rounded corners from one box to another: corners are scaled with their radii, what
/// lies between them is stretched. So it does not matter how the outline was divided: a point within an edge stays on it.
struct CornerMap {
  /// Top left, top right, bottom right, bottom left: how far each corner reaches along its sides.
  private let old: [Double]
  private let new: [Double]
  private let from: Rect
  private let to: Rect

  /// - Parameters:
  ///   - reaches: how far the four corners reach in the old box, and in the new one.
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

  /// The corners in whose squares a point lies.
  private func squares(around point: Point) -> CornerSet {
    // What was rounded to three decimals may lie beside its corner by that much.
    let slack = 0.001
    var found = CornerSet()
    for corner in 0..<4 where old[corner] > 0 {
      let (x, y) = depth(of: point, at: corner)
      if max(x, y) <= old[corner] + slack { found.insert(corner) }
    }
    return found
  }

  /// The corner that a point goes with. Where squares meet, the one that the outline comes from or goes to next: so an edge
  /// of no length, as a capsule has at its ends, becomes an edge where there is room for one.
  private func corner(of place: Int, among squares: [CornerSet]) -> Int? {
    let own = squares[place]
    // The last point is the first.
    let round = max(1, squares.count - 1)
    for distance in 1..<max(1, own.isSeveral ? round : 1) {
      for other in [place - distance, place + distance] {
        if let near = squares[(other % round + round) % round].only, own.contains(near) { return near }
      }
    }
    return own.first
  }

  /// Where a point goes, with a corner or between them.
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

  /// How far inside the box a point lies from the two sides of a corner.
  private func depth(of point: Point, at corner: Int) -> (Double, Double) {
    (
      corner == 0 || corner == 3 ? point.x - from.minX : from.maxX - point.x,
      corner < 2 ? point.y - from.minY : from.maxY - point.y
    )
  }

  private func place(_ x: Double, _ y: Double, at corner: Int) -> Point {
    Point(corner == 0 || corner == 3 ? to.minX + x : to.maxX - x, corner < 2 ? to.minY + y : to.maxY - y)
  }

  /// A place along a side, between the corners at its two ends.
  private func along(_ place: Double, _ side: Double, _ newSide: Double, _ corners: (Int, Int)) -> Double {
    let (first, last) = (old[corners.0], old[corners.1])
    // `(x + width) - x` may be more than the width: at a sharp corner there is no reach to divide by.
    if place <= 0 { return place }
    if place >= side { return newSide + place - side }
    let between = side - first - last
    guard between > 0.001 else { return place * newSide / side }
    // As far from the side as a corner reaches, a point is scaled with that, wherever along the side it lies.
    if place < first { return place * new[corners.0] / first }
    if place > side - last { return newSide - (side - place) * new[corners.1] / last }
    return new[corners.0] + (place - first) * (newSide - new[corners.0] - new[corners.1]) / between
  }
}

/// Some of the four corners, from the top left clockwise.
private struct CornerSet {
  private var bits: UInt8 = 0

  /// Whether there is more than one.
  var isSeveral: Bool { bits.nonzeroBitCount > 1 }
  /// The corner, where there is but one.
  var only: Int? { isSeveral ? nil : first }
  /// The first of them.
  var first: Int? { bits == 0 ? nil : bits.trailingZeroBitCount }

  func contains(_ corner: Int) -> Bool { bits & 1 << corner != 0 }

  mutating func insert(_ corner: Int) { bits |= 1 << corner }
}
