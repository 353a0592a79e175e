import TutorialLanguage
import TutorialSelectors
package import TutorialSyntax

/// Returns the diagnostic of a step without words for a screen reader: no label, and no text in a callout.
///
/// If a part of the step couldn't be decoded, it may hold the text, so nothing is reported.
func missingLabel(of step: Step, source: SourceText) -> Diagnostic? {
  func hasWords(_ text: Located<String>?) -> Bool { text.map { !comparableText($0.value).isEmpty } ?? false }
  guard step.partial.isWhole, !hasWords(step.partial.accessibility?.label), !hasWords(step.callout?.title),
    !hasWords(step.callout?.body)
  else {
    return nil
  }
  return Diagnostic(
    .missingLabel, "step \"\(excerpt(step.id.value))\" has nothing that a screen reader could say",
    at: SourceSpan(source, step.id.range), notes: [.init("add `accessibility: { label: … }`, or a callout")])
}

extension DiagnosticID {
  /// `missing-label`.
  package static let missingLabel = DiagnosticID(
    "missing-label", .warning,
    rule:
      "A screen reader has nothing to say for the step, because the step has no callout and no accessibility label.",
    wrong: """
      - { target: compose-button }
      """,
    right: """
      - { target: compose-button, accessibility: { label: Write a mail } }
      """)
}
