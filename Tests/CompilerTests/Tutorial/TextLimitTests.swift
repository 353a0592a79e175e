import TestSupport
import Testing
import TutorialSyntax
import TutorialYAML

@testable import TutorialCompiler
@testable import TutorialLanguage

@Suite("Limits of texts and targets")
struct TextLimitTests {
  private func limit(_ what: String, _ text: MarkedText) -> Diagnostic {
    Diagnostic(.limitExceeded, "\(what) is longer than the limit of 10000 bytes", at: text.span())
  }

  @Test(
    "A text that is too long is reported at the text",
    arguments: [
      ("callout: 1️⃣X1️⃣", "the callout"), ("callout: { title: 1️⃣X1️⃣ }", "the callout's title"),
      ("callout: { body: 1️⃣X1️⃣ }", "the callout's body"),
      ("callout: { body: a, buttons: [{ title: 1️⃣X1️⃣ }] }", "the button's title"),
      ("accessibility: { label: 1️⃣X1️⃣ }", "the accessibility label"),
      ("anchor: 1️⃣X1️⃣", "an element id"),
    ])
  func tooLong(written: String, what: String) {
    let long = String(repeating: "a", count: 10_001)
    let text = stepText(written.replacing("X", with: long))
    #expect(findings(text) == [limit(what, text)])
    let longest = stepText(written.replacing("X", with: long.dropLast()))
    #expect(findings(longest) == [])
  }

  @Test("A text of a strings file has the same limit")
  func translation() {
    let text = MarkedText("title: 1️⃣\(String(repeating: "é", count: 5001))1️⃣\n")
    let read = decodeTranslation(YAMLReader.read(text.source).value, locale: "de")
    #expect(read.diagnostics == [limit("the text", text)])
    #expect(read.value.entries.isEmpty)
  }

  @Test("A step has at most 200 targets")
  func targets() {
    func step(_ count: Int) -> MarkedText {
      let targets = (0..<count).map { "e\($0)" }.joined(separator: ", ")
      return MarkedText("tutorial: t\nsteps: [{ target: 1️⃣[\(targets)]1️⃣ }]\n")
    }
    let text = step(201)
    #expect(
      findings(text) == [
        Diagnostic(.limitExceeded, "a step has 201 targets, the limit is 200", at: text.span())
      ])
    #expect(findings(step(200)) == [])
  }
}
