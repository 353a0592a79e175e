import TutorialGeometry

extension Outline {
  /// Whether every coordinate is near the other's.
  func isNearly(_ other: Outline, tolerance: Double) -> Bool {
    points.count == other.points.count
      && zip(points, other.points).allSatisfy { abs($0 - $1) <= tolerance * max(1, abs($0)) }
  }

  /// The points of the curve at equal steps of the parameter.
  func sampled(perSegment count: Int) -> [Point] {
    segments.flatMap { segment in (0..<count).map { segment.point(at: Double($0) / Double(count)) } }
  }
}
