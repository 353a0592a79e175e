public import TutorialGeometry

extension Tour {
  /// The variant that fits a device best: by platform, idiom, orientation, locale, colour scheme and text size, each
  /// the same or not, the earlier weighing more than all later ones together; among equals the one with the nearest
  /// display; among those the first.
  ///
  /// - Parameters:
  ///   - traits: what the device is. A trait that is nil plays no part.
  ///   - display: the device's display in logical units, as it is held.
  /// - Returns: nil only for a tour without variants.
  public func variant(for traits: TourTraits, display: Size) -> TourVariant? {
    var best: (variant: TourVariant, rank: Int, distance: Double)?
    for variant in variants {
      let rank = variant.traits.likeness(to: traits)
      let distance = variant.display.size.squaredDistance(to: display)
      if let best, (rank, -distance) <= (best.rank, -best.distance) { continue }
      best = (variant, rank, distance)
    }
    return best?.variant
  }
}

extension TourTraits {
  /// Which of the traits that a variant is picked by are the same, as a binary number, the weightiest first.
  fileprivate func likeness(to other: TourTraits) -> Int {
    let picked: [KeyPath<TourTraits, String?>] = [
      \.platform, \.idiom, \.orientation, \.locale, \.colorScheme, \.textSize,
    ]
    return picked.reduce(0) { rank, trait in
      let isSame = self[keyPath: trait] != nil && self[keyPath: trait] == other[keyPath: trait]
      return rank * 2 + (isSame ? 1 : 0)
    }
  }
}

extension Size {
  fileprivate func squaredDistance(to other: Size) -> Double {
    let across = width - other.width
    let down = height - other.height
    return across * across + down * down
  }
}
