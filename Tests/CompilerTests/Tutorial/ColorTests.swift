import TestSupport
import Testing
import TutorialSyntax

@testable import TutorialCompiler
@testable import TutorialLanguage
import TutorialValues

@Suite("Colours")
struct ColorTests {
  @Test(
    "Colours are normalised to lower case and two digits a channel",
    arguments: [
      ("#000", "#000000"), ("#FA3", "#ffaa33"), ("#0A84FF", "#0a84ff"), ("#12345678", "#12345678"),
      ("#f00f", "#ff0000"), ("#F008", "#ff000088"), ("#102030FF", "#102030"),
    ])
  func forms(written: String, hex: String) throws {
    let partial = try stepPartial("overlay: { color: \"\(written)\" }")
    #expect(partial.overlay?.partial?.color?.value.hex == hex)
  }

  @Test("A colour without quotes is a comment, which is said at the colour")
  func unquoted() {
    let text = MarkedText(
      """
      tutorial: t
      steps:
        - target: a
          overlay:
            color: 1️⃣#0a84ff1️⃣ # the blue one
            opacity: 0.5

      """)
    #expect(
      findings(text) == [
        Diagnostic(
          .unquotedColour, "#0a84ff without quotes is a comment, so the colour is missing", at: text.span(),
          label: "write \"#0a84ff\"", fixits: [FixIt("put it in quotes", .always, [.init(text.span(), "\"#0a84ff\"")])])
      ])
  }

  @Test("A missing colour before a comment in words is just missing")
  func comment() {
    let text = MarkedText(
      """
      tutorial: t
      steps:
        - target: a
          ring: { width: 2 }
          overlay:
            color:1️⃣ # brand colour

      """)
    #expect(findings(text) == [wrongType("nothing", expected: "a colour such as \"#1a2b3c\"", at: text.span())])
  }

  @Test(
    "A malformed colour is refused",
    arguments: ["cobalt", "rgb(0,0)", "rgb(0,0,256)", "rgba(0,0,0,1e9)", "rgb(", "\"#12\"", "\"#12345g\"", "\"\""])
  func names(written: String) {
    let text = MarkedText("tutorial: t\nsteps:\n  - target: a\n    ring:\n      color: 1️⃣\(written)1️⃣\n")
    let word = written.filter { $0 != "\"" }
    #expect(
      findings(text) == [
        Diagnostic(
          .valueOutOfRange, "\"\(word)\" is not a colour", at: text.span(),
          notes: [.init("a colour is \"#rgb\", \"#rgba\", \"#rrggbb\" or \"#rrggbbaa\"")])
      ])
  }

  @Test("A colour that lacks only its # gets it as a fix")
  func withoutHash() {
    let text = stepText("ring: { color: 1️⃣0a84ff1️⃣ }")
    #expect(
      findings(text) == [
        Diagnostic(
          .valueOutOfRange, "\"0a84ff\" is not a colour", at: text.span(), label: "did you mean \"#0a84ff\"?",
          notes: [.init("a colour is \"#rgb\", \"#rgba\", \"#rrggbb\" or \"#rrggbbaa\"")],
          fixits: [FixIt("replace it with \"#0a84ff\"", .maybe, [.init(text.span(), "\"#0a84ff\"")])])
      ])
  }
}
