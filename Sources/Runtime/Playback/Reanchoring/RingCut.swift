import TutorialGeometry
import TutorialTour

/// Along which sides of its clip a hole's ring is closed: those at which a scroll container cuts the hole off. Under a bar
/// the ring goes on.
///
/// The clip does not tell the two apart, and a united ring may have none though a bar cuts one of its holes. So the ring
/// is asked: where a side cuts the hole off and the ring leaves out some of what lies beyond it, it is closed there.
struct RingCut {
  /// How far beyond each side of the clip it is closed: left, top, right, bottom. Not at all where a bar lies over the
  /// edge of the scroll container; nil at sides at which it is open.
  private let depths: [Double?]
  /// By how much a ring's line may lie elsewhere: what is rounded, and what offsets of curves are approximated by.
  private static let tolerance = 0.1

  /// What closes the rings around a hole as they were compiled; nil where nothing does.
  ///
  /// - Parameters:
  ///   - rings: the rings of one look around the hole, and maybe others, all `distance` outside.
  init?(of hole: TourCutout, in rings: [TourRing], distance: Double) {
    guard let clip = hole.clip else { return nil }
    let reach = Self.depths(of: hole.outline.bounds, beyond: clip)
    let cutting = reach.indices.filter { reach[$0] > Self.tolerance }
    guard !cutting.isEmpty else { return nil }
    // What is as far from the whole hole: round at its corners, as rings around what is left of one are.
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

  /// What is left of a hole on the live display, by its box and its clip there.
  func rest(of box: Rect, clip: Rect) -> Rect {
    Rect(
      minX: depths[0].map { clip.minX - $0 } ?? box.minX, minY: depths[1].map { clip.minY - $0 } ?? box.minY,
      maxX: depths[2].map { clip.maxX + $0 } ?? box.maxX, maxY: depths[3].map { clip.maxY + $0 } ?? box.maxY)
  }

  /// How far a box reaches beyond the left side of a rectangle, its top, its right side and its bottom.
  private static func depths(of box: Rect, beyond clip: Rect) -> [Double] {
    [clip.minX - box.minX, clip.minY - box.minY, box.maxX - clip.maxX, box.maxY - clip.maxY]
  }
}

extension Outline {
  /// Points all along it: its own, and some between them.
  fileprivate var pointsAlong: [Point] {
    let parts = 8
    return segments.flatMap { segment in (0..<parts).map { segment.point(at: Double($0) / Double(parts)) } }
  }

  /// Whether a point lies on it, or in it.
  fileprivate func reaches(_ point: Point, within distance: Double) -> Bool {
    contains(point) || self.distance(to: point) <= distance
  }
}

extension TourCutout {
  /// The line at a distance outside the hole.
  func line(at distance: Double) -> Outline {
    // A smooth corner in another box is what became of its points there, and not that of a shape which is drawn into it.
    if case .roundedRect(_, let smoothing) = shape, smoothing > 0 { return outline.offset(by: distance) }
    if let form = shape.form { return .offset(of: form, in: frame, by: distance) }
    return outline.offset(by: distance)
  }
}
