// Crossings of an outline with itself, and of two outlines.
extension Outline {
  /// Returns true if the outline crosses itself: if some area has a winding number other than 1.
  ///
  /// The two fill rules then differ, or differ once the outline is a hole in another area. Touching itself isn't a
  /// crossing. Regions narrower than a millionth of a logical unit don't count.
  ///
  /// - Parameter tests: the budget. Once it is exceeded, the result is meaningless.
  package func crossesItself(_ tests: inout CrossingBudget) -> Bool {
    if isConvex { return false }
    let heights = (vertexAndTurnHeights + crossingHeights(&tests)).sorted()
    return zip(heights, heights.dropFirst()).contains { top, bottom in
      tests.spend(segmentCount)
      return bottom - top > Self.sliver && !tests.isExceeded
        && windings(atHeight: top + (bottom - top) / 2).contains { $0.winding != 1 && $0.to - $0.from > Self.sliver }
    }
  }

  /// The same without a budget, for outlines that are known to be short.
  package var crossesItself: Bool {
    var tests = CrossingBudget()
    return crossesItself(&tests)
  }

  /// Returns true if it passes any point twice, by crossing or touching itself.
  ///
  /// - Parameter tests: the budget. Once it is exceeded, the result is meaningless.
  func meetsItself(_ tests: inout CrossingBudget) -> Bool {
    let parts = segments.filter { !$0.isNearlyPoint }.flatMap(\.monotoneParts)
    return Rect.touchingPairs(parts.map(\.controlBounds), &tests).contains { a, b in
      // Neighbours share an end, which doesn't count.
      let isNext = b == a + 1 || (a == 0 && b == parts.count - 1)
      return parts[a].crossings(with: parts[b], &tests).contains { crossing in
        let place = parts[a].point(at: crossing.first)
        return !isNext || ((place - parts[a].start).length > 1e-5 && (place - parts[a].end).length > 1e-5)
      }
    }
  }

  /// True if so many pairs of segments may meet that finding the crossings would take too long.
  var isTangled: Bool { Rect.hasManyTouchingPairs(monotoneParts.map(\.controlBounds), moreThan: Self.mostMeetings) }

  /// The most pairs of segments that may meet. Each takes some 10 µs.
  ///
  /// A path that doesn't cross itself has about two for each segment.
  private static let mostMeetings = 20_000

  private func crossingHeights(_ tests: inout CrossingBudget) -> [Double] {
    let parts = monotoneParts
    return Rect.touchingPairs(parts.map(\.controlBounds), &tests).flatMap { a, b in
      parts[a].crossings(with: parts[b], &tests).map { parts[a].point(at: $0.first).y }
    }
  }

  private var monotoneParts: [Cubic] { segments.filter { !$0.isPoint }.flatMap(\.monotoneParts) }

  /// Returns true if the two share area, by the non-zero rule.
  ///
  /// Touching, even along an edge, isn't enough: the common area must somewhere be deeper than a millionth of a logical
  /// unit.
  ///
  /// - Parameter tests: the budget. Once it is exceeded, the result is meaningless.
  package func overlaps(_ other: Outline, _ tests: inout CrossingBudget) -> Bool {
    guard let common = bounds.intersection(other.bounds), common.smallerSide > Self.sliver else { return false }
    // If two areas overlap, the edge of one runs through the other, or one lies in the other, or they are the same. No
    // edge shows that last case, but any inner point does.
    return hasEdge(inside: other, &tests) || other.hasEdge(inside: self, &tests)
      || hasInnerPoint(inside: other, &tests) || other.hasInnerPoint(inside: self, &tests)
  }

  /// The same without a budget, for outlines that are known to be short.
  package func overlaps(_ other: Outline) -> Bool {
    var tests = CrossingBudget()
    return overlaps(other, &tests)
  }

  /// Returns true if a point lies inside, deeper than a millionth of a logical unit.
  private func containsDeeply(_ point: Point, _ tests: inout CrossingBudget) -> Bool {
    tests.spend(segmentCount + CrossingBudget.search)
    return contains(point) && distance(to: point) > Self.sliver
  }

  /// Returns true if a stretch of this outline runs through the other's area.
  private func hasEdge(inside other: Outline, _ tests: inout CrossingBudget) -> Bool {
    let box = other.bounds
    let others = other.segments.filter { !$0.isPoint }.map { ($0, $0.controlBounds) }
    for segment in segments where !segment.isPoint && segment.controlBounds.touches(box, slack: 0) {
      if tests.isExceeded { return false }
      tests.spend(others.count)
      let near = others.filter { $0.1.touches(segment.controlBounds, slack: 0) }
      let cuts = near.flatMap { segment.crossings(with: $0.0, &tests) }.map(\.first).filter { $0 > 0 && $0 < 1 }
      let stops = [0] + cuts.sorted() + [1]
      // Between two cuts, the stretch is entirely inside or entirely outside; its middle is deepest.
      for (from, to) in zip(stops, stops.dropFirst()) where to - from > 1e-9 {
        if other.containsDeeply(segment.point(at: from + (to - from) / 2), &tests) { return true }
      }
    }
    return false
  }

  /// Returns true if the middle of one of this outline's regions lies in the other's area.
  private func hasInnerPoint(inside other: Outline, _ tests: inout CrossingBudget) -> Bool {
    sampleHeights.contains { y in
      if tests.isExceeded { return false }
      tests.spend(segmentCount)
      return windings(atHeight: y).contains { other.containsDeeply(Point(($0.from + $0.to) / 2, y), &tests) }
    }
  }
}
