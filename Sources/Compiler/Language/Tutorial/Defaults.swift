package import TutorialGeometry
package import TutorialMotion
import TutorialSyntax

/// What holds where a tutorial says nothing. Lengths in logical units.
package enum Defaults {
  /// Around a target.
  package static let padding = 8.0
  /// Of a rounded rectangle whose element gives no radius.
  package static let radius = 8.0
  /// Of a ring.
  package static let ringWidth = 3.0
  /// Of the overlay.
  package static let overlayOpacity = 0.6
  /// The largest width of a callout.
  package static let calloutWidth = 320.0
  /// Between the cutout and its callout.
  package static let calloutGap = 12.0
  /// Of a sprite.
  package static let spriteSize = Size(24, 24)
  /// Seconds that a sprite takes, as a move does.
  package static let spriteDuration = 0.35
  /// Seconds of one round of an effect.
  package static let effectPeriod = 1.5
}

extension CutoutPartial {
  /// `shape`, else the element's own.
  package var shapeOrDefault: CutoutShape { shape?.value ?? .auto }
  /// `at`, else the centre.
  package var pointOrDefault: TargetPoint { at?.value ?? .center }
  /// `corners`, else quarter circles.
  package var cornersOrDefault: CornerStyle { corners?.value ?? .circular }
  /// `fit`, else around all of the target.
  package var fitOrDefault: CircleFit { fit?.value ?? .circumscribe }
  /// `padding`, else 8.
  package var paddingOrDefault: Padding { padding?.value ?? .all(Defaults.padding) }
  /// `combine`, else a hole and a ring each.
  package var combineOrDefault: CutoutCombination { combine?.value ?? .separate }
  /// `clip`, else what is visible.
  package var clipOrDefault: CutoutClip { clip?.value ?? .visible }
}

extension RingPartial {
  /// `width`, else 3.
  package var widthOrDefault: Double { width?.value ?? Defaults.ringWidth }
  /// `color`, else white.
  package var colorOrDefault: Color { color?.value ?? .white }
  /// `gap`, else 0.
  package var gapOrDefault: Double { gap?.value ?? 0 }
  /// `dash`, nil for an unbroken line.
  package var dashOrDefault: [Double]? { dash.flatMap { $0.value.isEmpty ? nil : $0.value } }
}

extension OverlayPartial {
  /// `color`, else black.
  package var colorOrDefault: Color { color?.value ?? .black }
  /// `opacity`, else 0.6.
  package var opacityOrDefault: Double { opacity?.value ?? Defaults.overlayOpacity }
  /// `blur`, else 0.
  package var blurOrDefault: Double { blur?.value ?? 0 }
  /// `extent`, else the window.
  package var extentOrDefault: OverlayExtent { extent?.value ?? .window }
}

extension CalloutPartial {
  /// `kind`, else a bubble.
  package var kindOrDefault: CalloutKind { kind?.value ?? .bubble }
  /// `placement`, else whichever side has room.
  package var placementOrDefault: [Placement] { placement?.value ?? [Placement(.auto)] }
  /// `width`, else 320.
  package var widthOrDefault: Double { width?.value ?? Defaults.calloutWidth }
  /// `gap`, else 12.
  package var gapOrDefault: Double { gap?.value ?? Defaults.calloutGap }
  /// `arrow`, else there is one.
  package var arrowOrDefault: Bool { arrow?.value ?? true }
}

extension ScrollPartial {
  /// `align`, else as little as needed.
  package var alignOrDefault: ScrollAlignment { align?.value ?? .nearest }
  /// `duration`, else 0.35 s.
  package var durationOrDefault: Double { duration?.value ?? 0.35 }
}

extension SpriteLook {
  /// `size`, else 24 by 24.
  package var sizeOrDefault: Size { size?.value ?? Defaults.spriteSize }
  /// `easing`, else easeInOut.
  package var easingOrDefault: Easing { easing?.value ?? .bezier(.easeInOut) }
  /// `duration`, else 0.35 s; a spring takes its own time.
  package var durationOrDefault: Double { duration?.value ?? Defaults.spriteDuration }
  /// `after`, else it goes.
  package var endingOrDefault: SpriteEnding { after?.value ?? .remove }
}

extension Effect {
  /// `period`, else 1.5 s.
  package var periodOrDefault: Double { period?.value ?? Defaults.effectPeriod }
  /// `amount`, else what suits the kind: a fraction of the hole's smaller side; for a glow, the opacity.
  package var amountOrDefault: Double {
    if let amount { return amount.value }
    return switch kind.value {
    case .pulse: 0.1
    case .ripple: 0.6
    case .glow: 0.6
    case .bounce: 0.15
    }
  }
}
