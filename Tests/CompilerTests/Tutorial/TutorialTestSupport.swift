import TestSupport
import Testing
import TutorialSyntax
import TutorialYAML

@testable import TutorialCompiler
@testable import TutorialLanguage

/// Reads and decodes a tutorial, with the findings of both.
func decode(_ text: MarkedText) -> Parsed<Tutorial?> {
  let document = YAMLReader.read(text.source)
  let tutorial = decodeTutorial(document.value)
  return Parsed(tutorial.value, diagnostics: document.diagnostics + tutorial.diagnostics)
}

/// Returns the findings in a tutorial.
func findings(_ text: MarkedText) -> [Diagnostic] { decode(text).diagnostics }

/// Returns a tutorial of one step with a target and the given keys, in YAML's flow style.
func stepText(_ keys: String) -> MarkedText {
  MarkedText("tutorial: t\nsteps: [{ target: a, \(keys) }]\n")
}

/// Returns the partial of that step, which must decode without findings.
func stepPartial(_ keys: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> StepPartial {
  let result = decode(stepText(keys))
  #expect(result.diagnostics == [], sourceLocation: sourceLocation)
  return try #require(result.value?.steps.first?.partial, sourceLocation: sourceLocation)
}

/// Returns the finding about an unknown word with the nearest one, as `Decoder` creates it.
func proposal(
  _ id: DiagnosticID, _ message: String, at span: SourceSpan, nearest: String, notes: [Diagnostic.Note] = []
) -> Diagnostic {
  Diagnostic(
    id, message, at: span, label: "did you mean \"\(nearest)\"?", notes: notes,
    fixits: [FixIt("replace it with \"\(nearest)\"", .maybe, [.init(span, nearest)])])
}

/// Returns a `wrong-type` finding, as `Decoder` creates it.
func wrongType(_ found: String, expected: String, at span: SourceSpan) -> Diagnostic {
  Diagnostic(.wrongType, "\(found) where \(expected) is expected", at: span, label: "expected \(expected)")
}

/// Returns the fix that quotes a text with commas.
func quotes(around span: SourceSpan, isSure: Bool = false) -> FixIt {
  let (start, end) = (span.range.start, span.range.end)
  return FixIt(
    "put the text in quotes", isSure ? .always : .maybe,
    [
      .init(SourceSpan(span.source, ByteRange(start, start)), "\""),
      .init(SourceSpan(span.source, ByteRange(end, end)), "\""),
    ])
}
