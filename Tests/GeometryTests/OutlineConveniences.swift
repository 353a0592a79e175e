@testable import TutorialGeometry

// Questions that only tests ask about outlines.
extension Outline {
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
}
