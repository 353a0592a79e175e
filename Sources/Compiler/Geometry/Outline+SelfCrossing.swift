extension Outline {
  /// Whether the outline crosses itself: it winds around some area other than once, clockwise.
  ///
  /// Then the two rules of filling differ, or differ once the outline is a hole in something else. Touching itself is
  /// no crossing; regions narrower than a millionth of a logical unit don't count.
  package var crossesItself: Bool {
    if isConvex { return false }
    let heights = (vertexAndTurnHeights + crossingHeights).sorted()
    return zip(heights, heights.dropFirst()).contains { top, bottom in
      bottom - top > Self.hair
        && windings(atHeight: top + (bottom - top) / 2).contains { $0.winding != 1 && $0.to - $0.from > Self.hair }
    }
  }

  /// Whether it runs through any place twice: through its own inside, or beside itself.
  var meetsItself: Bool {
    let parts = segments.filter { !$0.isNearlyPoint }.flatMap(\.monotoneParts)
    return Rect.touchingPairs(parts.map(\.controlBounds)).contains { a, b in
      // Neighbours share an end, which is no meeting.
      let isNext = b == a + 1 || (a == 0 && b == parts.count - 1)
      return parts[a].crossings(with: parts[b]).contains { crossing in
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
  private var crossingHeights: [Double] {
    let parts = monotoneParts
    return Rect.touchingPairs(parts.map(\.controlBounds)).flatMap { a, b in
      parts[a].crossings(with: parts[b]).map { parts[a].point(at: $0.first).y }
    }
  }

  private var monotoneParts: [Cubic] { segments.filter { !$0.isPoint }.flatMap(\.monotoneParts) }
}
