/// The place that one side of the reference offers to a callout.
package struct CalloutSideOffer: Sendable, Hashable {
  /// The side.
  package let side: CalloutSide
  /// The callout in the middle of the side, or as near to it as possible, or nil if it doesn't fit.
  package let spot: CalloutSpot?
  /// True if the callout had to be shifted along the side.
  package let isMoved: Bool
  /// True if the callout fits only because it was narrowed.
  package let isNarrowed: Bool
  /// The room left across the side, beyond the callout at its natural size; negative if it doesn't fit.
  package let room: Double

  /// An offer with the given parts.
  package init(side: CalloutSide, spot: CalloutSpot?, isMoved: Bool = false, isNarrowed: Bool = false, room: Double) {
    self.side = side
    self.spot = spot
    self.isMoved = isMoved
    self.isNarrowed = isNarrowed
    self.room = room
  }
}

extension CalloutScene {
  /// The offers of all four sides, regardless of the placements; empty without a reference.
  ///
  /// - Parameter size: returns the callout's size for a given width limit.
  package func offers(_ size: (_ limit: Double) -> Size) -> [CalloutSideOffer] {
    guard let reference else { return [] }
    let natural = size(boundary.width)
    return CalloutSide.allCases.map { side in
      let strip = CalloutStrip(self, side, of: reference)
      let room = strip.room - (side.slidesAcross ? natural.height : natural.width)
      if let found = strip.shifted(natural, .center) {
        return CalloutSideOffer(side: side, spot: found.spot, isMoved: found.shift > Span.tolerance, room: room)
      }
      guard !side.slidesAcross, room < 0, strip.room >= narrowest,
        let found = strip.shifted(size(strip.room), .center)
      else { return CalloutSideOffer(side: side, spot: nil, room: room) }
      return CalloutSideOffer(
        side: side, spot: found.spot, isMoved: found.shift > Span.tolerance, isNarrowed: true, room: room)
    }
  }
}
