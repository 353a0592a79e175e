import TutorialLanguage
package import TutorialSyntax
import TutorialTour

/// Finds taps on an element that is disabled in the layout and that no earlier step gave a way to enable.
///
/// For example, a person who types an address first can press Send afterwards.
struct DisabledTargetCheck {
  let source: SourceText
  /// The screens on which a step so far lets touches through to an enabled element, or waits for an event.
  private(set) var openScreens: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Checks a step of a variant, after the steps before it.
  mutating func check(_ plan: StepPlan, _ shape: StepShape) {
    let step = plan.resolved
    let screen = step.snapshot.screen
    if !openScreens.contains(screen) {
      for rule in step.step.rules.indices {
        guard let disabled = disabled(by: rule, of: step) else { continue }
        diagnostics.append(diagnostic(of: disabled.element, at: disabled.range, step, isStuck: isStuck(step, shape)))
      }
    }
    let waits = step.step.rules.contains { rule in
      if case .event = rule.trigger.value { return true }
      return rule.trigger.value.awaited != nil
    }
    if waits || letsTouchesThrough(step) { openScreens.insert(screen) }
  }

  /// Returns the element that a rule waits for a tap on, if it is disabled.
  ///
  /// If a rule waits for several targets, all of them must be disabled.
  private func disabled(
    by rule: Int, of step: ResolvedStep
  ) -> (element: ResolvedElement, range: ByteRange)? {
    switch step.step.rules[rule].trigger.value {
    case .tapTarget:
      guard let first = step.targets.first, step.targets.allSatisfy({ isDisabled($0.element, step) }) else {
        return nil
      }
      return (first.element, first.item.selector.range)
    case .tap:
      guard let tapped = step.tapped(by: rule), isDisabled(tapped, step) else { return nil }
      return (tapped, step.step.rules[rule].trigger.range)
    case .tapAnywhere, .event, .route, .after, .button, .appears, .gone: return nil
    }
  }

  private func isDisabled(_ element: ResolvedElement, _ step: ResolvedStep) -> Bool {
    step.snapshot.elements.state(element.index).isEnabled == false
  }

  /// Returns true if a person can do something in the app during the step.
  ///
  /// Touches then reach something that isn't known to be disabled.
  private func letsTouchesThrough(_ step: ResolvedStep) -> Bool {
    if step.allowed.contains(where: { !isDisabled($0, step) }) { return true }
    return switch step.step.interactionMode {
    case .block: false
    case .target: step.targets.contains { !isDisabled($0.element, step) }
    case .passThrough: true
    }
  }

  /// Returns true if a person can't enable the element and nothing else leads on.
  private func isStuck(_ step: ResolvedStep, _ shape: StepShape) -> Bool {
    if letsTouchesThrough(step) { return false }
    let leadsOn = shape.rules.contains { rule in
      guard !rule.isBack, disabled(by: rule.place, of: step) == nil else { return false }
      guard case .button(let role) = rule.trigger else { return true }
      return shape.buttons.contains { $0.role == role }
    }
    return !leadsOn && shape.buttons.allSatisfy(\.isBack)
  }

  private func diagnostic(
    of element: ResolvedElement, at range: ByteRange, _ step: ResolvedStep, isStuck: Bool
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .disabledTarget, "\"\(excerpt(element.id))\" has to be tapped, but its layout says that it is disabled",
      at: SourceSpan(source, range),
      labels: [.init(step.snapshot.elements.span(element.index), "it is declared here")])
    if isStuck {
      diagnostic.severity = .error
      diagnostic.notes = [.init("the step allows no other touches, and nothing else leads on")]
    } else {
      diagnostic.notes = [
        .init("no step before it on this screen lets touches through to something else, or waits for an event")
      ]
    }
    return diagnostic
  }
}

extension DiagnosticID {
  /// `disabled-target`.
  package static let disabledTarget = DiagnosticID(
    "disabled-target", .warning,
    rule:
      "A step waits for a tap on an element that the layout says is disabled. No step before it on this screen lets "
      + "touches through to anything else or waits for an event, so nobody may have enabled the element. It's an "
      + "error if the step itself lets nothing else be touched and nothing else leads on from it.",
    wrong: """
      - { id: send, target: submit, callout: Send it., advance: { tap: target } }     # enabled: false
      """,
    right: """
      - { id: type, target: address, callout: Type an address., advance: { event: typed } }
      - { id: send, target: submit, callout: Send it., advance: { tap: target } }
      """)
}
