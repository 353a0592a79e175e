/// The cost of a callout's covering parts of a screen, in thousandths of a text.
///
/// The costs are integers, so that their sum doesn't depend on the order.
package struct CoverCost: Sendable, Hashable, Comparable {
  /// The cost of covering content that belongs to the target.
  package var own: Int
  /// The cost of covering any content, including the target's own.
  package var all: Int

  /// No cost.
  package static let zero = CoverCost(own: 0, all: 0)

  package static func + (first: CoverCost, second: CoverCost) -> CoverCost {
    CoverCost(own: first.own + second.own, all: first.all + second.all)
  }

  /// Compares the cost of the target's own content first.
  package static func < (first: CoverCost, second: CoverCost) -> Bool {
    first.own != second.own ? first.own < second.own : first.all < second.all
  }
}
