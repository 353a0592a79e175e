import TutorialLanguage
import TutorialSyntax
import TutorialTour

/// Finds where rules and buttons lead in one variant, where some steps may be left out.
///
/// It depends on which steps there are, in which styles, and which of them have targets: see ``VariantShape``.
struct FlowPlanner {
  private let tutorial: Tutorial
  private let steps: [ResolvedStep]
  /// For each of the tutorial's steps the place in the variant of it, or of the next one that the variant has; nil is the
  /// end.
  private let arrivals: [Int?]
  /// For each step the rules in force, with their places among its rules.
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

  /// The rules of the step at a place: those written, else the buttons next and back where it has a callout, else a
  /// tap anywhere.
  func rules(at place: Int) -> [RulePlan] {
    rules[place].map { rule, own in
      RulePlan(
        place: own, trigger: rule.trigger.value, to: destination(rule.destination, from: place),
        isBack: rule.destination == .back, when: rule.when)
    }
  }

  /// The rules with their places. Of the default ones, only those that a button stands for: nothing
  /// lies before the first step, and where the callout lists its buttons, those are all there are.
  private static func rulesInForce(_ step: Step, at place: Int) -> [(rule: AdvanceRule, place: Int)] {
    let rules = step.rules.enumerated().map { (rule: $0.element, place: $0.offset) }
    guard step.partial.advance == nil else { return rules }
    let written = step.callout?.buttons.map { $0.value.compactMap(\.role?.value) }
    return rules.filter { rule, _ in
      guard case .button(let role) = rule.trigger.value else { return true }
      return !(place == 0 && role == "back") && written?.contains(role) ?? true
    }
  }

  /// The ways that can be gone from the step at a place: rules that something can set off, and the callout's buttons.
  func ways(at place: Int) -> [FlowWay] {
    let step = steps[place].step
    // Where touches reach the app, people may go where they like before they press a button.
    let isOpen = step.interactionMode != .block || !steps[place].allowed.isEmpty
    var ways = rules[place].filter { canHappen($0.rule, at: place) }.map { rule, _ in
      var cause = FlowWay.Cause.driven
      if case .after(let seconds) = rule.trigger.value { cause = .time(seconds) }
      return FlowWay(
        cause: cause, to: destination(rule.destination, from: place),
        isBack: rule.destination == .back, isConditional: rule.when != nil,
        mayChangeScreen: isOpen || rule.isOfApp,
        range: step.partial.advance == nil ? step.id.range : rule.to?.range ?? rule.range)
    }
    for button in step.callout?.buttons?.value ?? [] {
      let goal = destination(of: button, in: step)
      ways.append(
        FlowWay(
          cause: .driven, to: destination(goal, from: place), isBack: goal == .back, mayChangeScreen: isOpen,
          range: button.destination?.range ?? button.range))
    }
    return ways
  }

  /// Whether anything can set off a rule. Where an element to tap is missing and that is an error, it is reported where
  /// it was looked for.
  private func canHappen(_ rule: AdvanceRule, at place: Int) -> Bool {
    switch rule.trigger.value {
    case .tapTarget:
      !steps[place].targets.isEmpty || !steps[place].step.targets.isEmpty && steps[place].step.onMissing == .error
    case .button(let role): hasButton(role, at: place)
    case .tapAnywhere, .tap, .event, .route, .after, .appears, .gone: true
    }
  }

  /// Whether the step's callout has a button of a role. The buttons next and back are there without being written.
  func hasButton(_ role: String, at place: Int) -> Bool {
    guard let callout = steps[place].step.callout else { return false }
    return role == "next" || role == "back" || callout.buttons?.value.contains { $0.role?.value == role } == true
  }

  /// The callout's buttons: those it lists, before them the button back and after them the button next, where a rule
  /// waits for one that is not listed.
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
      // Nothing lies before the first step.
      if role == "back", goal == place { return [] }
      let button = role == "back" ? StandardText.back : goal == nil ? .done : .next
      return [
        ButtonPlan(title: .standard(button), role: role, to: goal, isBack: rule.destination == .back)
      ]
    }
    return standard("back") + written + standard("next")
  }

  /// Where a button leads: where it says, else where the rule for its role leads, else what the role's name says, else
  /// on.
  private func destination(of button: CalloutButton, in step: Step) -> Destination {
    if let own = button.destination?.value { return own }
    let rule = button.role.flatMap { role in step.partial.advance?.value.first { $0.waits(for: role.value) } }
    return rule?.destination ?? (button.role?.value == "back" ? .back : .next)
  }

  /// The place of the step that a destination means; nil is the end. Back is the step before, the first stays there: where
  /// a person came from only the client knows. A step that the variant leaves out gives way to the next one that it has.
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
  /// Whether the app sets it off, or a touch that it may answer.
  fileprivate var isOfApp: Bool {
    switch trigger.value {
    case .tapTarget, .tap, .event, .route, .appears, .gone: true
    case .tapAnywhere, .after, .button: false
    }
  }

  /// Whether a button of a role sets it off.
  fileprivate func waits(for role: String) -> Bool {
    guard case .button(let awaited) = trigger.value else { return false }
    return awaited == role
  }
}
