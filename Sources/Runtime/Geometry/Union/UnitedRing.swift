/// The centre line of one stroke along the common edge of several holes.
package struct UnitedRing: Sendable, Hashable {
  /// The indices of the holes that it surrounds, ascending.
  package var members: [Int]
  /// The line, in canonical form.
  package var outline: Outline

  /// The strokes at a distance outside (negative: inside) the common edge of holes.
  ///
  /// Holes whose strokes would meet share one stroke around all of them, and one along the edge of each gap that they
  /// enclose. A stroke outside is as exact as the strokes of single holes: a point at a distance from several areas is
  /// at that distance from one of them. The strokes are sorted from the top, then from the left, outer before inner.
  ///
  /// - Parameters:
  ///   - holes: the holes' outlines.
  ///   - offsets: for each hole, its own offset outline at the distance.
  ///   - distance: the distance from the edge, in logical units.
  ///   - tests: the budget for uniting them. Once it is exceeded, the result is empty.
  package static func rings(
    around holes: [Outline], offsets: [Outline], distance: Double, _ tests: inout CrossingBudget
  ) -> [UnitedRing] {
    let areas = distance > 0 ? offsets : holes
    let contours = Outline.union(areas, &tests)
    if tests.isExceeded { return [] }
    let outer = contours.filter { $0.signedArea > 0 }
    let owners = areas.map { $0.innermost(of: outer) }
    let rings = contours.compactMap { contour -> UnitedRing? in
      guard let owner = contour.innermost(of: outer) else { return nil }
      let line = contour.canonical()
      let outline = distance > 0 ? line : line.offset(by: contour.signedArea > 0 ? distance : -distance, &tests)
      return outline.isSliver
        ? nil : UnitedRing(members: owners.indices.filter { owners[$0] == owner }, outline: outline.canonical())
    }
    // The boxes don't depend on how the holes are divided, as the outlines' starts do.
    let boxes = rings.map(\.outline.bounds)
    func isBefore(_ one: Int, _ other: Int) -> Bool {
      let (top, otherTop) = ((boxes[one].minY * 100).rounded(), (boxes[other].minY * 100).rounded())
      return (top, boxes[one].minX) < (otherTop, boxes[other].minX)
    }
    return rings.indices.sorted(by: isBefore).map { rings[$0] }
  }
}

extension Outline {
  /// The index of the smallest outline that contains or equals this one.
  fileprivate func innermost(of outlines: [Outline]) -> Int? {
    outlines.indices.filter { place in
      segments.allSatisfy {
        outlines[place].contains($0.start) || outlines[place].distance(to: $0.start) <= 2 * Self.sliver
      }
    }.min { outlines[$0].signedArea < outlines[$1].signedArea }
  }
}
