import TestSupport
import Testing
import TutorialSyntax

@testable import TutorialCompiler
@testable import TutorialLanguage

@Suite("Steps, taken together")
struct StepCheckTests {
  @Test("Step ids are unique")
  func duplicates() {
    let text = MarkedText(
      "tutorial: t\nsteps:\n  - { id: 1️⃣a1️⃣, target: x }\n  - { id: 2️⃣a2️⃣, target: x }\n")
    #expect(
      findings(text) == [
        Diagnostic(
          .duplicateStep, "step id \"a\" is used twice", at: text.span(2),
          labels: [.init(text.span(1), "first used here")])
      ])
  }

  @Test("An id that another step has by default is taken")
  func defaultID() {
    let text = MarkedText("tutorial: t\nsteps:\n  - { id: 1️⃣step-21️⃣, target: x }\n  - { 2️⃣target2️⃣: x }\n")
    #expect(
      findings(text) == [
        Diagnostic(
          .duplicateStep, "step id \"step-2\" is used twice", at: text.span(2),
          labels: [.init(text.span(1), "first used here")])
      ])
  }

  @Test(
    "The words of `to` are no ids",
    arguments: [("next", "following"), ("back", "return"), ("end", "finish")])
  func reserved(word: String, free: String) {
    let text = MarkedText("tutorial: t\nsteps: [{ id: 1️⃣\(word)1️⃣, target: x }]\n")
    #expect(
      findings(text) == [
        Diagnostic(
          .valueOutOfRange, "\"\(word)\" cannot be a step's id, because it has another meaning in \"to\"",
          at: text.span(),
          fixits: [FixIt("call it \"\(free)\"", .maybe, [.init(text.span(), free)])])
      ])
  }

  @Test("Styles that are not there get the nearest, styles that nobody uses a warning")
  func styles() {
    let text = MarkedText(
      """
      tutorial: t
      styles:
        primary: {}
        1️⃣low1️⃣: {}
      steps:
        - { target: a, style: [primary, 2️⃣primry2️⃣] }

      """)
    #expect(
      findings(text) == [
        proposal(.unknownStyle, "no style is called \"primry\"", at: text.span(2), nearest: "primary"),
        Diagnostic(.unusedStyle, "style \"low\" is used by no step", at: text.span(1)),
      ])
  }

  @Test("A style has one declaration, and neither an id nor a style")
  func styleKeys() {
    let text = MarkedText(
      """
      tutorial: t
      styles:
        1️⃣low1️⃣: { 3️⃣id3️⃣: x }
        2️⃣low2️⃣: {}
      steps:
        - { target: a, style: low }

      """)
    let known = StyleDeclaration.keys.outline.keys.map(\.name).joined(separator: ", ")
    #expect(
      Set(findings(text)) == [
        Diagnostic(
          .unknownKey, "unknown key \"id\" in a style", at: text.span(3), notes: [.init("known keys: \(known)")]),
        Diagnostic(
          .duplicateKey, "key \"low\" is written twice", at: text.span(2),
          labels: [.init(text.span(1), "first written here")]),
      ])
  }

  @Test("Every `to` names a step, also in buttons, styles and defaults")
  func destinations() {
    let text = MarkedText(
      """
      tutorial: t
      defaults: { advance: { tap: anywhere, to: 1️⃣attch1️⃣ } }
      styles: { s: { callout: { buttons: [{ title: T, to: 2️⃣nowhere2️⃣ }] } } }
      steps:
        - { id: attach, target: a, style: s, advance: [{ tap: target, to: attach }, { after: 1, to: 3️⃣atach3️⃣ }] }

      """)
    #expect(
      findings(text) == [
        proposal(.unknownStep, "no step has the id \"attch\"", at: text.span(1), nearest: "attach"),
        Diagnostic(.unknownStep, "no step has the id \"nowhere\"", at: text.span(2)),
        proposal(.unknownStep, "no step has the id \"atach\"", at: text.span(3), nearest: "attach"),
      ])
  }

  @Test("A step without target and callout is an error", arguments: ["delay: 1", "callout: none"])
  func empty(keys: String) {
    let text = MarkedText("tutorial: t\nsteps: [{ id: 1️⃣a1️⃣, \(keys) }]\n")
    #expect(
      findings(text) == [
        Diagnostic(.missingKey, "step \"a\" needs a \"callout\", because it has no \"target\"", at: text.span())
      ])
  }

  @Test("A step's target or callout may come from its styles or the defaults")
  func inherited() {
    let text = MarkedText(
      """
      tutorial: t
      defaults: { target: a }
      styles: { s: { target: b }, u: { callout: none } }
      steps: [{ style: s }, { style: u }, {}]
      """)
    #expect(findings(text) == [])
  }

  @Test("Ten thousand wrong names are reported in good time")
  func manyWrongNames() {
    let steps = (0..<10_000).map { "- { id: abcdefgh\($0), target: a, advance: { after: 1, to: abcdxfgh\($0) } }\n" }
    let text = MarkedText("tutorial: t\nsteps:\n" + steps.joined())
    let found = findings(text)
    #expect(found.count == 10_000)
    #expect(found.filter { !$0.fixits.isEmpty }.count == 50)
  }
}
