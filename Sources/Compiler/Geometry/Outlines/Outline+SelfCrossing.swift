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
