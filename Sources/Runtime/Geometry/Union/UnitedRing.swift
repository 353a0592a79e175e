/// The middle line of one stroke along the common edge of several holes.
package struct UnitedRing: Sendable, Hashable {
  /// The places of the holes that it goes around, ascending.
  package var members: [Int]
  /// The line, in canonical form.
  package var outline: Outline

  /// The strokes at a distance outside (negative: inside) the common edge of holes.
  ///
  /// Holes whose strokes would meet have one around all of them, and one along the edge of each place that they leave out
  /// between them. A stroke outside is as exact as those of the single holes: what is at a distance from several areas
  /// is at that distance from one of them. From the top, then from the left; the outer before the inner.
  ///
  /// - Parameters:
  ///   - holes: the holes' outlines.
  ///   - offsets: for each hole the line at the distance from it alone.
  ///   - distance: what they are away, in logical units.
  ///   - tests: what uniting them takes; once it is exceeded, there are none.
  package static func rings(
    around holes: [Outline], offsets: [Outline], distance: Double, _ tests: inout CrossingTests
  ) -> [UnitedRing] {
    let areas = distance > 0 ? offsets : holes
    let contours = Outline.union(areas, &tests)
    if tests.isExceeded { return [] }
    let outer = contours.filter { $0.signedArea > 0 }
    let owners = areas.map { $0.innermost(of: outer) }
    return contours.compactMap { contour in
      guard let owner = contour.innermost(of: outer) else { return nil }
      let line = contour.canonical()
      let outline = distance > 0 ? line : line.offset(by: contour.signedArea > 0 ? distance : -distance, &tests)
      return outline.isSliver
        ? nil : UnitedRing(members: owners.indices.filter { owners[$0] == owner }, outline: outline.canonical())
    }
  }
}

extension Outline {
  /// The smallest of the outlines that this one lies in, or is; its place.
  fileprivate func innermost(of outlines: [Outline]) -> Int? {
    outlines.indices.filter { place in
      segments.allSatisfy {
        outlines[place].contains($0.start) || outlines[place].distance(to: $0.start) <= 2 * Self.hair
      }
    }.min { outlines[$0].signedArea < outlines[$1].signedArea }
  }
}
