extension Outline {
  /// Whether the two share area, by the non-zero rule. Touching, along an edge too, is not enough: somewhere the common
  /// area must reach deeper than a millionth of a logical unit.
  ///
  /// - Parameter tests: once it is exceeded, the answer is worth nothing.
  package func overlaps(_ other: Outline, _ tests: inout CrossingTests) -> Bool {
    guard let common = bounds.intersection(other.bounds), common.smallerSide > Self.hair else { return false }
    // Where two areas meet, the edge of one runs through the other, or one lies in the other whole, or they are the
    // same: then no edge tells, but any inner point does.
    return hasEdge(inside: other, &tests) || other.hasEdge(inside: self, &tests)
      || hasInnerPoint(inside: other, &tests) || other.hasInnerPoint(inside: self, &tests)
  }

  /// The same, whatever it takes: of outlines that are known to be short.
  package func overlaps(_ other: Outline) -> Bool {
    var tests = CrossingTests()
    return overlaps(other, &tests)
  }

  /// Whether a point lies inside and deeper than a millionth.
  private func containsDeeply(_ point: Point, _ tests: inout CrossingTests) -> Bool {
    tests.spend(segmentCount + CrossingTests.search)
    return contains(point) && distance(to: point) > Self.hair
  }

  /// Whether a stretch of this outline runs through the other's area.
  private func hasEdge(inside other: Outline, _ tests: inout CrossingTests) -> Bool {
    let box = other.bounds
    let others = other.segments.filter { !$0.isPoint }.map { ($0, $0.controlBounds) }
    for segment in segments where !segment.isPoint && segment.controlBounds.touches(box, slack: 0) {
      if tests.isExceeded { return false }
      tests.spend(others.count)
      let near = others.filter { $0.1.touches(segment.controlBounds, slack: 0) }
      let cuts = near.flatMap { segment.crossings(with: $0.0, &tests) }.map(\.first).filter { $0 > 0 && $0 < 1 }
      let stops = [0] + cuts.sorted() + [1]
      // Between two cuts the stretch is inside or outside from end to end; its middle is deepest.
      for (from, to) in zip(stops, stops.dropFirst()) where to - from > 1e-9 {
        if other.containsDeeply(segment.point(at: from + (to - from) / 2), &tests) { return true }
      }
    }
    return false
  }

  /// Whether the middle of one of this outline's regions lies in the other's area.
  private func hasInnerPoint(inside other: Outline, _ tests: inout CrossingTests) -> Bool {
    sampleHeights.contains { y in
      if tests.isExceeded { return false }
      tests.spend(segmentCount)
      return windings(atHeight: y).contains { other.containsDeeply(Point(($0.from + $0.to) / 2, y), &tests) }
    }
  }
}
