/// A budget for finding curve crossings, in comparisons.
///
/// It makes the search end after the same number of steps for the same curves on every machine. The unit is one
/// comparison of two boxes or numbers; longer work counts as the comparisons that take about as long. Nearly all pairs
/// of curves take a few hundred. Curves that run along each other, a few millionths apart, take a million.
package struct CrossingBudget: Sendable, Hashable {
  /// The most comparisons allowed.
  package let limit: Int
  /// The comparisons made so far, never more than `limit` + 1.
  package private(set) var count = 0

  /// An unspent budget.
  package init(limit: Int = .max) {
    self.limit = max(0, min(limit, Int.max - 1))
  }

  /// True if the search needed more than the limit. The crossings found are then incomplete.
  package var isExceeded: Bool { count > limit }

  /// Counts comparisons.
  ///
  /// - Parameter tests: the number of comparisons, at least 0.
  package mutating func spend(_ tests: Int) {
    count = tests > limit - min(count, limit) ? limit + 1 : count + tests
  }

  /// The cost of comparing two pieces of curves, or of halving one.
  static let piece = 16
  /// The cost of testing if two curves coincide along a stretch.
  static let stretch = 64
  /// The cost of finding a curve's point at a height, or its nearest point.
  static let search = 64
}
