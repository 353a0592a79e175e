import TutorialIR

/// A closed outline as straight lines: enough to say which characters of a terminal lie in a hole.
struct Polygon {
  private var corners: [(x: Double, y: Double)] = []

  /// The outline with these coordinates (see docs/tour.md), each cubic as eight lines.
  init(_ points: [Double]) {
    for start in stride(from: 0, to: points.count - 7, by: 6) {
      let p = Array(points[start..<start + 8])
      for part in 0..<8 {
        let t = Double(part) / 8
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        corners.append((a * p[0] + b * p[2] + c * p[4] + d * p[6], a * p[1] + b * p[3] + c * p[5] + d * p[7]))
      }
    }
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
