extension Outline {
  /// Whether the two share area, by the non-zero rule. Touching, along an edge too, is not enough: somewhere the common
  /// area must reach deeper than a millionth of a logical unit.
  package func overlaps(_ other: Outline) -> Bool {
    guard let common = bounds.intersection(other.bounds), common.smallerSide > Self.hair else { return false }
    // Where two areas meet, the edge of one runs through the other, or one lies in the other whole, or they are the
    // same: then no edge tells, but any inner point does.
    return hasEdge(inside: other) || other.hasEdge(inside: self) || hasInnerPoint(inside: other)
      || other.hasInnerPoint(inside: self)
  }

  /// Whether a point lies inside and deeper than a millionth.
  private func containsDeeply(_ point: Point) -> Bool {
    contains(point) && distance(to: point) > Self.hair
  }

  /// Whether a stretch of this outline runs through the other's area.
  private func hasEdge(inside other: Outline) -> Bool {
    let box = other.bounds
    let others = other.segments.filter { !$0.isPoint }.map { ($0, $0.controlBounds) }
    for segment in segments where !segment.isPoint && segment.controlBounds.touches(box, slack: 0) {
      let near = others.filter { $0.1.touches(segment.controlBounds, slack: 0) }
      let cuts = near.flatMap { segment.crossings(with: $0.0) }.map(\.first).filter { $0 > 0 && $0 < 1 }
      let stops = [0] + cuts.sorted() + [1]
      // Between two cuts the stretch is inside or outside from end to end; its middle is deepest.
      for (from, to) in zip(stops, stops.dropFirst()) where to - from > 1e-9 {
        if other.containsDeeply(segment.point(at: from + (to - from) / 2)) { return true }
      }
    }
    return false
  }

  /// Whether the middle of one of this outline's regions lies in the other's area.
  private func hasInnerPoint(inside other: Outline) -> Bool {
    sampleHeights.contains { y in
      windings(atHeight: y).contains { other.containsDeeply(Point(($0.from + $0.to) / 2, y)) }
    }
  }
}
