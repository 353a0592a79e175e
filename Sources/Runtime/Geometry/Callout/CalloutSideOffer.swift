/// What a side of its reference has for a callout.
package struct CalloutSideOffer: Sendable, Hashable {
  /// The side.
  package let side: CalloutSide
  /// Where the callout lies, in the middle of the side or as near to that as can be; nil where it does not fit.
  package let spot: CalloutSpot?
  /// Whether it had to be moved along the side.
  package let isMoved: Bool
  /// Whether it fits only because it was made narrower.
  package let isNarrowed: Bool
  /// Across the side, what is left beyond the callout as it would like to be; negative where it does not fit.
  package let room: Double

  /// The offer of the given parts.
  package init(side: CalloutSide, spot: CalloutSpot?, isMoved: Bool = false, isNarrowed: Bool = false, room: Double) {
    self.side = side
    self.spot = spot
    self.isMoved = isMoved
    self.isNarrowed = isNarrowed
    self.room = room
  }
}

extension CalloutScene {
  /// What all four sides have for a callout, whatever its placements; nothing without a reference.
  ///
  /// - Parameter size: its size, if it may be so wide at most.
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
