import TutorialLanguage
package import TutorialSyntax

/// Finds rules that wait for a button that no step has in any variant.
///
/// A rule that defaults or a style give to several steps needs the button in one of them only.
struct ButtonCheck {
  let source: SourceText
  private(set) var rules: [(rule: Located<String>, isNeeded: Bool, step: Step)] = []
  private(set) var places: [ByteRange: Int] = [:]

  /// Checks the steps of one variant.
  mutating func visit(_ variant: ResolvedVariant, _ flow: FlowPlanner) {
    for (place, resolved) in variant.steps.enumerated() {
      for rule in resolved.step.partial.advance?.value ?? [] {
        guard case .button(let role) = rule.trigger.value else { continue }
        let isNeeded = flow.hasButton(role, at: place) || !resolved.step.partial.isWhole
        if let known = places[rule.trigger.range] {
          if isNeeded { rules[known].isNeeded = true }
        } else {
          places[rule.trigger.range] = rules.count
          rules.append((Located(role, rule.trigger.range), isNeeded, resolved.step))
        }
      }
    }
  }

  /// The diagnostics, in the order of the steps.
  var diagnostics: [Diagnostic] {
    rules.filter { !$0.isNeeded }.map { unknownButton($0.rule, of: $0.step) }
  }

  private func unknownButton(_ role: Located<String>, of step: Step) -> Diagnostic {
    let span = SourceSpan(source, role.range)
    guard let callout = step.callout else {
      return Diagnostic(
        .unknownButton, "step \"\(excerpt(step.id.value))\" has no callout, so it has no button \"\(role.value)\"",
        at: span)
    }
    let roles = (callout.buttons?.value ?? []).compactMap(\.role?.value) + ["next", "back"]
    let nearest = nearestName(to: role.value, among: roles)
    return Diagnostic(
      .unknownButton, "no button of the callout has the role \"\(role.value)\"", at: span,
      notes: nearest == nil ? [.init("roles: \(roles.joined(separator: ", "))")] : []
    ).proposing(nearest)
  }
}

extension DiagnosticID {
  /// `unknown-button`.
  package static let unknownButton = DiagnosticID(
    "unknown-button", .error,
    rule:
      "A rule waits for a button that the step's callout doesn't have, in any variant. `next` and `back` needn't be "
      + "listed; every other role belongs to a button of the callout.",
    wrong: """
      callout: { body: Look., buttons: [{ title: Skip, role: skip }] }
      advance: [{ button: next }, { button: skp, to: end }]
      """,
    right: """
      callout: { body: Look., buttons: [{ title: Skip, role: skip }] }
      advance: [{ button: next }, { button: skip, to: end }]
      """)
}
