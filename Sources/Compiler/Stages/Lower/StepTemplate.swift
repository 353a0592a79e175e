import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialTour
import TutorialValues

/// The part of a tour's step that doesn't depend on frames, shared by all variants with the same shape.
final class StepTemplate: Sendable {
  let id: String
  /// The overlay without its frame.
  let overlay: TourOverlay?
  let rules: [RulePlan]
  /// The rules in the tour's form, without the elements that they wait for.
  private let advance: [TourAdvance]
  /// True if a rule waits for a tap on the step's own target.
  let isTargetTapped: Bool
  /// The ways to leave the tour at this step, if they differ from the tour's.
  let dismiss: [Tour.Dismissal]?
  let when: TourCondition?
  /// The preparations that bring the app to the step's screen.
  private let before: [Preparation]
  /// The client's behaviour while the app doesn't show the step's targets.
  let missing: TourMissing?
  /// The movements of the overlay when it enters, exits, and changes with the variant.
  let enter: TourAppearance?
  let exit: TourAppearance?
  let variantChange: TourAppearance?
  /// The ways into the step, without the transitions of holes.
  let transitions: [TourTransition]
  /// The texts for assistive technology. The focus depends on the holes.
  let accessibility: TourAccessibility
  let reducedMotion: TourReducedMotion?

  init(_ shape: StepShape, of variant: VariantShape, _ texts: StringTable) {
    func stepID(_ place: Int?) -> String? { place.map { variant.steps[$0].step.id.value } }
    let step = shape.step
    id = step.id.value
    overlay = step.overlay.map {
      TourOverlay(
        color: $0.colorOrDefault.hex, opacity: $0.opacityOrDefault, blur: $0.blurOrDefault, frame: Rect(0, 0, 0, 0))
    }
    // Rules for routes have a list of their own in the file, after all others.
    rules = shape.rules.filter { !$0.trigger.isRoute } + shape.rules.filter(\.trigger.isRoute)
    advance = rules.map { rule in
      TourAdvance(
        TourAdvance.Trigger(rule.trigger), to: rule.isBack ? nil : stepID(rule.to),
        when: rule.when.map(TourCondition.init),
        back: rule.isBack)
    }
    isTargetTapped = advance.contains { $0.trigger == .tapTarget }
    dismiss = step.partial.dismiss?.value
    when = step.partial.when.map(TourCondition.init)
    before = step.partial.before?.value ?? []
    missing = TourMissing(step.partial.onMissing)
    enter = shape.enter.map(TourAppearance.init)
    exit = shape.exit.map(TourAppearance.init)
    variantChange = shape.variantChange.map(TourAppearance.init)
    transitions = shape.ways.map { way in
      TourTransition(
        from: stepID(way.from), kind: way.movement.kind, motion: way.movement.motion.map(motionID),
        delay: way.movement.delay, lockInput: way.movement.takesTime, arc: way.isPaired ? way.movement.arc : 0)
    }
    let keys = texts.keys(of: step)
    accessibility = TourAccessibility(
      label: keys.label, hint: keys.hint,
      announce: step.accessibility?.announceOrDefault ?? .polite)
    reducedMotion = shape.reducedMotion.map {
      TourReducedMotion(kind: $0.kind, motion: $0.motion.map(motionID))
    }
  }

  /// Returns the rules with the elements of one screen that they wait for.
  func advance(in resolved: ResolvedStep) -> [TourAdvance] {
    guard resolved.step.tapsElements || resolved.step.awaitsElements else { return advance }
    return zip(rules, advance).compactMap { rule, written in
      var written = written
      if let element = resolved.tapped(by: rule.place) { written.trigger = .tap(TourElement(element)) }
      guard rule.trigger.awaited != nil else { return written }
      // A missing element was reported, and nothing triggers the rule.
      guard let presence = resolved.awaited(by: rule.place).map(TourPresence.init) else { return nil }
      if case .appears = rule.trigger {
        written.trigger = .appears(presence)
      } else {
        written.trigger = .gone(presence)
      }
      return written
    }
  }

  /// Returns the preparations with the elements that they wait for.
  func before(in resolved: ResolvedStep) -> [TourPreparation] {
    before.enumerated().compactMap { place, item in
      guard item.awaited != nil else { return TourPreparation(item) }
      guard let presence = resolved.prepared(by: place).map(TourPresence.init) else { return nil }
      if case .appears = item { return .appears(presence) }
      return .gone(presence)
    }
  }
}

extension AdvanceTrigger {
  fileprivate var isRoute: Bool {
    if case .route = self { return true }
    return false
  }
}

extension TourAdvance.Trigger {
  /// Creates a trigger. One that waits for an element is a tap anywhere until the element is known.
  fileprivate init(_ trigger: AdvanceTrigger) {
    self =
      switch trigger {
      case .tapTarget: .tapTarget
      case .tapAnywhere, .tap, .appears, .gone: .tapAnywhere
      case .event(let name): .event(name)
      case .route(let route): .route(route)
      case .after(let time): .after(time)
      case .button(let role): .button(role)
      }
  }
}

extension TourAppearance {
  fileprivate init(_ plan: MovementPlan) {
    self.init(
      motion: plan.motion.map(motionID), kind: plan.kind, delay: plan.delay, lockInput: plan.takesTime, arc: plan.arc)
  }
}

extension MovementPlan {
  /// True if touches must wait for it.
  fileprivate var takesTime: Bool { motion != nil || delay > 0 }
}
