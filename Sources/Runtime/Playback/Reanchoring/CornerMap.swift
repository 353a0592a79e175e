import TutorialGeometry

/// Maps a shape with four corners to another box: scales the corners with their radii and stretches the edges between.
struct CornerMap {
  let division: OutlineDivision
  let from: Rect
  let to: Rect
  /// The extent of each corner along its sides in the old box, from the top left clockwise.
  let old: [Double]
  /// The same in the new box.
  let new: [Double]

  /// Returns true if an outline is divided like this, and has its edges on the sides of the old box.
  func fits(_ outline: Outline) -> Bool {
    guard outline.points.count == 2 * division.pointCount else { return false }
    // The rounding of written coordinates.
    let slack = 0.01
    return zip(division.sides, Side.all).allSatisfy { parts, side in
      [parts.edge.lowerBound, parts.edge.upperBound].allSatisfy {
        (outline.points[2 * $0 + 1 - side.axis] - side.position(in: from)).magnitude < slack
      }
    }
  }

  func map(_ outline: Outline) -> Outline {
    let old = outline.points
    var points = old
    for (place, parts) in division.sides.enumerated() {
      let corner = (place + 1) % 4
      let scale = self.old[corner] > 0 ? new[corner] / self.old[corner] : 0
      for point in parts.corner {
        points[2 * point] = to.tip(corner).x + (old[2 * point] - from.tip(corner).x) * scale
        points[2 * point + 1] = to.tip(corner).y + (old[2 * point + 1] - from.tip(corner).y) * scale
      }
    }
    // The last corner ends where the first edge starts.
    points[0] = points[points.count - 2]
    points[1] = points[points.count - 1]
    for (side, parts) in zip(Side.all, division.sides) {
      let (start, end) = (parts.edge.lowerBound, parts.edge.upperBound)
      func along(_ points: [Double], _ point: Int) -> Double { points[2 * point + side.axis] }
      let way = along(old, end) - along(old, start)
      for point in parts.edge.dropFirst().dropLast() {
        // Along an edge without length the points are spread evenly.
        let share =
          way.magnitude > 0.001
          ? (along(old, point) - along(old, start)) / way : Double(point - start) / Double(end - start)
        points[2 * point + side.axis] = along(points, start) + share * (along(points, end) - along(points, start))
        points[2 * point + 1 - side.axis] += side.position(in: to) - side.position(in: from)
      }
    }
    return Outline(points: points)
  }
}

private enum Side {
  case top, right, bottom, left

  static let all: [Side] = [.top, .right, .bottom, .left]

  /// The axis along the side: 0 across, 1 down.
  var axis: Int { self == .top || self == .bottom ? 0 : 1 }

  /// The side's coordinate on the other axis.
  func position(in box: Rect) -> Double {
    switch self {
    case .top: box.minY
    case .right: box.maxX
    case .bottom: box.maxY
    case .left: box.minX
    }
  }
}

extension Rect {
  /// The tip of a corner, numbered clockwise from the top left.
  fileprivate func tip(_ corner: Int) -> Point {
    Point(corner == 1 || corner == 2 ? maxX : minX, corner > 1 ? maxY : minY)
  }
}
