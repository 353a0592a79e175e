package import TutorialLanguage
package import TutorialSyntax

/// A step with defaults and styles merged under it, for one variant.
///
/// `layer` holds what was written, each value with the place it comes from; the properties beside it give what holds
/// where nothing was.
package struct Step: Sendable {
  /// The place among the tutorial's steps, from 0.
  package var index: Int
  /// The id.
  package var id: Located<String>
  /// The whole step as written.
  package var range: ByteRange
  /// What was written, by the step or a layer under it. Its `screen` is the tutorial's where the step has none.
  package var layer: StepLayer
  /// What replaces movement for people who asked for less of it: the step's own over the tutorial's.
  package var reducedMotion: ReducedMotion
}

extension Step {
  /// The holes' targets; none for a centred callout.
  package var targets: [StepTarget] { layer.targets?.value ?? [] }

  /// What is tried in order where a target does not resolve.
  package var fallback: [Selector] { layer.fallback?.value ?? [] }

  /// What a variant without the target gets.
  package var onMissing: MissingTargetPolicy { layer.onMissing?.value ?? .error }

  /// The cutout that all targets share.
  package var cutout: CutoutLayer { layer.cutout ?? CutoutLayer(range: range) }

  /// The cutout of one of the targets.
  package func cutout(of target: StepTarget) -> CutoutLayer { target.cutout?.over(cutout) ?? cutout }

  /// The ring that all targets share, nil for none.
  package var ring: RingLayer? { layer.ring?.layer }

  /// The ring of one of the targets, nil for none.
  package func ring(of target: StepTarget) -> RingLayer? { merge(target.ring, layer.ring) { $0.over($1) }?.layer }

  /// The overlay, nil where it was taken away.
  package var overlay: OverlayLayer? {
    guard let overlay = layer.overlay else { return OverlayLayer(range: range) }
    return overlay.layer
  }

  /// The callout, nil for none.
  package var callout: CalloutLayer? { layer.callout?.layer }

  /// Seconds before the step comes.
  package var delay: Double { layer.delay?.value ?? 0 }

  /// How the target is scrolled in, nil where it is not.
  package var scroll: ScrollLayer? { layer.scroll?.layer }

  /// The idle loops.
  package var effects: [Effect] { layer.effects?.value ?? [] }

  /// The free movers.
  package var sprites: [Sprite] { layer.sprites?.value ?? [] }

  /// The rules of going on: those written, else buttons where there is a callout, else a tap anywhere.
  package var rules: [AdvanceRule] {
    if let rules = layer.advance?.value { return rules }
    func rule(_ trigger: AdvanceTrigger, to destination: Destination) -> AdvanceRule {
      AdvanceRule(range: range, trigger: Located(trigger, range), to: Located(destination, range))
    }
    guard callout != nil else { return [rule(.tapAnywhere, to: .next)] }
    return [rule(.button("next"), to: .next), rule(.button("back"), to: .back)]
  }

  /// Which touches reach the app: what is written, else `target` where a rule taps the target, else `block`.
  package var interactionMode: InteractionMode {
    if let mode = layer.interaction?.mode { return mode.value }
    let isTapped = rules.contains { rule in
      if case .tapTarget = rule.trigger.value { return true }
      return false
    }
    return isTapped ? .target : .block
  }

  /// One part of the transition, nil for none.
  package func movement(_ part: MovementPart) -> Movement? {
    switch layer.transition?[part] {
    case .none?: nil
    case .present(let layer)?: Movement(part, layer, range: layer.range, isWritten: true)
    case nil where part == .variantChange: nil
    case nil: Movement(part, MovementLayer(range: range), range: range, isWritten: false)
    }
  }
}
