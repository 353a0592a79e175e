import TestSupport
import Testing
import TutorialSyntax
import TutorialTour
import TutorialYAML
@testable import TutorialCompiler
@testable import TutorialLanguage

@Suite("Tutorials, as written")
struct TutorialDecodingTests {
  @Test("Every key of a tutorial is decoded")
  func keys() throws {
    let text = MarkedText(
      """
      schema: tutorialc.tutorial/1
      tutorial: first-mail
      title: Send your first mail
      layout: [mail.layout.yaml, more/*.layout.json]
      screen: inbox
      once: first-mail/2
      locale: pt-BR
      strings: strings/{locale}.yaml
      only: { platform: ios }
      dismiss: [overlay]
      reducedMotion: { kind: fade, duration: 0.1 }
      defaults: { delay: 1 }
      styles:
        low: { only: { orientation: landscape }, delay: 2 }
      steps:
        - { id: one, target: a, style: [low] }
        - { target: b }
      """)
    let result = decode(text)
    #expect(result.diagnostics == [])
    let tutorial = try #require(result.value)
    #expect(tutorial.id.value == "first-mail" && tutorial.title?.value == "Send your first mail")
    #expect(tutorial.layouts.map(\.value) == ["mail.layout.yaml", "more/*.layout.json"])
    #expect(tutorial.screen?.value == "inbox" && tutorial.onceKey == "first-mail/2")
    #expect(tutorial.language == "pt-BR" && tutorial.strings?.value == "strings/{locale}.yaml")
    #expect(tutorial.only?.entries.count == 1 && tutorial.dismissals == [.overlay])
    #expect(tutorial.reducedMotionOrDefault.duration == 0.1)
    #expect(tutorial.defaults?.delay?.value == 1)
    #expect(tutorial.styles.map(\.name.value) == ["low"])
    #expect(tutorial.styles[0].only?.entries.count == 1 && tutorial.styles[0].partial.only == nil)
    #expect(tutorial.steps.map(\.id.value) == ["one", "step-2"])
    #expect(tutorial.steps[0].styles.map(\.value) == ["low"])
  }

  @Test("Missing keys have defaults")
  func defaults() throws {
    let tutorial = try #require(decode(MarkedText("tutorial: t\nsteps: [{ target: a }]")).value)
    #expect(tutorial.onceKey == "t/1" && tutorial.language == "en" && tutorial.dismissals == [.escape, .close])
    #expect(tutorial.reducedMotionOrDefault == ReducedMotion(nil))
    #expect(tutorial.reducedMotionOrDefault.kind == .fade && tutorial.reducedMotionOrDefault.duration == 0.2)
  }

  @Test("JSON is read the same way")
  func json() throws {
    let source = SourceText(
      path: "t.json",
      bytes: Array(#"{ "tutorial": "t", "steps": [{ "target": "a", "ring": "none", "delay": 0.5 }] }"#.utf8))
    let document = JSONReader.read(source)
    let result = decodeTutorial(document.value)
    #expect(document.diagnostics + result.diagnostics == [])
    #expect(result.value?.steps.first?.partial.delay?.value == 0.5)
  }

  @Test("An empty file lacks a tutorial", arguments: ["", "# only a comment\n"])
  func empty(written: String) {
    let text = MarkedText("1️⃣" + written)
    #expect(
      findings(text) == [
        Diagnostic(
          .missingKey, "the file is empty; a tutorial needs the keys \"tutorial\" and \"steps\"", at: text.span())
      ])
  }

  @Test("A tutorial is a map")
  func list() {
    let text = MarkedText("1️⃣[]1️⃣\n")
    #expect(
      findings(text) == [wrongType("a list", expected: "a map of keys to values for a tutorial", at: text.span())])
  }

