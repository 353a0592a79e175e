package import TutorialLanguage
package import TutorialMotion
package import TutorialSyntax
package import TutorialTour

/// One part of a transition, with defaults filled in.
package struct Movement: Sendable {
  /// What it does with the holes.
  package var kind: TourTransitionKind
  /// How progress goes with time.
  package var easing: Easing
  /// The duration in seconds, as written or by default.
  ///
  /// 0 for a cut; nil for an easing that determines its own duration, such as a spring.
  package var duration: Double?
  /// The delay before the start, in seconds.
  package var delay: Double
  /// The height of the bend as a fraction of the distance, positive to the left of the direction of travel.
  package var arc: Located<Double>?
  /// The location of the movement, or of the step.
  package var range: ByteRange
  /// True if the step, its styles or the defaults write this part.
  package var isWritten: Bool

  /// Fills in the defaults of a partial: enter and exit fade in 0.25 s easeOut, all else morphs in 0.35 s by Material 3's standard curve.
  init(_ part: MovementPart, _ partial: MovementPartial, range: ByteRange, isWritten: Bool) {
    let isAppearance = part == .enter || part == .exit
    kind = partial.kind?.value ?? (isAppearance ? .fade : .morph)
    easing = partial.easing?.value ?? (isAppearance ? .easeOut : .standardMove)
    if kind == .cut {
      duration = 0
    } else if easing.takesOwnTime {
      duration = nil
    } else {
      duration = partial.duration?.value ?? (isAppearance ? 0.25 : 0.35)
    }
    delay = partial.delayOrDefault
    arc = partial.arc
    self.range = range
    self.isWritten = isWritten
  }
}

/// The replacement of movement, with defaults filled in.
package struct ReducedMotion: Sendable, Hashable {
  /// A fade or a cut.
  package var kind: TourReducedMotion.Kind
  /// Seconds; 0 for a cut.
  package var duration: Double

  /// Fills in the defaults of a partial: a fade in 0.2 s.
  init(_ partial: ReducedMotionPartial?) {
    let partial = partial ?? ReducedMotionPartial()
    kind = partial.kindOrDefault
    duration = kind == .cut ? 0 : partial.durationOrDefault
  }
}

extension Tutorial {
  /// The replacement of movement: `reducedMotion`, or else a fade in 0.2 s.
  package var reducedMotionOrDefault: ReducedMotion { ReducedMotion(reducedMotion) }
}
