package import TutorialSyntax

extension Decoder {
  /// Checks that every `to`, in steps, styles and defaults, names a step.
  mutating func checkDestinations(of tutorial: Tutorial) {
    var suggestions = Suggestions(tutorial.steps.indices.lazy.map { tutorial.steps[$0].id.value })
    for destination in tutorial.destinations {
      guard case .step(let id) = destination.value, tutorial.placesOfSteps[id] == nil else { continue }
      report(
        unknownStep(id, at: SourceSpan(document.source, destination.range), nearest: suggestions.nearest(to: id)))
    }
  }
}

extension Tutorial {
  /// True if every `to` names a step.
  package var leadsToKnownSteps: Bool {
    destinations.allSatisfy { destination in
      guard case .step(let id) = destination.value else { return true }
      return placesOfSteps[id] != nil
    }
  }

  /// Every `to`, in the order of the defaults, the styles, the steps.
  fileprivate var destinations: [Located<Destination>] {
    var found: [Located<Destination>] = []
    func collect(_ rules: Located<[AdvanceRule]>?, _ callout: Removable<CalloutPartial>?) {
      for rule in rules?.value ?? [] {
        if let destination = rule.to { found.append(destination) }
      }
      guard case .present(let partial) = callout, let buttons = partial.buttons else { return }
      for button in buttons.value {
        if let destination = button.destination { found.append(destination) }
      }
    }
    collect(defaults?.advance, defaults?.callout)
    for index in styles.indices { collect(styles[index].partial.advance, styles[index].partial.callout) }
    for index in steps.indices { collect(steps[index].partial.advance, steps[index].partial.callout) }
    return found
  }
}

private func unknownStep(_ id: String, at span: SourceSpan, nearest: String?) -> Diagnostic {
  Diagnostic(.unknownStep, "no step has the id \"\(id)\"", at: span).proposing(nearest)
}

extension DiagnosticID {
  /// `unknown-step`.
  package static let unknownStep = DiagnosticID(
    "unknown-step", .error,
    rule:
      "A rule or a button leads to a step that does not exist.",
    wrong: """
      advance: { tap: target, to: atach }
      """,
    right: """
      advance: { tap: target, to: attach }
      """)
}