  @Test("A tutorial has an id and steps")
  func missing() {
    let text = MarkedText("1️⃣title1️⃣: T\n")
    #expect(
      findings(text) == [
        Diagnostic(.missingKey, "a tutorial needs the key \"tutorial\"", at: text.span()),
        Diagnostic(.missingKey, "a tutorial needs the key \"steps\"", at: text.span()),
      ])
  }

  @Test("A list of steps has steps")
  func noSteps() {
    let text = MarkedText("tutorial: t\nsteps: 1️⃣[]1️⃣\n")
    #expect(findings(text) == [Diagnostic(.valueOutOfRange, "the list of steps is empty", at: text.span())])
  }

  @Test(
    "Another major version, or another language, is refused before anything else is read",
    arguments: ["tutorialc.tutorial/2", "tutorialc.layout/1", "tutorialc.tutorial/1.x", "tutorialc.tutorial/", "1"])
  func schema(written: String) {
    let text = MarkedText("nonsense: 1\nschema: 1️⃣\(written)1️⃣\n")
    #expect(
      findings(text) == [
        Diagnostic(
          .unsupportedSchema, "\"\(written)\" is not a tutorial that this version reads", at: text.span(),
          label: "this version reads tutorialc.tutorial/1")
      ])
  }

  @Test("A later minor version of the language is read")
  func minor() {
    #expect(findings(MarkedText("schema: tutorialc.tutorial/1.3\ntutorial: t\nsteps: [{ target: a }]")) == [])
  }

  @Test(
    "Ids keep to their alphabet",
    arguments: [("First", "first"), ("a_b", "a-b"), ("-a", nil), ("ä", nil), ("sendMail", "send-mail")])
  func ids(written: String, like: String?) {
    let text = MarkedText("tutorial: 1️⃣\(written)1️⃣\nsteps: [{ target: a }]\n")
    #expect(
      findings(text) == [
        Diagnostic(
          .valueOutOfRange,
          "the tutorial's id \"\(written)\" is not an id: lower-case letters, digits and hyphens, not starting with a hyphen",
          at: text.span(), label: like.map { "did you mean \"\($0)\"?" } ?? "",
          fixits: like.map { [FixIt("replace it with \"\($0)\"", .maybe, [.init(text.span(), $0)])] } ?? [])
      ])
  }

  @Test("An id of a megabyte is refused")
  func hugeID() {
    let text = MarkedText("tutorial: 1️⃣\(String(repeating: "x", count: 1 << 20))1️⃣\nsteps: [{ target: a }]\n")
    #expect(
      findings(text) == [
        Diagnostic(
          .limitExceeded, "the tutorial's id is longer than the limit of 200 bytes for an id", at: text.span())
      ])
  }

  @Test("Ways to leave, locales and string files are checked")
  func rest() {
    let text = MarkedText(
      """
      tutorial: t
      locale: 1️⃣english1️⃣
      strings: 2️⃣strings.yaml2️⃣
      dismiss: [3️⃣esc3️⃣]
      steps: [{ target: a }]

      """)
    #expect(
      findings(text) == [
        Diagnostic(.valueOutOfRange, "\"english\" is not a language tag such as en or pt-BR", at: text.span(1)),
        Diagnostic(
          .valueOutOfRange, "the path of the translations needs {locale} instead of the locale",
          at: text.span(2)),
        Diagnostic(
          .valueOutOfRange, "a way to leave cannot be \"esc\"", at: text.span(3), label: "did you mean \"escape\"?",
          notes: [.init("it is one of escape, close, overlay")],
          fixits: [FixIt("replace it with \"escape\"", .always, [.init(text.span(3), "escape")])]),
      ])
  }

  @Test("Missing keys aren't reported in a file that breaks off")
  func partial() {
    let text = MarkedText("tutorial: t\nsteps:\n  - { target: a, style: later, advance: { to: x")
    #expect(Set(findings(text).map(\.id)) == [.yamlSyntax])
  }

  @Test("There are at most 10,000 steps")
  func tooManySteps() {
    let steps = (1...10_001).map { $0 == 1 ? "- 1️⃣target1️⃣: a\n" : "- target: a\n" }.joined()
    let text = MarkedText("tutorial: t\nsteps:\n" + steps)
    #expect(
      findings(text) == [
        Diagnostic(.limitExceeded, "the tutorial has 10001 steps, the limit is 10000", at: text.span())
      ])
  }
}
