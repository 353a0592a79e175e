import TutorialLanguage
import TutorialLayouts
import TutorialMotion
package import TutorialSyntax
import TutorialTour

/// Checks the motion of steps, independently of their holes, for durations that are too long and for flashes.
struct MotionCheck {
  /// The motions that movements refer to.
  let motions: MotionTable
  let tutorial: Tutorial
  /// The longest acceptable motion, in seconds.
  private static let patience = 2.0

  func diagnostics(of step: Step) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for part in MovementPart.allCases {
      if let movement = step.movement(part) { found += check(movement, part, of: step) }
    }
    if let duration = step.scroll?.duration, duration.value > Self.patience {
      found.append(longMotion("the scrolling", duration.value, at: duration.range))
    }
    if step.reducedMotion.duration > Self.patience,
      let duration = step.partial.reducedMotion?.duration ?? tutorial.reducedMotion?.duration
    {
      found.append(longMotion("reduced motion", duration.value, at: duration.range))
    }
    return found
  }

  private func check(_ movement: Movement, _ part: MovementPart, of step: Step) -> [Diagnostic] {
    guard movement.isWritten else { return [] }
    let partial = step.partial.transition?[part]?.partial
    let easing = partial?.easing?.range ?? movement.range
    var found: [Diagnostic] = []
    if let seconds = movement.duration, seconds > Self.patience, let duration = partial?.duration {
      found.append(longMotion(part.words, duration.value, at: duration.range))
    }
    guard movement.easing.mayTurnOften, movement.kind != .cut else { return found }
    let motion = motions.motion(of: movement.easing, duration: movement.duration ?? 0)
    if movement.easing.takesOwnTime {
      if motion.duration > Limits.duration { return [tooLong(part.words, motion.duration, at: easing)] }
      if motion.duration > Self.patience { found.append(longMotion(part.words, motion.duration, at: easing)) }
    }
    // A hole that oscillates doesn't flash; a hole that jumps back and forth does.
    if movement.kind == .fade || motion.hasJumps, motion.flashes() {
      found.append(flashingMovement(part.words, at: easing))
    }
    return found
  }

  func diagnostic(of sprite: SpritePlan) -> Diagnostic? {
    guard motions.motions.indices.contains(sprite.motion) else { return nil }
    let motion = motions.motions[sprite.motion]
    let written = sprite.resolved.sprite
    let easing = written.look.easing?.range ?? written.range
    if motion.duration > Limits.duration { return tooLong("the flight of the sprite", motion.duration, at: easing) }
    guard written.look.easingOrDefault.mayTurnOften else { return nil }
    let opacity = written.look.opacity?.value ?? [1, 1]
    let isFlickering = motion.flashes(from: opacity.first ?? 1, to: opacity.last ?? 1)
    return isFlickering || motion.hasJumps && motion.flashes() ? flashingMovement("the sprite", at: easing) : nil
  }

  /// Returns the diagnostic of a motion beyond the limit.
  ///
  /// The decoder reports springs that don't settle within the limit. A smaller tolerance may make others take longer.
  private func tooLong(_ subject: String, _ seconds: Double, at range: ByteRange) -> Diagnostic {
    Diagnostic(
      .valueOutOfRange, "\(subject) takes \(brief(seconds)) s, the limit is \(describe(Limits.duration)) s",
      at: SourceSpan(tutorial.source, range),
      notes: [.init("a spring ends when it is as near as `--tolerance` says: a larger tolerance ends it sooner")])
  }

  private func longMotion(_ subject: String, _ seconds: Double, at range: ByteRange) -> Diagnostic {
    Diagnostic(
      .longMotion, "\(subject) takes \(describe(seconds)) s", at: SourceSpan(tutorial.source, range),
      notes: [.init("a person waits for it: more than \(describe(Self.patience)) s is long")])
  }

  private func flashingMovement(_ subject: String, at range: ByteRange) -> Diagnostic {
    Diagnostic(
      .flashingEffect, "\(subject) flashes more than \(Flashes.limit) times within a second",
      at: SourceSpan(tutorial.source, range), notes: [.init(Flashes.note)])
  }
}

extension MovementPart {
  /// The part's name within a sentence.
  fileprivate var words: String {
    switch self {
    case .enter: "the entrance"
    case .move: "the move"
    case .exit: "the exit"
    case .variantChange: "the change of the variant"
    }
  }
}

extension DiagnosticID {
  /// `flashing-effect`.
  package static let flashingEffect = DiagnosticID(
    "flashing-effect", .error,
    rule:
      "Something flashes more than three times within a second, which can trigger seizures (WCAG 2.2, 2.3.1). Each "
      + "round of an effect is a flash; effects with the same period flash together. A spring flashes too if it "
      + "overshoots so far that a fade, or a sprite's opacity, goes back and forth. So does an easing of points that "
      + "jumps back and forth.",
    wrong: """
      effects: [{ kind: glow, period: 0.2s }]
      """,
    right: """
      effects: [{ kind: glow, period: 1.2s }]
      """)

  /// `long-motion`.
  package static let longMotion = DiagnosticID(
    "long-motion", .warning,
    rule:
      "The motion makes a person wait: it takes more than 2 s, as a part of a transition, as reduced motion, or as "
      + "scrolling. Sprites and effects make nobody wait.",
    wrong: """
      transition: { move: { duration: 4s } }
      """,
    right: """
      transition: { move: { duration: 0.35s } }
      """)

  /// `motion-leaves-viewport`.
  package static let motionLeavesViewport = DiagnosticID(
    "motion-leaves-viewport", .warning,
    rule:
      "Something is on the display at both ends of a motion, but leaves it on the way: an arc bends too far, a spring "
      + "overshoots at the edge, or a bounce goes too high. A hole may be outside by no more than its padding. At "
      + "each place, only the motion that goes out the farthest is reported.",
    wrong: """
      transition: { move: { arc: 2 } }
      """,
    right: """
      transition: { move: { arc: 0.15 } }
      """)
}
