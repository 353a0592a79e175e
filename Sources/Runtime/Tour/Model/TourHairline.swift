// Hairlines: lines around holes without a ring, so that holes in a dark screen stay visible (docs/tour.md,
// "Hairlines").

extension TourStep {
  /// The step with a hairline around each of its holes, or the step itself if it has rings or no dim.
  ///
  /// - Parameter color: `#rrggbb` or `#rrggbbaa`; if transparent, there are no hairlines.
  public func hairlined(_ color: String) -> TourStep {
    guard rings.isEmpty, let overlay, overlay.opacity > 0, !(color.utf8.count == 9 && color.hasSuffix("00")) else {
      return self
    }
    var step = self
    step.rings = cutouts.enumerated().map { place, cutout in
      TourRing(
        group: place, cutouts: [place], width: 1, gap: -0.5, color: color, dash: nil, outline: cutout.outline,
        clip: cutout.clip)
    }
    return step
  }
}

extension TourVariant {
  /// The variant as drawn in a colour scheme, with the hairlines of a theme.
  public func hairlined(_ scheme: TourTheme.Scheme, of theme: TourTheme) -> TourVariant {
    var variant = self
    let color = theme[scheme][.hairline]
    variant.steps = steps.map { $0.hairlined(color) }
    return variant
  }

  /// The colour scheme of the variant's trait `colorScheme`, or nil if it has none.
  public var scheme: TourTheme.Scheme? { traits.colorScheme.flatMap(TourTheme.Scheme.init) }
}
