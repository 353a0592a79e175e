import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialTour
import TutorialValues

/// The steps of the previous variant with the same shape. Equal steps of the next variant are copied from here.
struct LoweredSteps {
  var plans: [StepPlan] = []
  var steps: [TourStep] = []
}

/// Lowers one variant of a plan.
struct VariantLowerer {
  let variant: VariantPlan
  /// The parts of its steps that their shapes determine.
  let forms: [StepTemplate]
  /// The steps of the previous variant with the same shape, or none.
  let last: LoweredSteps
  let callouts: [PlacedCallout?]
  /// The final index of each callout's content.
  let contents: [Int]
  let topology: OutlineTopology
  let compiled: CompiledVariant
  /// Writes the masks, and caches the overlay's part because most steps have the same overlay.
  private(set) var masks = MaskPath()

  mutating func lower() -> TourVariant {
    let steps = variant.steps.indices.map { step($0, callouts[$0]?.lowered(contents)) }
    let snapshot = variant.resolved.snapshot
    return TourVariant(
      id: variant.resolved.id, traits: compiled.traits,
      display: TourDisplay(size: snapshot.display.size, scale: snapshot.display.scale),
      textSizes: compiled.textSizes, screens: screens,
      skipped: variant.resolved.skipped.map { TourSkippedStep(step: $0.id, reason: $0.reason) },
      steps: steps)
  }

  /// The screens that the steps use, in the order of first use.
  private var screens: TourEntries<TourScreen> {
    var screens: [TourEntries<TourScreen>.Entry] = []
    var places: [String: Int] = [:]
    // The elements of each screen that are already listed; nil if it has neither native ids nor selectors.
    var named: [Set<String>?] = []
    func note(_ elements: some Sequence<ResolvedElement>, on snapshot: Snapshot) {
      // Most steps use the same screen as the step before.
      var place = screens.count - 1
      if screens.last?.name != snapshot.screen {
        place = places[snapshot.screen] ?? screens.count
        places[snapshot.screen] = place
      }
      if place == screens.count {
        screens.append(.init(snapshot.screen, TourScreen(safeArea: snapshot.safeAreaInsets)))
        named.append(snapshot.elements.haveNativeIDs || snapshot.elements.haveSelectors ? [] : nil)
      }
      if named[place] == nil { return }
      for element in elements {
        guard named[place]?.insert(element.id).inserted == true else { continue }
        let native = snapshot.elements.nativeID(element.index)
        let names = TourElementNames(
          native: native == element.id ? nil : native, selector: snapshot.elements.selector(element.index))
        if names != TourElementNames() { screens[place].value.elements.all.append(.init(element.id, names)) }
      }
    }
    for step in variant.steps.lazy.map(\.resolved) {
      note(step.named, on: step.snapshot)
      for awaited in step.allAwaited { note(CollectionOfOne(awaited.element), on: awaited.snapshot) }
    }
    return TourEntries(screens)
  }

  private mutating func step(_ place: Int, _ callout: TourCallout?) -> TourStep {
    let (plan, form) = (variant.steps[place], forms[place])
    let hasLast = place < last.steps.count
    let transitions =
      hasLast && last.plans[place].transitions == plan.transitions
      ? last.steps[place].transitions
      : zip(form.transitions, plan.transitions).map { transition, pairs in
        var transition = transition
        transition.pairs = pairs
        return transition
      }
    if hasLast, plan.isPlaced(like: last.plans[place]) {
      var step = last.steps[place]
      step.screen = plan.resolved.snapshot.screen
      step.callout = callout
      step.transitions = transitions
      return step
    }
    return TourStep(
      id: form.id, screen: plan.resolved.snapshot.screen, overlay: overlay(plan, form),
      cutouts: plan.cutouts.map { cutout($0) }, mask: mask(plan), rings: plan.rings.map { ring($0) },
      interaction: interaction(plan), callout: callout, advance: form.advance(in: plan.resolved),
      dismiss: form.dismiss, when: form.when, before: form.before(in: plan.resolved),
      missing: plan.cutouts.isEmpty ? nil : form.missing, scroll: scroll(plan), sprites: plan.sprites.map(\.lowered),
      loops: plan.loops.map { $0.lowered(ring) }, enter: form.enter, exit: form.exit,
      variantChange: form.variantChange,
      transitions: transitions,
      accessibility: accessibility(plan, form), reducedMotion: form.reducedMotion)
  }

