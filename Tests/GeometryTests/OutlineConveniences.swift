@testable import TutorialGeometry

// Questions that only tests ask about outlines, and those without a budget.
extension Outline {
  /// True if it crosses itself.
  var crossesItself: Bool {
    var tests = CrossingBudget()
    return crossesItself(&tests)
  }

  /// Returns true if the two share area.
  func overlaps(_ other: Outline) -> Bool {
    var tests = CrossingBudget()
    return overlaps(other, &tests)
  }

  /// True if it is a rectangle with sides along the axes.
  var isAxisAlignedRect: Bool {
    let box = bounds
    guard !box.isEmpty else { return false }
    let slack = 1e-9 * (box.width + box.height)
    let onASide = segments.allSatisfy { segment in
      let points = [segment.start, segment.handle1, segment.handle2, segment.end]
      return [box.minX, box.maxX].contains { side in points.allSatisfy { abs($0.x - side) <= slack } }
        || [box.minY, box.maxY].contains { side in points.allSatisfy { abs($0.y - side) <= slack } }
    }
    return onASide && abs(signedArea - box.area) <= slack * (box.width + box.height)
  }

  /// Linear interpolation from this outline (0) to another (1).
  ///
  /// Both are divided alike; progress may lie outside 0 to 1.
  func interpolated(to other: Outline, progress: Double) -> Outline {
    let topology = OutlineTopology(of: [self, other])
    let (from, to) = (topology.divide(self), topology.divide(other))
    guard from.points.count == to.points.count else { return progress < 1 ? self : other }
    return Outline(points: zip(from.points, to.points).map { $0 + ($1 - $0) * progress })
  }
}
