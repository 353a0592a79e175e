/// Removes the loops of an offset path: the parts that are nearer to its source than the distance.
///
/// The path is the convolution of the source with a circle (see `OffsetJoin`). For an offset outside, its winding
/// number at a point is the number of parts that the area and the disc around the point have in common. For one inside,
/// each of these parts counts as 1 minus the number of arcs of the circle on its edge. In both cases, the wanted area
/// has a winding number of at least 1, so no distances have to be compared.
///
/// Source: Guibas, Ramshaw and Stolfi, "A kinetic framework for computational geometry" (1983), section 5.
struct OffsetTrim {
  let source: Outline
  let distance: Double

  /// The outline of the largest part that remains, or a point in the middle of the source if none does.
  func trim(_ path: [Cubic], _ tests: inout CrossingBudget) -> Outline {
    let loops = Outline.contours(of: [Outline(path)], by: .positive, &tests) ?? []
    let byArea = loops.map { (loop: $0, area: $0.signedArea) }.filter { $0.area > 0 }
      .enumerated().sorted { ($1.element.area, $0.offset) < ($0.element.area, $1.offset) }.map(\.element.loop)
    if let largest = distance > 0 ? byArea.first : byArea.first(where: isInsideSource) { return largest.canonical() }
    let middle = source.bounds.center
    return Outline([Cubic(line: middle, middle)]).canonical()
  }

  /// Returns true if an inner loop really lies inside.
  ///
  /// If the circle is wider than the whole area, the path is turned inside out twice and looks valid.
  private func isInsideSource(_ loop: Outline) -> Bool {
    let enough = -distance - 0.05
    let segments = loop.segments
    let step = max(1, segments.count / 16)
    return stride(from: 0, to: segments.count, by: step).allSatisfy { index in
      let middle = segments[index].point(at: 0.5)
      return source.contains(middle) && source.distance(to: middle) >= enough
    }
  }
}
