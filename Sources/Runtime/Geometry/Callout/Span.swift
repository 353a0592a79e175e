/// An interval on one axis.
struct Span: Hashable {
  var low: Double
  var high: Double

  /// Lengths that differ by less count as equal: coordinates are written with three decimals.
  static let tolerance = 1e-6

  init(_ low: Double, _ high: Double) {
    self.low = low
    self.high = high
  }

  var length: Double { high - low }
  var middle: Double { low + (high - low) / 2 }

  func nearest(to value: Double) -> Double { max(low, min(value, high)) }

  /// Returns true if a value lies inside, ends included.
  func contains(_ value: Double) -> Bool { value >= low - Self.tolerance && value <= high + Self.tolerance }

  /// Returns true if the two share more than a point.
  func overlaps(_ other: Span) -> Bool {
    min(high, other.high) - max(low, other.low) > Self.tolerance
  }

  /// The intersection, or nil if there is none. Spans that miss each other by the tolerance share a point.
  func intersection(_ other: Span) -> Span? {
    let result = Span(max(low, other.low), min(high, other.high))
    if result.high >= result.low { return result }
    return result.high >= result.low - Self.tolerance ? Span(result.middle, result.middle) : nil
  }

  /// The free value nearest to `ideal`: in this span, and inside none of the blocked ones, whose ends are free.
  ///
  /// - Parameter prefersHigh: true to take the higher of two values that are equally near.
  /// - Complexity: O(n log n) in the number of blocked spans.
  func nearestFree(to ideal: Double, blocked: [Span], prefersHigh: Bool) -> Double? {
    let start = nearest(to: ideal)
    var (up, down) = (start, start)
    // Sorted by their near ends, so that a span that was passed can't block again.
    let (ups, downs) =
      blocked.count < 2
      ? (blocked, blocked) : (blocked.sorted { $0.low < $1.low }, blocked.sorted { $0.high > $1.high })
    for block in ups where block.holds(up) { up = block.high }
    for block in downs where block.holds(down) { down = block.low }
    switch (contains(down), contains(up)) {
    case (false, false): return nil
    case (true, false): return down
    case (false, true): return up
    case (true, true):
      let difference = (ideal - down).magnitude - (up - ideal).magnitude
      if difference.magnitude <= Self.tolerance { return prefersHigh ? up : down }
      return difference < 0 ? down : up
    }
  }

  /// The length of the longest stretch that overlaps none of the blocked spans.
  func longestFree(blocked: [Span]) -> Double {
    var (longest, reached) = (0.0, low)
    for block in blocked.sorted(by: { $0.low < $1.low }) {
      longest = max(longest, min(block.low, high) - reached)
      reached = max(reached, block.high)
    }
    return max(longest, high - reached)
  }

  private func holds(_ value: Double) -> Bool {
    value > low + Self.tolerance && value < high - Self.tolerance
  }
}

extension Rect {
  func span(across: Bool) -> Span { across ? Span(minX, maxX) : Span(minY, maxY) }

  /// The rectangle moved into another one. If it is too large, it is aligned at the top left.
  func moved(into room: Rect) -> Rect {
    Rect(max(room.minX, min(x, room.maxX - width)), max(room.minY, min(y, room.maxY - height)), width, height)
  }
}
