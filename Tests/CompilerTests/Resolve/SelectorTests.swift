import TestSupport
import Testing
import TutorialCompiler
import TutorialSyntax
import TutorialTour

@Suite struct SelectorTests {
  private let elements = """
          - { id: list, type: list, frame: [0, 100, 400, 600] }
          - { id: row-1, parent: list, type: cell, frame: [0, 100, 400, 50], text: "Order #12", label: { en: First, ja: 一番 } }
          - { id: icon-1, parent: row-1, type: image, frame: [0, 100, 50, 50] }
          - { id: row-2, parent: list, type: cell, frame: [0, 150, 400, 50], text: "Order \u{2068}#13\u{2069}" , nativeId: "com.example:id/row" }
          - { id: row-3, parent: list, type: cell, frame: [0, 200, 400, 50], text: "Café  au\u{00A0}lait", value: "3" }
          - { id: title, type: text, frame: [0, 0, 400, 50], text: "Order #1" }
    """

  private func resolved(_ selector: String, locale: String = "en-US") -> [String]? {
    let screens = Screens(
      steps: "  - target: \(selector)", elements: elements, snapshot: "    traits: { locale: \(locale) }")
    guard !screens.result.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    return screens.step?.cutouts.map(\.target)
  }

  @Test(arguments: [
    ("row-1", "row-1"), ("{ id: row-1 }", "row-1"), ("row", "row-2"), ("com.example:id/row", "row-2"),
    ("{ text: { equalsIgnoringCase: 'order #13' } }", "row-2"), ("{ text: 'Order #13' }", "row-2"),
    ("{ text: { contains: au lait } }", "row-3"), ("{ text: \"Cafe\\u0301 au lait\" }", "row-3"),
    ("{ text: { matches: '^Order #\\d+$' }, within: { type: list }, nth: 1 }", "row-2"),
    ("{ type: cell, has: { type: image } }", "row-1"), ("{ path: 'list/cell[2]' }", "row-3"),
    ("{ label: { en: First, ja: 一番 } }", "row-1"), ("{ value: '3' }", "row-3"),
    ("{ anyOf: [nothing, { id: title }] }", "title"), ("{ type: image, within: { id: list } }", "icon-1"),
  ])
  func aSelectorFindsItsElement(selector: String, id: String) {
    #expect(resolved(selector) == [id])
  }

  @Test func aLabelIsLookedUpInTheVariantsLanguage() {
    #expect(resolved("{ label: { en: First, ja: 一番 } }", locale: "ja-JP") == ["row-1"])
    #expect(resolved("{ label: { en: First } }", locale: "ja-JP") == nil)
  }

  @Test(arguments: [
    "{ path: 'list/cell[3]' }", "{ type: cell, nth: 3 }", "{ text: 'order #13' }", "{ has: { id: title } }",
  ])
  func aSelectorThatFitsNothingIsUnknown(selector: String) {
    #expect(resolved(selector) == nil)
  }

  @Test func theFirstAndTheLastAreThoseInDocumentOrder() {
    #expect(resolved("{ type: cell, first: true }") == resolved("{ type: cell, nth: 0 }"))
    #expect(resolved("{ type: cell, first: true }") != resolved("{ type: cell, last: true }"))
    #expect(resolved("{ type: cell, last: true }") != nil)
    let screens = Screens(steps: "  - target: { type: cell, first: true }", elements: elements)
    #expect(screens.findings(.fragileSelector) == [])
  }

  @Test func aPlaceAmongSiblingsIsFragile() {
    let screens = Screens(
      steps: "  - target: { type: cell, nth: 1️⃣11️⃣ }\n  - target: { path: 2️⃣list2️⃣ }", elements: elements)
    #expect(
      screens.findings(.fragileSelector) == [
        Diagnostic(
          .fragileSelector, "nth finds its target by its place, which any new element changes",
          at: screens.tutorial.span(1),
          notes: [
            .init("an id stays with its element"),
            .init(
              "if the place is meant, and not the element in it, write `first: true` or `last: true`, or lock it: "
                + "`tutorialc lock`"),
          ]),
        Diagnostic(
          .fragileSelector, "a path finds its target by its place, which any new element changes",
          at: screens.tutorial.span(2), notes: [.init("an id stays with its element")]),
      ])
  }

  /// Texts are sorted only after many lookups on a screen.
  @Test func aScreenThatIsAskedForManyTextsFindsTheSame() throws {
    let texts = ["'Order #12'", "'Order #13'", "\"Cafe\\u0301 au lait\"", "'Order #1'"]
    let ids = ["row-1", "row-2", "row-3", "title"]
    let steps = (0..<24).map { "  - target: { text: \(texts[$0 % 4]) }" }.joined(separator: "\n")
    let screens = Screens(steps: steps, elements: elements, snapshot: "    traits: { locale: en }")
    let tour = try #require(screens.result.tour)
    #expect(tour.variants.map { $0.steps.map { $0.cutouts.map(\.target) } } == [(0..<24).map { [ids[$0 % 4]] }])
  }

  @Test func textsThatAreTheSameInOneLanguageAreKeptApart() {
    let elements = """
            - { id: a, label: { en: Next, de: Weiter }, frame: [0, 0, 50, 50] }
            - { id: b, label: { en: Next, de: Fort }, frame: [0, 60, 50, 50] }
            - { id: c, label: { en: Next, de: Weiter, ja: 次へ }, frame: [0, 120, 50, 50] }
      """
    for (text, id) in [("Fort", "b"), ("次へ", "c")] {
      let screens = Screens(
        steps: "  - target: { label: { de: \(text), ja: \(text) } }", elements: elements,
        snapshot: "    traits: { locale: \(id == "b" ? "de" : "ja") }")
      #expect(screens.step?.cutouts.map(\.target) == [id])
    }
  }

  @Test func oneTextForSeveralLanguagesIsReported() {
    let screens = Screens(
      steps: "  - target: { label: 1️⃣Close1️⃣ }",
      elements: "      - { id: a, label: Close, frame: [0, 0, 50, 50] }", snapshot: "    traits: { locale: en }",
      others:
        "  - { screen: home, variant: de, traits: { locale: de }, display: { size: [400, 800] }, elements: [ { id: a, label: Close, frame: [0, 0, 50, 50] } ] }"
    )
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .localisedSelector, "one text for 2 languages: de, en", at: screens.tutorial.span(),
          notes: [
            .init("write the text by locale, `label: { en: Close, ja: 閉じる }`, or name the element by its id")
          ])
      ])
  }
}
