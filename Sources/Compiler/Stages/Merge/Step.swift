package import TutorialLanguage
package import TutorialSyntax
package import TutorialTour

/// A step with defaults and styles merged under it: the same one in all variants in which the same of its styles apply.
///
/// `partial` holds what was written, each value with the place it comes from; the properties beside it give what holds
/// where nothing was. Immutable, and known by its identity: what depends on the step alone is found once for it.
package final class Step: Sendable {
  /// The place among the tutorial's steps, from 0.
  package let index: Int
  /// The id.
  package let id: Located<String>
  /// The whole step as written.
  package let range: ByteRange
  /// What was written, by the step or a partial under it. Its `screen` is the tutorial's where the step has none.
  package let partial: StepPartial
  /// What replaces movement for people who asked for less of it: the step's own over the tutorial's.
  package let reducedMotion: ReducedMotion
  /// The holes' targets; none for a centred callout.
  package let targets: [StepTarget]
  /// The cutout that all targets share.
  package let cutout: CutoutPartial
  /// The cutout of each target.
  package let cutouts: [CutoutPartial]
  /// The ring of each target, nil for none.
  package let rings: [RingPartial?]
  /// Whether any target has one.
  let hasRings: Bool
  /// The overlay, nil where it was taken away.
  package let overlay: OverlayPartial?
  /// The callout, nil for none.
  package let callout: CalloutPartial?
  /// What is written of touches and of assistive technology.
  package let interaction: InteractionPartial?
  package let accessibility: AccessibilityPartial?
  /// The rules of going on: those written, else buttons where there is a callout, else a tap anywhere.
  package let rules: [AdvanceRule]
  /// Whether one of the rules waits for a tap on an element that it names.
  let tapsElements: Bool
  /// Whether a rule, or an item of `before`, waits for an element to come or to go.
  let awaitsElements: Bool
  /// Which touches reach the app: what is written, else `target` where a rule taps the target, else `block`.
  package let interactionMode: TourInteraction.Mode

  /// A step of which everything is known that is written.
  init(index: Int, id: Located<String>, range: ByteRange, partial: StepPartial, reducedMotion: ReducedMotion) {
    self.index = index
    self.id = id
    self.range = range
    self.partial = partial
    self.reducedMotion = reducedMotion
    targets = partial.targets?.value ?? []
    let cutout = partial.cutout ?? CutoutPartial(range: range)
    self.cutout = cutout
    cutouts = targets.map { $0.cutout?.over(cutout) ?? cutout }
    rings = targets.map { $0.ring == nil ? partial.ring?.partial : $0.ring.over(partial.ring)?.partial }
    hasRings = rings.contains { $0 != nil }
    if let overlay = partial.overlay { self.overlay = overlay.partial } else { overlay = OverlayPartial(range: range) }
    callout = partial.callout?.partial
    interaction = partial.interaction
    accessibility = partial.accessibility
    rules = Self.rules(partial, of: range)
    tapsElements = rules.contains { $0.tapped != nil }
    awaitsElements =
      rules.contains { $0.trigger.value.awaited != nil }
      || partial.before?.value.contains { $0.awaited != nil } == true
    interactionMode = partial.interaction?.mode?.value ?? (rules.contains(where: \.tapsTarget) ? .target : .block)
  }

  private static func rules(_ partial: StepPartial, of range: ByteRange) -> [AdvanceRule] {
    if let rules = partial.advance?.value { return rules }
    func rule(_ trigger: AdvanceTrigger, to destination: Destination) -> AdvanceRule {
      AdvanceRule(range: range, trigger: Located(trigger, range), to: Located(destination, range))
    }
    guard partial.callout?.partial != nil else { return [rule(.tapAnywhere, to: .next)] }
    return [rule(.button("next"), to: .next), rule(.button("back"), to: .back)]
  }
}

extension Step {
  /// What is tried in order where a target does not resolve.
  package var fallback: [Selector] { partial.fallback?.value ?? [] }

  /// What a variant without the target gets.
  package var onMissing: MissingTargetPolicy { partial.onMissingOrDefault }

  /// Whether a client may pass it over: its condition may not hold, or what it needs may not be there.
  package var mayBePassedOver: Bool {
    if partial.when != nil { return true }
    let skips = partial.onMissing.map { $0.thenOrDefault == .skip } ?? true
    let performs = partial.before?.value.contains { if case .action = $0 { true } else { false } } ?? false
    return skips && (performs || partial.onMissing?.isAwaited == true && !targets.isEmpty)
  }

  /// The ring that all targets share, nil for none.
  package var ring: RingPartial? { partial.ring?.partial }

  /// Seconds before the step comes.
  package var delay: Double { partial.delayOrDefault }

  /// How the target is scrolled in, nil where it is not.
  package var scroll: ScrollPartial? { partial.scroll?.partial }
  /// True where the author wrote `scroll: none`.
  package var isScrolledNowhere: Bool { partial.scroll?.isNone ?? false }

  /// The idle loops.
  package var effects: [Effect] { partial.effects?.value ?? [] }

  /// The free movers.
  package var sprites: [Sprite] { partial.sprites?.value ?? [] }

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

extension AdvanceRule {
  /// The element whose tap it waits for, where it names one.
  var tapped: Selector? {
    if case .tap(let selector) = trigger.value { return selector }
    return nil
  }

  /// Whether it waits for a tap on the step's own target.
  fileprivate var tapsTarget: Bool {
    if case .tapTarget = trigger.value { return true }
    return false
  }
}
