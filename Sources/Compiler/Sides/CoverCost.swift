/// What a callout takes from a person by lying over a screen, in thousandths of a text. Whole numbers: in whichever order
/// losses are added up, the sum is the same.
package struct CoverCost: Sendable, Hashable, Comparable {
  /// What it takes of what belongs to the target.
  package var own: Int
  /// What it takes of everything, that included.
  package var all: Int

  /// Nothing.
  package static let zero = CoverCost(own: 0, all: 0)

  /// The cost of the given parts.
  package init(own: Int, all: Int) {
    self.own = own
    self.all = all
  }

  package static func + (first: CoverCost, second: CoverCost) -> CoverCost {
    CoverCost(own: first.own + second.own, all: first.all + second.all)
  }

  /// What belongs to the target counts first.
  package static func < (first: CoverCost, second: CoverCost) -> Bool {
    first.own != second.own ? first.own < second.own : first.all < second.all
  }
}
