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
      spans(atHeight: y).contains { other.containsDeeply(Point(($0.from + $0.to) / 2, y)) }
    }
  }

  /// Whether the outline crosses itself, so that the two rules of filling may differ.
  package var crossesItself: Bool {
    let parts = segments.filter { !$0.isPoint }.flatMap(\.monotoneParts)
    let boxes = parts.map(\.controlBounds)
    for a in parts.indices {
      for b in parts.indices where b > a && boxes[a].touches(boxes[b], slack: 0) {
        let isCrossed = parts[a].crossings(with: parts[b]).contains { crossing in
          let place = parts[a].point(at: crossing.first)
          // Neighbours meet at their common end, and any two may touch there.
          return [parts[a].start, parts[a].end].allSatisfy { ($0 - place).length > Self.hair }
            && [parts[b].start, parts[b].end].allSatisfy { ($0 - place).length > Self.hair }
            && parts[a].derivative(at: crossing.first).isAcross(parts[b].derivative(at: crossing.second))
        }
        if isCrossed { return true }
      }
    }
    return false
  }
}

extension Point {
  /// Whether two directions differ by more than a millionth.
  fileprivate func isAcross(_ other: Point) -> Bool {
    abs(cross(other)) > 1e-6 * length * other.length
  }
}
