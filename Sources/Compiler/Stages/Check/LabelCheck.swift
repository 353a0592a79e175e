import TutorialLanguage
import TutorialSelectors
package import TutorialSyntax

/// The diagnostic about a step of which a screen reader could say nothing: no label, and no words in a callout. Where a part of
/// the step was not understood, the words may stand there.
func missingLabel(of step: Step, source: SourceText) -> Diagnostic? {
  func hasWords(_ text: Located<String>?) -> Bool { text.map { !comparableText($0.value).isEmpty } ?? false }
  guard step.partial.isWhole, !hasWords(step.partial.accessibility?.label), !hasWords(step.callout?.title),
    !hasWords(step.callout?.body)
  else {
    return nil
  }
  return Diagnostic(
    .missingLabel, "step \"\(excerpt(step.id.value))\" says nothing to a screen reader",
    at: SourceSpan(source, step.id.range), notes: [.init("`accessibility: { label: … }` does, or a callout")])
}

extension DiagnosticID {
  /// `missing-label`.
  package static let missingLabel = DiagnosticID(
    "missing-label", .warning,
    rule:
      "The step has nothing that a screen reader could say: no callout, and no accessibility label.",
    wrong: """
      - { target: compose-button }
      """,
    right: """
      - { target: compose-button, accessibility: { label: Write a mail } }
      """)
}
