package import TutorialLanguage
package import TutorialMotion
package import TutorialSyntax
package import TutorialTour

/// One part of a transition, complete.
package struct Movement: Sendable {
  /// What it does with the holes.
  package var kind: TourTransitionKind
  /// How progress goes with time.
  package var easing: Easing
  /// Seconds: what is written, or the default; 0 for a cut, nil for what takes its own time, as a spring does.
  package var duration: Double?
  /// Seconds before it starts.
  package var delay: Double
  /// The height of the bend as a fraction of the way, positive to the left of travel.
  package var arc: Located<Double>?
  /// Where it is written, or the step.
  package var range: ByteRange
  /// Whether the part is written at all, in the step or under it.
  package var isWritten: Bool

  /// A partial with what it leaves out filled in: enter and exit fade in 0.25 s easeOut, all else morphs in 0.35 s
  /// easeInOut.
  init(_ part: MovementPart, _ partial: MovementPartial, range: ByteRange, isWritten: Bool) {
    let isAppearance = part == .enter || part == .exit
    kind = partial.kind?.value ?? (isAppearance ? .fade : .morph)
    easing = partial.easing?.value ?? (isAppearance ? .easeOut : .easeInOut)
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

/// What replaces movement, complete.
package struct ReducedMotion: Sendable, Hashable {
  /// A fade or a cut.
  package var kind: TourReducedMotion.Kind
  /// Seconds; 0 for a cut.
  package var duration: Double

  /// A partial with what it leaves out filled in: a fade in 0.2 s.
  init(_ partial: ReducedMotionPartial?) {
    let partial = partial ?? ReducedMotionPartial(range: ByteRange(0, 0))
    kind = partial.kindOrDefault
    duration = kind == .cut ? 0 : partial.durationOrDefault
  }
}

extension Tutorial {
  /// What replaces movement: `reducedMotion`, else a fade in 0.2 s.
  package var reducedMotionOrDefault: ReducedMotion { ReducedMotion(reducedMotion) }
}
