extension Outline {
  /// How many pairs of segments of two outlines may meet, at most: those in the box of the other outline, each with
  /// each. What uniting or comparing them takes grows with it. O(segments).
  package func possibleMeetings(with other: Outline) -> Int {
    let (own, others) = (bounds, other.bounds)
    let slack = 2 * Self.hair
    guard own.touches(others, slack: slack) else { return 0 }
    let near = segments.count { $0.controlBounds.touches(others, slack: slack) }
    return near * other.segments.count { $0.controlBounds.touches(own, slack: slack) }
  }

  /// The same of all pairs of some outlines, but no further than to a number.
  package static func possibleMeetings(among outlines: [Outline], upTo limit: Int) -> Int {
    let boxes = outlines.map(\.bounds)
    let slack = 2 * Self.hair
    var count = 0
    for (place, outline) in outlines.enumerated() {
      for other in outlines.indices.prefix(place) where boxes[place].touches(boxes[other], slack: slack) {
        count += outline.possibleMeetings(with: outlines[other])
        if count > limit { return count }
      }
    }
    return count
  }
}
