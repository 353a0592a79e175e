import TutorialLanguage
import TutorialSyntax
import TutorialTour

/// Resolves the destinations of rules and buttons in one variant, which may lack some of the steps.
///
/// The result depends on the variant's steps, their styles, and the presence of their targets: see ``VariantShape``.
struct FlowPlanner {
  private let tutorial: Tutorial
  private let steps: [ResolvedStep]
  /// For each of the tutorial's steps, its index in the variant, or that of the next step that the variant has.
  ///
  /// Nil is the end of the tutorial.
  private let arrivals: [Int?]
  /// For each step, the rules in force with their indices in the step.
  private let rules: [[(rule: AdvanceRule, place: Int)]]

  init(_ tutorial: Tutorial, _ variant: ResolvedVariant) {
    self.tutorial = tutorial
    self.steps = variant.steps
    var arrivals: [Int?] = tutorial.steps.map { _ in nil }
    for (place, step) in variant.steps.enumerated() where arrivals.indices.contains(step.step.index) {
      arrivals[step.step.index] = place
    }
    for index in arrivals.indices.dropLast().reversed() where arrivals[index] == nil {
      arrivals[index] = arrivals[index + 1]
    }
    self.arrivals = arrivals
    rules = variant.steps.enumerated().map { Self.rulesInForce($1.step, at: $0) }
  }

  /// Returns the rules of a step.
  ///
  /// These are the written ones, or else the next and back buttons of its callout, or else a tap anywhere.
  func rules(at place: Int) -> [RulePlan] {
    rules[place].map { rule, own in
      RulePlan(
        place: own, trigger: rule.trigger.value, to: destination(rule.destination, from: place),
        isBack: rule.destination == .back, when: rule.when)
    }
  }

  /// Returns the rules in force with their indices.
  ///
  /// Default rules count only if there is a button for them: the first step has nothing to go back to, and a callout
  /// that lists its buttons has no others.
  private static func rulesInForce(_ step: Step, at place: Int) -> [(rule: AdvanceRule, place: Int)] {
    let rules = step.rules.enumerated().map { (rule: $0.element, place: $0.offset) }
    guard step.partial.advance == nil else { return rules }
    let written = step.callout?.buttons.map { $0.value.compactMap(\.role?.value) }
    return rules.filter { rule, _ in
      guard case .button(let role) = rule.trigger.value else { return true }
      return !(place == 0 && role == "back") && written?.contains(role) ?? true
    }
  }

  /// Returns the ways out of a step: rules that something can trigger, and the callout's buttons.
  func edges(at place: Int) -> [FlowEdge] {
    let step = steps[place].step
    // If touches reach the app, people can navigate in it before they press a button.
    let isOpen = step.interactionMode != .block || !steps[place].allowed.isEmpty
    var ways = rules[place].filter { canHappen($0.rule, at: place) }.map { rule, _ in
      var cause = FlowEdge.Cause.driven
      if case .after(let seconds) = rule.trigger.value { cause = .time(seconds) }
      return FlowEdge(
        cause: cause, to: destination(rule.destination, from: place),
        isBack: rule.destination == .back, isConditional: rule.when != nil,
        mayChangeScreen: isOpen || rule.isOfApp,
        range: step.partial.advance == nil ? step.id.range : rule.to?.range ?? rule.range)
    }
    for button in step.callout?.buttons?.value ?? [] {
      let goal = destination(of: button, in: step)
      ways.append(
        FlowEdge(
          cause: .driven, to: destination(goal, from: place), isBack: goal == .back, mayChangeScreen: isOpen,
          range: button.destination?.range ?? button.range))
    }
    return ways
  }

  /// Returns true if something can trigger a rule.
  ///
  /// A missing tap target that is an error is reported by the stage that looked for it.
  private func canHappen(_ rule: AdvanceRule, at place: Int) -> Bool {
    switch rule.trigger.value {
    case .tapTarget:
      !steps[place].targets.isEmpty || !steps[place].step.targets.isEmpty && steps[place].step.onMissing == .error
    case .button(let role): hasButton(role, at: place)
    case .tapAnywhere, .tap, .event, .route, .after, .appears, .gone: true
    }
  }

  /// Returns true if the step's callout has a button with a role.
  ///
  /// The next and back buttons exist without being written.
  func hasButton(_ role: String, at place: Int) -> Bool {
    guard let callout = steps[place].step.callout else { return false }
    return role == "next" || role == "back" || callout.buttons?.value.contains { $0.role?.value == role } == true
  }

  /// Returns the callout's buttons.
  ///
  /// A back button comes before the listed ones, and a next button after them, if a rule waits for one that isn't
  /// listed.
  func buttons(at place: Int) -> [ButtonPlan] {
    let step = steps[place].step
    guard let callout = step.callout else { return [] }
    let written = (callout.buttons?.value ?? []).enumerated().map { index, button in
      let goal = destination(of: button, in: step)
      return ButtonPlan(
        title: .written(button.title, place: index), role: button.role?.value, to: destination(goal, from: place),
        isBack: goal == .back)
    }
    func standard(_ role: String) -> [ButtonPlan] {
      let rule = rules[place].first { $0.rule.waits(for: role) }?.rule
      guard let rule, !written.contains(where: { $0.role == role }) else { return [] }
      let goal = destination(rule.destination, from: place)
      // The first step has nothing to go back to.
      if role == "back", goal == place { return [] }
      let button = role == "back" ? StandardText.back : goal == nil ? .done : .next
      return [
        ButtonPlan(title: .standard(button), role: role, to: goal, isBack: rule.destination == .back)
      ]
    }
    return standard("back") + written + standard("next")
  }

  /// Returns a button's destination.
  ///
  /// It is the button's own, or else that of the rule for its role, or else the one that the role's name implies, or
  /// else the next step.
  private func destination(of button: CalloutButton, in step: Step) -> Destination {
    if let own = button.destination?.value { return own }
    let rule = button.role.flatMap { role in step.partial.advance?.value.first { $0.waits(for: role.value) } }
    return rule?.destination ?? (button.role?.value == "back" ? .back : .next)
  }

  /// Returns the index of a destination's step; nil is the end of the tutorial.
  ///
  /// Back is the previous step, or the first step itself, because only the client knows the step that the person came
  /// from. A step that the variant lacks is replaced by the next one that it has.
  private func destination(_ destination: Destination, from place: Int) -> Int? {
    switch destination {
    case .next: return steps.indices.contains(place + 1) ? place + 1 : nil
    case .back: return max(place - 1, 0)
    case .end: return nil
    case .step(let id): return tutorial.placesOfSteps[id].flatMap { arrivals[$0] }
    }
  }
}

extension AdvanceRule {
  /// True if the app triggers the rule, or a touch that may reach the app.
  fileprivate var isOfApp: Bool {
    switch trigger.value {
    case .tapTarget, .tap, .event, .route, .appears, .gone: true
    case .tapAnywhere, .after, .button: false
    }
  }

  /// Returns true if a button with the role triggers the rule.
  fileprivate func waits(for role: String) -> Bool {
    guard case .button(let awaited) = trigger.value else { return false }
    return awaited == role
  }
}