  private func overlay(_ plan: StepPlan, _ form: StepTemplate) -> TourOverlay? {
    guard let frame = plan.overlayFrame, var overlay = form.overlay else { return nil }
    overlay.frame = frame
    return overlay
  }

  private func cutout(_ plan: CutoutPlan) -> TourCutout {
    TourCutout(
      target: plan.target, others: plan.others, element: plan.element, frame: plan.frame, shape: plan.shape,
      clip: plan.clip, cut: plan.cut, outline: topology.divide(plan.outline))
  }

  private mutating func mask(_ plan: StepPlan) -> TourMask? {
    guard let frame = plan.overlayFrame else { return nil }
    return TourMask(path: masks.text(of: frame, less: plan.opening))
  }

  private func ring(_ plan: RingPlan) -> TourRing {
    TourRing(
      group: plan.group, cutouts: plan.cutouts, width: plan.width, gap: plan.gap, color: plan.color.hex,
      dash: plan.dash,
      outline: topology.divide(plan.outline), clip: plan.clip)
  }

  private func interaction(_ plan: StepPlan) -> TourInteraction {
    let mode = plan.resolved.step.interactionMode
    return TourInteraction(
      mode: mode, pass: mode == .target ? Array(plan.cutouts.indices) : [],
      allow: plan.resolved.allowed.map(TourElement.init), hitPadding: plan.resolved.hitPadding)
  }

  private func scroll(_ plan: StepPlan) -> TourScroll? {
    let step = plan.resolved.step
    guard let partial = step.scroll else {
      return step.isScrolledNowhere ? TourScroll(align: .none, duration: 0, offsets: []) : nil
    }
    let containers = plan.resolved.snapshot.scrollContainers
    return TourScroll(
      align: TourScroll.Alignment(partial.alignOrDefault), duration: partial.durationOrDefault,
      offsets: plan.resolved.scrolling.map {
        TourScroll.Offset(space: containers[$0.container].space, from: $0.from, to: $0.to)
      })
  }

  private func accessibility(_ plan: StepPlan, _ form: StepTemplate) -> TourAccessibility {
    let step = plan.resolved.step
    var accessibility = form.accessibility
    // The focus can't go to a missing part.
    let wantsTarget = step.accessibility?.focus?.value == .target || step.callout == nil
    accessibility.focus = wantsTarget && !plan.cutouts.isEmpty ? .target : .callout
    accessibility.order = focusOrder(of: plan, form, from: accessibility.focus)
    return accessibility
  }

  /// Returns the focus order: first the initial focus, then everything else that a person can reach.
  private func focusOrder(
    of plan: StepPlan, _ form: StepTemplate, from focus: TourAccessibility.Focus
  ) -> [TourAccessibility.Stop] {
    let mode = plan.resolved.step.interactionMode
    let hasCallout = plan.resolved.step.callout != nil
    let hasCutouts = !plan.cutouts.isEmpty && (focus == .target || mode != .block || form.isTargetTapped)
    let hasTapped = form.rules.contains { plan.resolved.tapped(by: $0.place) != nil }
    var order: [TourAccessibility.Stop] = []
    if focus == .target, hasCutouts { order.append(.cutouts) }
    if hasCallout { order.append(.callout) }
    if focus != .target, hasCutouts { order.append(.cutouts) }
    if hasTapped || !plan.resolved.allowed.isEmpty { order.append(.elements) }
    return order
  }
}

extension ResolvedStep {
  /// The distance by which touch areas exceed their elements on each side.
  var hitPadding: EdgeInsets {
    guard let padding = step.interaction?.hitPadding?.value else { return .zero }
    return padding.edges(rightToLeft: snapshot.traits.direction == .rightToLeft)
  }
}
