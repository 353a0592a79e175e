package import TutorialGeometry

/// Finds the side of a bubble's target on which it covers least, for all languages and text sizes together.
///
/// What counts, in this order: what belongs to the target, all that can be read, in how many of them the bubble does not
/// fit there, in how many it has to be moved along the side, and the room that is left.
package struct SideRanking: Sendable {
  /// What is known of a side.
  private struct Side {
    let side: CalloutSide
    var cost = CoverCost.zero
    var fits = 0
    var misfits = 0
    var moved = 0
    var room = 0.0
    /// What a bubble takes there in the language that is being looked at; nil where it does not fit.
    var current: CoverCost?
  }

  /// In the order of reading, which decides between equals.
  private var sides: [Side]

  /// Nothing is known yet.
  package init(isRightToLeft: Bool) {
    sides = [.top, isRightToLeft ? .left : .right, .bottom, isRightToLeft ? .right : .left].map { Side(side: $0) }
  }

  /// Takes a language at a text size into account.
  ///
  /// Where a side has no room for the bubble it counts as the dearest of those that have: a side that is out of the
  /// question with the largest text is neither better nor worse for it.
  ///
  /// - Parameters:
  ///   - offers: what each side has for the bubble.
  ///   - cost: what a bubble takes there; not asked where there is nothing to choose.
  package mutating func add(_ offers: [CalloutSideOffer], cost: (Rect) -> CoverCost) {
    // A bubble is made narrower only where it fits on no side as it is.
    let isNarrowed = !offers.contains { $0.spot != nil && !$0.isNarrowed }
    func fits(_ offer: CalloutSideOffer) -> Bool { offer.spot != nil && offer.isNarrowed == isNarrowed }
    let fitting = offers.reduce(0) { $0 + (fits($1) ? 1 : 0) }
    var dearest = CoverCost.zero
    for place in sides.indices {
      sides[place].current = nil
      guard let offer = offers.first(where: { $0.side == sides[place].side }) else { continue }
      sides[place].room += offer.room
      guard fits(offer), let spot = offer.spot else { continue }
      let own = fitting < 2 ? .zero : cost(spot.frame)
      if dearest < own { dearest = own }
      sides[place].current = own
      sides[place].fits += 1
      if offer.isMoved { sides[place].moved += 1 }
    }
    if fitting == 0 { return }
    for place in sides.indices {
      sides[place].cost = sides[place].cost + (sides[place].current ?? dearest)
      if sides[place].current == nil { sides[place].misfits += 1 }
    }
  }

  /// The sides, best first; those on which it never fits come last.
  package var order: [CalloutSide] {
    var order = sides
    // Few enough for sorting by insertion, which leaves equals in their order.
    for place in order.indices.dropFirst() {
      let side = order[place]
      guard let better = order[..<place].firstIndex(where: { Self.isBetter(side, than: $0) }) else { continue }
      for next in stride(from: place, to: better, by: -1) { order.swapAt(next, next - 1) }
    }
    return order.map(\.side)
  }

  private static func isBetter(_ first: Side, than second: Side) -> Bool {
    if (first.fits > 0) != (second.fits > 0) { return first.fits > 0 }
    if first.cost != second.cost { return first.cost < second.cost }
    if first.misfits != second.misfits { return first.misfits < second.misfits }
    if first.moved != second.moved { return first.moved < second.moved }
    // Coordinates are written with three decimals.
    return first.room > second.room + 1e-6
  }
}
