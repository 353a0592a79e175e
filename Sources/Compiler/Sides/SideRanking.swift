package import TutorialGeometry

/// Ranks the sides of a bubble's target by how little it covers there, for all languages and text sizes together.
///
/// The criteria, in this order:
///
/// - the cost of covering content that belongs to the target
/// - the cost of covering anything readable
/// - the number of languages and sizes in which the bubble doesn't fit there
/// - the number in which it has to be moved along the side
/// - the remaining room
package struct SideRanking: Sendable {
  /// The totals for a side.
  private struct Side {
    let side: CalloutSide
    var cost = CoverCost.zero
    var fits = 0
    var misfits = 0
    var moved = 0
    var room = 0.0
    /// The cost in the language that is being added; nil if the bubble doesn't fit.
    var current: CoverCost?
  }

  /// The sides in reading order, which decides ties.
  private var sides: [Side]

  /// A ranking without any data yet.
  package init(isRightToLeft: Bool) {
    sides = [.top, isRightToLeft ? .left : .right, .bottom, isRightToLeft ? .right : .left].map { Side(side: $0) }
  }

  /// Takes a language at a text size into account.
  ///
  /// A side without room for the bubble gets the highest cost among the sides that have room. So a side that is
  /// impossible only with the largest text is neither better nor worse for it.
  ///
  /// - Parameters:
  ///   - offers: the bubble's options on each side.
  ///   - cost: returns the cost of a bubble's frame; not called if there is no choice.
  package mutating func add(_ offers: [CalloutSideOffer], cost: (Rect) -> CoverCost) {
    // A bubble is narrowed only if it fits on no side at full width.
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

  /// The sides, best first. Sides on which the bubble never fits come last.
  package var order: [CalloutSide] {
    var order = sides
    // Insertion sort is stable, and fast enough for four sides.
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
    // Coordinates have three decimals.
    return first.room > second.room + 1e-6
  }
}
