import TutorialLanguage
package import TutorialSyntax

/// Finds rules and items of `before` that wait for an event that the step itself rules out.
///
/// The step's target is present during the step, so it can't appear. A step that waits until its target is gone has
/// nothing to highlight.
struct PresenceCheck {
  let step: ResolvedStep
  let source: SourceText

  var diagnostics: [Diagnostic] {
    let appearing = step.step.rules.enumerated().compactMap { place, rule -> Diagnostic? in
      guard case .appears = rule.trigger.value, let awaited = step.awaited(by: place), isTarget(awaited) else {
        return nil
      }
      return diagnostic(
        "the rule waits for \"\(excerpt(awaited.element.id))\" to appear, but the step highlights it, so it is there already",
        at: rule.trigger.range)
    }
    let preparations = step.step.partial.before?.value ?? []
    return appearing
      + preparations.enumerated().compactMap { place, item -> Diagnostic? in
        guard case .gone(let selector) = item, let awaited = step.prepared(by: place), isTarget(awaited) else {
          return nil
        }
        return diagnostic(
          "the step waits until \"\(excerpt(awaited.element.id))\" is gone, and then highlights it", at: selector.range)
      }
  }

  private func isTarget(_ awaited: AwaitedElement) -> Bool {
    awaited.snapshot.screen == step.snapshot.screen
      && step.targets.contains { $0.element.index == awaited.element.index }
  }

  private func diagnostic(_ message: String, at range: ByteRange) -> Diagnostic {
    Diagnostic(.contradictoryWait, message, at: SourceSpan(source, range))
  }
}

extension DiagnosticID {
  /// `contradictory-wait`.
  package static let contradictoryWait = DiagnosticID(
    "contradictory-wait", .warning,
    rule:
      "A rule waits for the step's own target to appear, though it is there as long as the step is shown. Or `before` "
      + "waits until the step's own target is gone, so nothing is left to highlight.",
    wrong: """
      - { id: open, target: menu-button, callout: Open it., advance: { appears: menu-button } }
      """,
    right: """
      - { id: open, target: menu-button, callout: Open it., advance: { appears: menu } }
      """)
}
