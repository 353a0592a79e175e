import TutorialGeometry
import TutorialTour

/// The sides of its clip along which a hole's ring is closed, which are those cut by a scroll container.
///
/// Under a bar the ring continues instead. The clip doesn't tell the two apart, and a united ring may have no clip even
/// if a bar cuts one of its holes. So the compiled ring decides: it is closed at a side that cuts the hole if it misses
/// part of the outline beyond.
struct RingCut {
  /// The distance beyond each side of the clip at which the ring is closed: left, top, right, bottom.
  ///
  /// It is 0 if a bar covers the edge of the scroll container, and nil at sides where the ring is open.
  private let depths: [Double?]
  /// The maximum error of a ring's line, from rounding and from approximated offset curves.
  private static let tolerance = 0.1

  /// Finds the sides at which the compiled rings around a hole are closed; nil if there are none.
  ///
  /// - Parameters:
  ///   - hole: the hole as compiled.
  ///   - rings: the rings of one look around the hole, possibly with others.
  ///   - distance: the distance of the rings' centreline from the hole.
  init?(of hole: TourCutout, in rings: [TourRing], distance: Double) {
    guard let clip = hole.clip else { return nil }
    let reach = Self.depths(of: hole.outline.bounds, beyond: clip)
    let cutting = reach.indices.filter { reach[$0] > Self.tolerance }
    guard !cutting.isEmpty else { return nil }
    // The offset curve of the whole hole, rounded at its corners as the rings around its visible part are.
    let line = hole.outline.offset(by: distance)
    let (points, drawn) = (line.pointsAlong, rings.flatMap(\.outline.pointsAlong))
    func depth(_ point: Point, at side: Int) -> Double? {
      let depths = Self.depths(of: Rect(point.x, point.y, 0, 0), beyond: clip)
      return cutting.allSatisfy { $0 == side || depths[$0] <= 0 } ? depths[side] : nil
    }
    depths = reach.indices.map { side in
      guard cutting.contains(side) else { return nil }
      let isClosed = points.contains { point in
        guard let depth = depth(point, at: side), depth > distance + Self.tolerance else { return false }
        return !rings.contains { $0.outline.reaches(point, within: Self.tolerance) }
      }
      guard isClosed else { return nil }
      let last = drawn.filter { line.reaches($0, within: Self.tolerance) }.compactMap { depth($0, at: side) }.max()
      return max(0, (last ?? 0) - distance)
    }
    guard depths.contains(where: { $0 != nil }) else { return nil }
  }

  /// The visible part of a hole on the live display, given its box and its clip there.
  func rest(of box: Rect, clip: Rect) -> Rect {
    Rect(
      minX: depths[0].map { clip.minX - $0 } ?? box.minX, minY: depths[1].map { clip.minY - $0 } ?? box.minY,
      maxX: depths[2].map { clip.maxX + $0 } ?? box.maxX, maxY: depths[3].map { clip.maxY + $0 } ?? box.maxY)
  }

  /// The distances by which a box extends beyond the left, top, right and bottom of a rectangle.
  private static func depths(of box: Rect, beyond clip: Rect) -> [Double] {
    [clip.minX - box.minX, clip.minY - box.minY, box.maxX - clip.maxX, box.maxY - clip.maxY]
  }
}

extension Outline {
  /// Sample points along the outline, including its on-curve points.
  fileprivate var pointsAlong: [Point] {
    let parts = 8
    return segments.flatMap { segment in (0..<parts).map { segment.point(at: Double($0) / Double(parts)) } }
  }

  /// Returns true if a point lies inside the outline or within `distance` of it.
  fileprivate func reaches(_ point: Point, within distance: Double) -> Bool {
    contains(point) || self.distance(to: point) <= distance
  }
}

extension TourCutout {
  /// The offset curve at `distance` outside the hole.
  func line(at distance: Double) -> Outline {
    // A smooth corner fitted to another box has moved points, which redrawing the shape there wouldn't give.
    if case .roundedRect(_, let smoothing) = shape, smoothing > 0 { return outline.offset(by: distance) }
    if let form = shape.form { return .offset(of: form, in: frame, by: distance) }
    return outline.offset(by: distance)
  }
}
