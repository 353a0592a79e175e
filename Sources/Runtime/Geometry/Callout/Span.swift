/// A stretch of one axis.
struct Span: Hashable {
  var low: Double
  var high: Double

  /// Lengths that differ by less are the same: coordinates are written with three decimals.
  static let tolerance = 1e-6

  init(_ low: Double, _ high: Double) {
    self.low = low
    self.high = high
  }

  var length: Double { high - low }
  var middle: Double { low + (high - low) / 2 }

  /// The value inside the span that is nearest to another one.
  func nearest(to value: Double) -> Double { max(low, min(value, high)) }

  /// Whether a value lies inside, ends included.
  func contains(_ value: Double) -> Bool { value >= low - Self.tolerance && value <= high + Self.tolerance }

  /// Whether both have more than a point in common.
  func overlaps(_ other: Span) -> Bool {
    min(high, other.high) - max(low, other.low) > Self.tolerance
  }

  /// The common part; nil where there is none. Spans that only just miss each other meet in a point.
  func intersection(_ other: Span) -> Span? {
    let result = Span(max(low, other.low), min(high, other.high))
    if result.high >= result.low { return result }
    return result.high >= result.low - Self.tolerance ? Span(result.middle, result.middle) : nil
  }

  /// The values of the span that are not inside any of the blocked spans (their ends are free): the nearest to `ideal`.
  ///
  /// - Parameter prefersHigh: which of two that are equally near.
  /// - Complexity: O(n log n) in the number of blocked spans.
  func nearestFree(to ideal: Double, blocked: [Span], prefersHigh: Bool) -> Double? {
    let start = nearest(to: ideal)
    var (up, down) = (start, start)
    // Blocked spans in the order of their near ends: one that is passed cannot be met again.
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

  /// The length of the longest stretch that none of the blocked spans overlaps.
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
  /// Its extent along x, or along y.
  func span(across: Bool) -> Span { across ? Span(minX, maxX) : Span(minY, maxY) }

  /// The rectangle moved into another one; what is too large stands at the top left.
  func moved(into room: Rect) -> Rect {
    Rect(max(room.minX, min(x, room.maxX - width)), max(room.minY, min(y, room.maxY - height)), width, height)
  }
}
