// Where an outline meets itself, and where two meet.
extension Outline {
  /// Whether the outline crosses itself: it winds around some area other than once, clockwise.
  ///
  /// Then the two rules of filling differ, or differ once the outline is a hole in something else. Touching itself is
  /// no crossing; regions narrower than a millionth of a logical unit don't count.
  ///
  /// - Parameter tests: once it is exceeded, the answer is worth nothing.
  package func crossesItself(_ tests: inout CrossingTests) -> Bool {
    if isConvex { return false }
    let heights = (vertexAndTurnHeights + crossingHeights(&tests)).sorted()
    return zip(heights, heights.dropFirst()).contains { top, bottom in
      tests.spend(segmentCount)
      return bottom - top > Self.hair && !tests.isExceeded
        && windings(atHeight: top + (bottom - top) / 2).contains { $0.winding != 1 && $0.to - $0.from > Self.hair }
    }
  }

  /// The same, whatever it takes: of an outline that is known to be short.
  package var crossesItself: Bool {
    var tests = CrossingTests()
    return crossesItself(&tests)
  }

  /// Whether it runs through any place twice: through its own inside, or beside itself.
  ///
  /// - Parameter tests: once it is exceeded, the answer is worth nothing.
  func meetsItself(_ tests: inout CrossingTests) -> Bool {
    let parts = segments.filter { !$0.isNearlyPoint }.flatMap(\.monotoneParts)
    return Rect.touchingPairs(parts.map(\.controlBounds), &tests).contains { a, b in
      // Neighbours share an end, which is no meeting.
      let isNext = b == a + 1 || (a == 0 && b == parts.count - 1)
      return parts[a].crossings(with: parts[b], &tests).contains { crossing in
        let place = parts[a].point(at: crossing.first)
        return !isNext || ((place - parts[a].start).length > 1e-5 && (place - parts[a].end).length > 1e-5)
      }
    }
  }

  /// Whether so many of its segments may meet that finding out where would take too long.
  var isTangled: Bool { Rect.hasManyTouchingPairs(monotoneParts.map(\.controlBounds), moreThan: Self.mostMeetings) }

  /// The most pairs of segments that may meet; each takes some 10 µs. A path that does not cross itself has about two for
  /// each segment.
  private static let mostMeetings = 20_000

  /// The heights at which two segments meet.
  private func crossingHeights(_ tests: inout CrossingTests) -> [Double] {
    let parts = monotoneParts
    return Rect.touchingPairs(parts.map(\.controlBounds), &tests).flatMap { a, b in
      parts[a].crossings(with: parts[b], &tests).map { parts[a].point(at: $0.first).y }
    }
  }

  private var monotoneParts: [Cubic] { segments.filter { !$0.isPoint }.flatMap(\.monotoneParts) }
}

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
