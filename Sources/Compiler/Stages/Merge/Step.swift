package import TutorialLanguage
package import TutorialSyntax

/// A step with defaults and styles merged under it, for one variant.
///
/// `partial` holds what was written, each value with the place it comes from; the properties beside it give what holds
/// where nothing was.
package struct Step: Sendable {
  /// The place among the tutorial's steps, from 0.
  package var index: Int
  /// The id.
  package var id: Located<String>
  /// The whole step as written.
  package var range: ByteRange
  /// What was written, by the step or a partial under it. Its `screen` is the tutorial's where the step has none.
  package var partial: StepPartial
  /// What replaces movement for people who asked for less of it: the step's own over the tutorial's.
  package var reducedMotion: ReducedMotion
}

extension Step {
  /// The holes' targets; none for a centred callout.
  package var targets: [StepTarget] { partial.targets?.value ?? [] }

  /// What is tried in order where a target does not resolve.
  package var fallback: [Selector] { partial.fallback?.value ?? [] }

  /// What a variant without the target gets.
  package var onMissing: MissingTargetPolicy { partial.onMissingOrDefault }

  /// The cutout that all targets share.
  package var cutout: CutoutPartial { partial.cutout ?? CutoutPartial(range: range) }

  /// The cutout of one of the targets.
  package func cutout(of target: StepTarget) -> CutoutPartial { target.cutout?.over(cutout) ?? cutout }

  /// The ring that all targets share, nil for none.
  package var ring: RingPartial? { partial.ring?.partial }

  /// The ring of one of the targets, nil for none.
  package func ring(of target: StepTarget) -> RingPartial? { target.ring.over(partial.ring)?.partial }

  /// The overlay, nil where it was taken away.
  package var overlay: OverlayPartial? {
    guard let overlay = partial.overlay else { return OverlayPartial(range: range) }
    return overlay.partial
  }

  /// The callout, nil for none.
  package var callout: CalloutPartial? { partial.callout?.partial }

  /// Seconds before the step comes.
  package var delay: Double { partial.delayOrDefault }

  /// How the target is scrolled in, nil where it is not.
  package var scroll: ScrollPartial? { partial.scroll?.partial }

  /// The idle loops.
  package var effects: [Effect] { partial.effects?.value ?? [] }

  /// The free movers.
  package var sprites: [Sprite] { partial.sprites?.value ?? [] }

  /// The rules of going on: those written, else buttons where there is a callout, else a tap anywhere.
  package var rules: [AdvanceRule] {
    if let rules = partial.advance?.value { return rules }
    func rule(_ trigger: AdvanceTrigger, to destination: Destination) -> AdvanceRule {
      AdvanceRule(range: range, trigger: Located(trigger, range), to: Located(destination, range))
    }
    guard callout != nil else { return [rule(.tapAnywhere, to: .next)] }
    return [rule(.button("next"), to: .next), rule(.button("back"), to: .back)]
  }

  /// Which touches reach the app: what is written, else `target` where a rule taps the target, else `block`.
  package var interactionMode: InteractionMode {
    if let mode = partial.interaction?.mode { return mode.value }
    let isTapped = rules.contains { rule in
      if case .tapTarget = rule.trigger.value { return true }
      return false
    }
    return isTapped ? .target : .block
  }

  /// One part of the transition, nil for none.
  package func movement(_ part: MovementPart) -> Movement? {
    switch partial.transition?[part] {
    case .none?: nil
    case .present(let partial)?: Movement(part, partial, range: partial.range, isWritten: true)
    case nil where part == .variantChange: nil
    case nil: Movement(part, MovementPartial(range: range), range: range, isWritten: false)
    }
  }
}
