import TutorialGeometry
import TutorialIR

/// A closed outline as straight lines: enough to say which characters of a terminal lie in a hole.
struct Polygon {
  /// Points along the outline.
  let corners: [Point]

  /// The outline, each of its cubics as eight lines.
  init(_ outline: Outline) {
    corners = outline.segments.flatMap { segment in (0..<8).map { segment.point(at: Double($0) / 8) } }
  }

  /// Whether a point lies inside, by the even-odd rule.
  func contains(x: Double, y: Double) -> Bool {
    var isInside = false
    for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) where (from.y > y) != (to.y > y) {
      if x < (to.x - from.x) * (y - from.y) / (to.y - from.y) + from.x { isInside.toggle() }
    }
    return isInside
  }
}
