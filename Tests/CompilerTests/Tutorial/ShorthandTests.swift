import TestSupport
import Testing
import TutorialSyntax

@testable import TutorialCompiler
@testable import TutorialLanguage

/// The messages about a word in place of a map.
@Suite struct ShorthandTests {
  @Test(arguments: [
    ("cutout", "circle", "a cutout", "{ shape: circle }"), ("ring", "true", "a ring", "{ width: 2 }"),
    ("ring", "5", "a ring", "{ width: 5 }"), ("overlay", "0.4", "an overlay", "{ opacity: 0.4 }"),
    ("transition", "morph", "a transition", "{ move: { kind: morph } }"),
    ("reducedMotion", "cut", "reduced motion", "{ kind: cut }"), ("advance", "next", "a rule", "{ button: next }"),
    ("advance", "target", "a rule", "{ tap: target }"), ("effects", "pulse", "an effect", "{ kind: pulse }"),
    ("scroll", "center", "a scroll", "{ align: center }"),
  ])
  func aWordIsToldTheMapThatItMeans(key: String, word: String, what: String, map: String) {
    let text = stepText("callout: Hi, \(key): 1️⃣\(word)1️⃣")
    #expect(
      findings(text) == [
        Diagnostic(
          .wrongType, "\"\(word)\" where a map of keys to values for \(what) is expected", at: text.span(),
          label: "did you mean \(map)?",
          fixits: [FixIt("replace it with \(map)", .maybe, [.init(text.span(), map)])])
      ])
    let meant = stepText("callout: Hi, \(key): \(map)")
    #expect(findings(meant) == [])
  }

  @Test func anotherWordIsToldWhatIsExpected() {
    let text = stepText("callout: Hi, cutout: 1️⃣blob1️⃣")
    #expect(
      findings(text) == [
        wrongType("\"blob\"", expected: "a map of keys to values for a cutout", at: text.span())
      ])
  }

  @Test func theRestOfATextThatHoldsACommaIsNoKey() {
    let text = stepText("callout: { title: Hi, body: 2️⃣Tap, 1️⃣then go.1️⃣2️⃣ }")
    #expect(
      findings(text) == [
        Diagnostic(
          .unknownKey, "unknown key \"then go.\" in a callout", at: text.span(),
          label: "quote the text before it: it holds a comma", fixits: [quotes(around: text.span(2), isSure: true)])
      ])
  }
}
