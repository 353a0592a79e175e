import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialTour

/// Lowers one variant of a plan.
struct VariantLowerer {
  private let variant: VariantPlan
  private let topology: OutlineTopology
  /// The texts met so far, in all variants.
  private(set) var strings: StringTable

  init(_ variant: VariantPlan, topology: OutlineTopology, strings: StringTable) {
    self.variant = variant
    self.topology = topology
    self.strings = strings
  }

  /// The variant as the tour has it.
  mutating func lower() -> TourVariant {
    let snapshot = variant.resolved.snapshot
    return TourVariant(
      id: variant.resolved.id, traits: TourTraits(snapshot.traits),
      display: TourDisplay(size: snapshot.display.size, scale: snapshot.display.scale), screens: screens,
      skipped: variant.resolved.skipped.map { TourSkippedStep(step: $0.id, reason: $0.reason) },
      steps: variant.steps.map { step($0) })
  }

  /// The screens that the steps visit, in the order of the first visit.
  private var screens: TourEntries<TourScreen> {
    var seen: Set<String> = []
    return TourEntries(
      variant.steps.map(\.resolved.snapshot).filter { seen.insert($0.screen).inserted }.map {
        .init($0.screen, TourScreen(safeArea: $0.safeAreaInsets))
      })
  }

  private mutating func step(_ plan: StepPlan) -> TourStep {
    let partial = plan.resolved.step.partial
    let rules = plan.rules.map { TourAdvance($0.trigger, to: stepID($0.to), when: $0.when.map(TourCondition.init)) }
    return TourStep(
      id: plan.resolved.step.id.value, screen: plan.resolved.snapshot.screen, overlay: overlay(plan),
      cutouts: plan.cutouts.map { cutout($0) }, mask: mask(plan), rings: plan.rings.map { ring($0) },
      interaction: interaction(plan), callout: callout(plan), advance: rules,
      when: partial.when.map(TourCondition.init), scroll: scroll(plan),
      sprites: plan.sprites.map(\.lowered), loops: plan.loops.map { $0.lowered(ring) }, enter: appearance(plan.enter),
      exit: appearance(plan.exit), variantChange: appearance(plan.variantChange),
      transitions: plan.transitions.map { transition($0) }, accessibility: accessibility(plan),
      reducedMotion: plan.reducedMotion.map {
        TourReducedMotion(kind: $0.kind, motion: $0.motion.map(motionID))
      })
  }

  /// The id of the step at a place of the variant.
  private func stepID(_ place: Int?) -> String? {
    place.map { variant.steps[$0].resolved.step.id.value }
  }

  private func overlay(_ plan: StepPlan) -> TourOverlay? {
    guard let frame = plan.overlayFrame, let overlay = plan.resolved.step.overlay else { return nil }
    return TourOverlay(
      color: overlay.colorOrDefault.hex, opacity: overlay.opacityOrDefault, blur: overlay.blurOrDefault, frame: frame)
  }

  private func cutout(_ plan: CutoutPlan) -> TourCutout {
    TourCutout(
      target: plan.target, others: plan.others, element: plan.element, frame: plan.frame, shape: plan.shape,
      clip: plan.clip,
      outline: topology.divide(plan.outline))
  }

  private func mask(_ plan: StepPlan) -> TourMask? {
    guard let frame = plan.overlayFrame else { return nil }
    return TourMask(over: frame, opening: plan.opening)
  }

  private func ring(_ plan: RingPlan) -> TourRing {
    TourRing(
      cutouts: plan.cutouts, width: plan.width, gap: plan.gap, color: plan.color.hex, dash: plan.dash,
      outline: topology.divide(plan.outline))
  }

  private func interaction(_ plan: StepPlan) -> TourInteraction {
    let mode = TourInteraction.Mode(plan.resolved.step.interactionMode)
    let hitPadding = plan.resolved.step.partial.interaction?.hitPadding?.value
    let rightToLeft = plan.resolved.snapshot.traits.direction == .rightToLeft
    return TourInteraction(
      mode: mode, pass: mode == .target ? Array(plan.cutouts.indices) : [],
      allow: plan.resolved.allowed.map(TourElement.init),
      hitPadding: hitPadding?.edges(rightToLeft: rightToLeft) ?? .zero)
  }

  private func scroll(_ plan: StepPlan) -> TourScroll? {
    guard let partial = plan.resolved.step.scroll else { return nil }
    let containers = plan.resolved.snapshot.scrollContainers
    return TourScroll(
      align: TourScroll.Alignment(partial.alignOrDefault), duration: partial.durationOrDefault,
      offsets: plan.resolved.scrolling.map {
        TourScroll.Offset(space: containers[$0.container].space, from: $0.from, to: $0.to)
      })
  }

