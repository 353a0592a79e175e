import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialTour
import TutorialValues

/// What the tour says of a step in the same words wherever its shape is: all that depends on no frame.
final class StepForm: Sendable {
  /// The step's id.
  let id: String
  /// The overlay, but for what it covers.
  let overlay: TourOverlay?
  /// The rules that end the step.
  let rules: [RulePlan]
  /// The same as the tour has them, but for the elements that they wait for.
  private let advance: [TourAdvance]
  /// Whether a rule waits for a tap on the step's own target.
  let isTargetTapped: Bool
  /// How a person may leave at this step, where that is not how the tour says.
  let dismiss: [Tour.Dismissal]?
  /// The condition under which the step comes.
  let when: TourCondition?
  /// How the app gets to where the step stands.
  private let before: [Preparation]
  /// What a client does while the app does not show what the step highlights.
  let missing: TourMissing?
  /// How the overlay appears with the step, goes with it, and changes with the variant.
  let enter: TourAppearance?
  let exit: TourAppearance?
  let variantChange: TourAppearance?
  /// The ways into the step, but for what holes do on them.
  let transitions: [TourTransition]
  /// What assistive technology says; where it goes depends on the holes.
  let accessibility: TourAccessibility
  /// What replaces movement.
  let reducedMotion: TourReducedMotion?

  init(_ shape: StepShape, of variant: VariantShape, _ texts: StringTable) {
    func stepID(_ place: Int?) -> String? { place.map { variant.steps[$0].step.id.value } }
    let step = shape.step
    id = step.id.value
    overlay = step.overlay.map {
      TourOverlay(
        color: $0.colorOrDefault.hex, opacity: $0.opacityOrDefault, blur: $0.blurOrDefault, frame: Rect(0, 0, 0, 0))
    }
    // Rules for routes have a list of their own in the file, behind all others.
    rules = shape.rules.filter { !$0.trigger.isRoute } + shape.rules.filter(\.trigger.isRoute)
    advance = rules.map { rule in
      TourAdvance(
        TourAdvance.Trigger(rule.trigger), to: stepID(rule.to), when: rule.when.map(TourCondition.init),
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
        delay: way.movement.delay, lockInput: way.movement.takesTime)
    }
    let keys = texts.keys(of: step)
    accessibility = TourAccessibility(
      label: keys.label, hint: keys.hint,
      announce: step.accessibility?.announceOrDefault ?? .polite)
    reducedMotion = shape.reducedMotion.map {
      TourReducedMotion(kind: $0.kind, motion: $0.motion.map(motionID))
    }
  }

  /// The rules with the elements that they wait for on one screen.
  func advance(in resolved: ResolvedStep) -> [TourAdvance] {
    guard resolved.step.tapsElements || resolved.step.awaitsElements else { return advance }
    return zip(rules, advance).compactMap { rule, written in
      var written = written
      if let element = resolved.tapped(by: rule.place) { written.trigger = .tap(TourElement(element)) }
      guard rule.trigger.awaited != nil else { return written }
      // One that is nowhere was reported, and nothing sets the rule off.
      guard let presence = resolved.awaited(by: rule.place).map(TourPresence.init) else { return nil }
      if case .appears = rule.trigger {
        written.trigger = .appears(presence)
      } else {
        written.trigger = .gone(presence)
      }
      return written
    }
  }

  /// How the app gets to where the step stands, with the elements that are waited for.
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
  /// A trigger of the language; one that waits for an element is a tap anywhere until the element is known.
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
  /// Whether touches must wait for it.
  fileprivate var takesTime: Bool { motion != nil || delay > 0 }
}
