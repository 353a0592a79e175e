/// Counts what it takes to find where curves meet, so that it can end: the same number for the same curves on every
/// machine.
///
/// The unit is one comparison of two boxes or numbers; longer work counts for as many of them as it takes about as long
/// as. Nearly all pairs of curves take a few hundred; those that run along each other, at a distance of a few
/// millionths, a million.
package struct CrossingTests: Sendable, Hashable {
  /// How many there may be.
  package let limit: Int
  /// How many there were, never more than `limit` and one.
  package private(set) var count = 0

  /// None so far.
  package init(limit: Int = .max) {
    self.limit = max(0, min(limit, Int.max - 1))
  }

  /// Whether there would have been more than there may be. Then what was found is not all there is.
  package var isExceeded: Bool { count > limit }

  /// Counts some.
  ///
  /// - Parameter tests: at least 0.
  package mutating func spend(_ tests: Int) {
    count = tests > limit - min(count, limit) ? limit + 1 : count + tests
  }

  /// Two pieces of curves beside each other, or halved.
  static let piece = 16
  /// Whether two curves run together for a stretch.
  static let stretch = 64
  /// Where a curve is at a height, or nearest to a point.
  static let search = 64
}