  private func appearance(_ plan: MovementPlan?) -> TourAppearance? {
    plan.map {
      TourAppearance(
        motion: $0.motion.map(motionID), kind: $0.kind, delay: $0.delay, lockInput: $0.takesTime, arc: $0.arc)
    }
  }

  private func transition(_ plan: TransitionPlan) -> TourTransition {
    let bends = plan.bends
    let travelling = zip(plan.pairs, bends).filter { $0.0.old != nil && $0.0.new != nil }.map(\.1)
    // Most often all holes go the same way, as the only one always does.
    let common = travelling.first?.flatMap { first in
      travelling.allSatisfy { $0.map { ($0 - first).length < 1e-6 } ?? false } ? first : nil
    }
    return TourTransition(
      from: stepID(plan.from), kind: plan.movement.kind, motion: plan.movement.motion.map(motionID),
      delay: plan.movement.delay, lockInput: plan.movement.takesTime, pairs: plan.pairs, bend: common,
      bends: common == nil && bends.contains { $0 != nil } ? bends : nil)
  }
}

extension VariantLowerer {
  private mutating func callout(_ plan: StepPlan) -> TourCallout? {
    guard let partial = plan.resolved.step.callout else { return nil }
    let id = plan.resolved.step.id.value
    var buttons: [TourButton] = []
    for button in plan.buttons {
      let title =
        switch button.title {
        case .written(let title, let place): strings.key("steps.\(id).callout.buttons.\(place).title", for: title)
        case .standard(let button): button.key
        }
      buttons.append(TourButton(title: title, to: stepID(button.to), role: button.role))
    }
    return TourCallout(
      kind: TourCallout.Kind(partial.kind?.value ?? (partial.sheetHeight == nil ? .bubble : .sheet)),
      title: partial.title.map { strings.key("steps.\(id).callout.title", for: $0) },
      body: partial.body.map { strings.key("steps.\(id).callout.body", for: $0) }, image: partial.image?.value,
      buttons: buttons, anchor: plan.resolved.anchor.map(TourElement.init),
      placement: partial.placementOrDefault.map(TourPlacement.init),
      width: partial.widthOrDefault, maxHeight: partial.maxHeight?.value, size: partial.size?.value,
      gap: partial.gapOrDefault, arrow: partial.arrowOrDefault != .absent, arrowSize: partial.arrowSize,
      avoid: plan.resolved.avoided.map(TourElement.init), sheetHeight: partial.sheetHeight?.value)
  }

  private mutating func accessibility(_ plan: StepPlan) -> TourAccessibility {
    let partial = plan.resolved.step.partial.accessibility
    let id = plan.resolved.step.id.value
    let hasCallout = plan.resolved.step.callout != nil
    // The focus cannot go to what is not there.
    let wantsTarget = partial?.focus?.value == .target || !hasCallout
    let focus = wantsTarget && !plan.cutouts.isEmpty ? TourAccessibility.Focus.target : .callout
    return TourAccessibility(
      label: partial?.label.map { strings.key("steps.\(id).accessibility.label", for: $0) },
      hint: partial?.hint.map { strings.key("steps.\(id).accessibility.hint", for: $0) },
      announce: partial?.announceOrDefault == .assertive ? .assertive : .polite,
      focus: focus, order: focusOrder(of: plan, from: focus))
  }

  /// What the focus passes through: where it goes first, then what else a person can get to.
  private func focusOrder(of plan: StepPlan, from focus: TourAccessibility.Focus) -> [TourAccessibility.Stop] {
    let mode = plan.resolved.step.interactionMode
    let isTapped = plan.rules.contains { $0.trigger == .tapTarget }
    let hasTapped = plan.rules.contains { rule in
      if case .tap = rule.trigger { return true }
      return false
    }
    var stops: Set<TourAccessibility.Stop> = []
    if plan.resolved.step.callout != nil { stops.insert(.callout) }
    if !plan.cutouts.isEmpty, focus == .target || mode != .block || isTapped { stops.insert(.cutouts) }
    if hasTapped || !plan.resolved.allowed.isEmpty { stops.insert(.elements) }
    let order: [TourAccessibility.Stop] = focus == .target ? [.cutouts, .callout] : [.callout, .cutouts]
    return (order + [.elements]).filter(stops.contains)
  }
}

extension MovementPlan {
  /// Whether touches must wait for it.
  fileprivate var takesTime: Bool { motion != nil || delay > 0 }
}
