import TutorialNumerics

/// An index of intervals by the values they contain. The intervals are sorted into slabs of equal size.
struct IntervalIndex {
  private let low: Double
  private let slabsPerUnit: Double
  private var slabs: [[Int]]

  /// - Parameter intervals: the intervals, each with its smaller end first.
  init(_ intervals: [(low: Double, high: Double)]) {
    low = intervals.reduce(.infinity) { min($0, $1.low) }
    let high = intervals.reduce(-Double.infinity) { max($0, $1.high) }
    let count = max(1, min(1024, intervals.count))
    slabsPerUnit = high > low ? Double(count) / (high - low) : 0
    slabs = Array(repeating: [], count: count)
    for (place, interval) in intervals.enumerated() {
      for slab in slab(at: interval.low)...max(slab(at: interval.low), slab(at: interval.high)) {
        slabs[slab].append(place)
      }
    }
  }

  /// The indices of the intervals that may contain a value, ascending.
  func candidates(at value: Double) -> [Int] { slabs[slab(at: value)] }

  private func slab(at value: Double) -> Int {
    let place = (value - low) * slabsPerUnit
    return min(slabs.count - 1, max(0, Int(saturating: place)))
  }
}
