package import TutorialLanguage
package import TutorialSyntax
package import TutorialTour

/// A step merged with its defaults and styles, shared by all variants in which the same styles apply.
///
/// `partial` holds the written values, each with its location. The other properties have the defaults filled in. A step
/// is immutable and compared by identity, so that results that depend on the step alone are computed once.
package final class Step: Sendable {
  /// The index among the tutorial's steps, from 0.
  package let index: Int
  /// The id.
  package let id: Located<String>
  /// The whole step as written.
  package let range: ByteRange
  /// The values written by the step, its styles or the defaults. `screen` falls back to the tutorial's.
  package let partial: StepPartial
  /// The replacement of movement for people who prefer reduced motion: the step's own over the tutorial's.
  package let reducedMotion: ReducedMotion
  /// The targets of the holes; empty for a centred callout.
  package let targets: [StepTarget]
  /// The cutout that all targets share.
  package let cutout: CutoutPartial
  /// The cutout of each target.
  package let cutouts: [CutoutPartial]
  /// The ring of each target, nil for none.
  package let rings: [RingPartial?]
  let hasRings: Bool
  /// The overlay, or nil if it was removed.
  package let overlay: OverlayPartial?
  /// The callout, or nil for none.
  package let callout: CalloutPartial?
  /// The written handling of touches and of assistive technology.
  package let interaction: InteractionPartial?
  package let accessibility: AccessibilityPartial?
  /// The rules that advance the step.
  ///
  /// These are the written ones, or else buttons if there is a callout, or else a tap anywhere.
  package let rules: [AdvanceRule]
  /// True if one of the rules waits for a tap on an element that it names.
  let tapsElements: Bool
  /// True if a rule, or an item of `before`, waits for an element to appear or to go.
  let awaitsElements: Bool
  /// The touches that reach the app: the written mode, else `target` if a rule taps the target, else `block`.
  package let interactionMode: TourInteraction.Mode

  init(index: Int, id: Located<String>, range: ByteRange, partial: StepPartial, reducedMotion: ReducedMotion) {
    self.index = index
    self.id = id
    self.range = range
    self.partial = partial
    self.reducedMotion = reducedMotion
    targets = partial.targets?.value ?? []
    let cutout = partial.cutout ?? CutoutPartial()
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
  /// The selectors that are tried in order if a target doesn't resolve.
  package var fallback: [Selector] { partial.fallback?.value ?? [] }

  /// The policy for variants without the target.
  package var onMissing: MissingTargetPolicy { partial.onMissingOrDefault }

  /// True if a client may skip the step. Its condition may be false, or something it needs may be missing.
  package var mayBePassedOver: Bool {
    if partial.when != nil { return true }
    let skips = partial.onMissing.map { $0.thenOrDefault == .skip } ?? true
    let performs = partial.before?.value.contains { if case .action = $0 { true } else { false } } ?? false
    return skips && (performs || partial.onMissing?.isAwaited == true && !targets.isEmpty)
  }

  /// The ring that all targets share, or nil for none.
  package var ring: RingPartial? { partial.ring?.partial }

  /// The delay before the step, in seconds.
  package var delay: Double { partial.delayOrDefault }

  /// The scrolling that brings the target in, or nil for none.
  package var scroll: ScrollPartial? { partial.scroll?.partial }
  /// True if the author wrote `scroll: none`.
  package var isScrolledNowhere: Bool { partial.scroll?.isNone ?? false }

  /// The effects that loop while the step is idle.
  package var effects: [Effect] { partial.effects?.value ?? [] }

  /// The sprites, which move independently of the targets.
  package var sprites: [Sprite] { partial.sprites?.value ?? [] }

  /// Returns one part of the transition, or nil for none.
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
  /// The element whose tap the rule waits for, if it names one.
  var tapped: Selector? {
    if case .tap(let selector) = trigger.value { return selector }
    return nil
  }

  /// True if the rule waits for a tap on the step's own target.
  fileprivate var tapsTarget: Bool {
    if case .tapTarget = trigger.value { return true }
    return false
  }
}
