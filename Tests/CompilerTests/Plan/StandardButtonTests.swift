import TestSupport
import Testing
import TutorialCompiler
import TutorialGeometry
import TutorialSyntax
import TutorialTour

/// The buttons that a callout has without listing them.
@Suite struct StandardButtonTests {
  private func compile(
    _ steps: String, head: String = "", strings: [String: String] = [:]
  ) -> (tutorial: MarkedText, result: Analysis) {
    let tutorial = MarkedText(
      "tutorial: t\nlayout: a.layout.yaml\nstrings: \"{locale}.strings.yaml\"\n\(head)\nsteps:\n\(steps)\n",
      path: "t.tutorial.yaml")
    var world = MemoryWorld([
      "a.layout.yaml": "snapshots: [ { screen: s, variant: v, display: { size: [400, 800] }, elements: [] } ]\n"
    ])
    world.files[tutorial.source.path] = tutorial.source.bytes
    for (locale, text) in strings { world.files["\(locale).strings.yaml"] = Array(text.utf8) }
    return (tutorial, Compiler(world: world).compile("t.tutorial.yaml"))
  }

  private func buttons(_ result: Analysis) -> [[TourButton]] {
    result.tour?.variants.first?.steps.map { $0.callout?.buttons ?? [] } ?? []
  }

  private let back = TourButton(title: "common.back", to: nil, role: "back", back: true)
  private let done = TourButton(title: "common.done", to: nil, role: "next")

  @Test func theFirstStepGoesOnTheNextBackTooAndTheLastEnds() {
    let (_, result) = compile(
      """
        - { id: x, callout: One }
        - { id: y, callout: Two }
        - { id: z, callout: Three }
      """, strings: ["en": ""])
    #expect(result.diagnostics == [])
    #expect(
      buttons(result) == [
        [TourButton(title: "common.next", to: "y", role: "next")],
        [back, TourButton(title: "common.next", to: "z", role: "next")],
        [TourButton(title: "common.back", to: nil, role: "back", back: true), done],
      ])
    #expect(
      result.tour?.strings["en"]?.all.suffix(3).map { "\($0.name)=\($0.value)" } == [
        "common.back=Back", "common.next=Next", "common.done=Done",
      ])
  }

  @Test func aRuleForAButtonThatIsNotListedBringsIt() {
    let (_, result) = compile(
      """
        - { id: x, callout: One, advance: [{ event: e }, { button: next, to: end }, { button: back, to: back }] }
        - id: y
          callout: { body: Two, buttons: [{ title: More, role: more }] }
          advance: [{ button: more }, { button: back, to: x }, { button: next }]
        - { id: z, callout: { body: Three, buttons: [{ title: On, role: next }] }, advance: { button: next } }
        - { id: w, callout: Four, advance: { tap: anywhere } }
      """)
    // Back from the first step would stay there, so it has no button.
    #expect(
      buttons(result) == [
        [done],
        [
          TourButton(title: "common.back", to: "x", role: "back"),
          TourButton(title: "steps.y.callout.buttons.0.title", to: "z", role: "more"),
          TourButton(title: "common.next", to: "z", role: "next"),
        ],
        [TourButton(title: "steps.z.callout.buttons.0.title", to: "w", role: "next")],
        [],
      ])
  }

  @Test func stringsFilesSayWhatTheyAreCalled() {
    let (_, result) = compile(
      "  - { id: x, callout: One }",
      strings: ["en": "common.done: Got it\n", "de": "steps.x.callout.body: Eins\ncommon.done: Fertig\n"])
    #expect(result.diagnostics == [])
    #expect(result.tour?.text("common.done", in: "en") == "Got it")
    #expect(result.tour?.text("common.done", in: "de") == "Fertig")
  }

  @Test func aTutorialInAnotherLanguageHasToSayWhatTheyAreCalled() {
    let steps = "  - { 1️⃣id1️⃣: 2️⃣x2️⃣, callout: Eins }"
    let (tutorial, result) = compile(
      steps, head: "locale: de", strings: ["en": "steps.x.callout.body: One\n", "fr": "steps.x.callout.body: Un\n"])
    #expect(
      result.diagnostics == [
        Diagnostic(
          .missingString, "no \"de\" text for \"common.done\"", at: tutorial.span(2),
          notes: [
            .init(
              "the button is called \"Done\"; translate it by `common.done` in {locale}.strings.yaml, or write the callout's own `buttons`"
            )
          ])
      ])
    #expect(result.tour?.text("common.done", in: "en") == "Done")
    let own = compile(steps, head: "locale: de-AT", strings: ["de": "common.done: Fertig\n"])
    #expect(own.result.diagnostics == [])
    #expect(own.result.tour?.text("common.done", in: "de-AT") == "Fertig")
  }

  @Test func anotherLanguageThatLacksThemIsReported() {
    let (tutorial, result) = compile(
      "  - { id: x, callout: One, advance: 1️⃣{ button: next }1️⃣ }", strings: ["ja": "steps.x.callout.body: 一\n"])
    #expect(
      result.diagnostics == [
        Diagnostic(
          .missingString, "no \"ja\" text for \"common.done\"", at: tutorial.span(),
          notes: [.init("ja.strings.yaml lacks it")])
      ])
  }

  @Test func theyTakeRoom() throws {
    let (_, with) = compile("  - { id: x, callout: One }")
    let (_, without) = compile("  - { id: x, callout: One, advance: { tap: anywhere } }")
    let heights = [with, without].compactMap {
      $0.tour?.variants.first?.steps.first?.callout?.layouts["en"]?.frame.height
    }
    // 14 above the button, which has a height of 36.
    #expect(try #require(heights.first) == #require(heights.last) + 50)
  }
}
