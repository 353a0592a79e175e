import TutorialIR

/// Finds where rules and buttons lead in one variant, where some steps may be left out.
struct FlowPlanner {
  private let tutorial: Tutorial
  private let steps: [ResolvedStep]
  private let places: [String: Int]

  init(_ tutorial: Tutorial, _ variant: ResolvedVariant) {
    self.tutorial = tutorial
    self.steps = variant.steps
    var places: [String: Int] = [:]
    for (place, step) in variant.steps.enumerated() { places[step.step.id.value] = place }
    self.places = places
  }

  /// The rules of the step at a place: those written, else the buttons next and back where it has a callout, else a
  /// tap anywhere.
  func rules(at place: Int) -> [RulePlan] {
    let resolved = steps[place]
    let rules = zip(resolved.step.rules, resolved.tapped).map { rule, element in
      RulePlan(trigger: trigger(rule, element), to: destination(rule.destination, from: place), when: rule.when)
    }
    // Nothing lies before the first step: a client shows no button for a rule that is not there.
    guard place == 0, resolved.step.layer.advance == nil else { return rules }
    return rules.filter { $0.trigger != .button("back") }
  }

  /// Where the callout's buttons lead: where they say, else where the rule for their role leads, else what the role's
  /// name says, else on.
  func buttons(at place: Int) -> [String?] {
    let step = steps[place].step
    let written = step.layer.advance?.value ?? []
    return (step.callout?.buttons?.value ?? []).map { button in
      if let own = button.destination?.value { return destination(own, from: place) }
      let rule = written.first { rule in
        guard case .button(let role) = rule.trigger.value else { return false }
        return role == button.role?.value
      }
      if let rule { return destination(rule.destination, from: place) }
      return destination(button.role?.value == "back" ? .back : .next, from: place)
    }
  }

  private func trigger(_ rule: AdvanceRule, _ element: ResolvedElement?) -> TourAdvance.Trigger {
    switch rule.trigger.value {
    case .tapTarget: .tapTarget
    case .tapAnywhere: .tapAnywhere
    case .tap: element.map { .tap(TourElement(target: $0.id, frame: $0.frame)) } ?? .tapAnywhere
    case .event(let name): .event(name)
    case .after(let time): .after(time)
    case .button(let role): .button(role)
    }
  }

  /// The id of the step that a destination means; nil is the end. Back from the first step stays there. A step that
  /// the variant leaves out gives way to the next one that it has.
  private func destination(_ destination: Destination, from place: Int) -> String? {
    switch destination {
    case .next: return steps.indices.contains(place + 1) ? steps[place + 1].step.id.value : nil
    case .back: return steps[max(place - 1, 0)].step.id.value
    case .end: return nil
    case .step(let id):
      if places[id] != nil { return id }
      guard let wanted = tutorial.steps.firstIndex(where: { $0.id.value == id }) else { return nil }
      return steps.first { $0.step.index > wanted }?.step.id.value
    }
  }
}
