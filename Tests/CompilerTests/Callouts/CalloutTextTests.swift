import TestSupport
import Testing
import TutorialCompiler
import TutorialGeometry
import TutorialSyntax
import TutorialText
import TutorialTour

/// Callouts sized by their texts.
///
/// Every character is 10 wide; a line of the body is 20 high at the text size `large`, and the padding is 16. The
/// display is 400 by 800.
@Suite struct CalloutTextTests {
  private struct TenEach: TextMeasurer {
    var isExact = false
    /// True if there are fonts, and none of them has non-ASCII characters.
    var isASCII = false

    func measure(_ run: TextRun) -> MeasuredRun {
      let missing = isASCII ? run.scalars.filter { !$0.isASCII } : []
      return MeasuredRun(
        advances: run.scalars.map { _ in 10 }, isExact: isExact && missing.isEmpty, missing: Array(missing))
    }
  }

  private let middle = "      - { id: a, frame: [175, 375, 50, 50] }"

  private func screens(
    _ callout: String, elements: String? = nil, snapshot: String = "", isExact: Bool = false
  ) -> Screens {
    var options = CompileOptions()
    options.measurer = TenEach(isExact: isExact)
    return Screens(
      steps: "  - { target: a, callout: \(callout) }", elements: elements ?? middle, snapshot: snapshot,
      options: options)
  }

  private func layout(_ screens: Screens, _ locale: String = "en") -> TourCalloutLayout? {
    screens.step?.callout?.layouts[locale]
  }

  @Test func aShortTextMakesASmallCallout() {
    let screens = screens("{ body: Tap here, placement: bottom }")
    #expect(screens.result.diagnostics == [])
    #expect(layout(screens)?.frame == Rect(144, 445, 112, 52))
    #expect(layout(screens)?.measured == false)
    #expect(layout(self.screens("Tap here", isExact: true))?.measured == true)
  }

  @Test func aTextThatIsALittleTooHighForAFixedSizeIsReported() {
    let low = screens("{ body: Tap here, size: 1️⃣[112, 46]1️⃣ }")
    #expect(
      low.result.diagnostics == [
        Diagnostic(
          .textOverflow, "the bubble is 46 high, and needs about 52 for its text", at: low.tutorial.span(),
          variants: ["phone"])
      ])
    #expect(screens("{ body: Tap here, size: [112, 52] }").result.diagnostics == [])
  }

  @Test func aLongTextWrapsAtTheLargestWidthAndIsAsWideAsItsLines() {
    let body = "aaaaaaaaa bbbbbbbbb ccccccccc"
    #expect(layout(screens("{ body: \(body), placement: bottom }"))?.frame == Rect(89, 445, 222, 72))
    #expect(layout(screens("{ body: \(body), placement: bottom, width: 132 }"))?.frame == Rect(139, 445, 122, 92))
  }

  @Test func besideItsTargetItIsNarrowerDownToHalfItsWidthAsLongAsNoWordIsBroken() {
    let wide = "      - { id: a, frame: [0, 0, 190, 800] }"
    let body = "aaaaaaaaa bbbbbbbbb ccccccccc"
    let narrowed = screens(body, elements: wide)
    #expect(narrowed.result.diagnostics == [])
    #expect(layout(narrowed)?.frame == Rect(210, 354, 122, 92))
    let long = screens("1️⃣aaaaaaaaaaaaaaa bbbbbbbbb1️⃣", elements: wide)
    #expect(
      long.result.diagnostics == [
        Diagnostic(
          .calloutDoesNotFit,
          "the callout of 182 × 72 does not fit: top lacks 80, right lacks 8, bottom lacks 80, left lacks 210",
          at: long.tutorial.span(), variants: ["phone"])
      ])
  }

  @Test func whatFitsAtTheUsualTextSizeMayNotAtALargerOne() {
    let others = ["large", "accessibility3"].map { size in
      "  - { screen: home, variant: \(size), traits: { textSize: \(size) }, display: { size: [400, 800] }, "
        + "elements: [{ id: a, frame: [0, 300, 400, 300] }] }"
    }
    let words = Array(repeating: "word", count: 45).joined(separator: " ")
    let screens = Screens(
      steps: "  - { target: a, callout: 1️⃣\(words)1️⃣ }", elements: "      - { id: a, frame: [0, 300, 400, 300] }",
      others: others.joined(separator: "\n"))
    #expect(screens.result.diagnostics.map(\.id) == [.calloutDoesNotFit])
    #expect(screens.result.diagnostics.map(\.primary) == [screens.tutorial.span()])
    #expect(screens.result.diagnostics.map(\.variants) == [["accessibility3"]])
  }

  @Test func aLargerTextSizeMakesALargerCallout() {
    let screens = screens(
      "{ title: Hello, placement: bottom }", snapshot: "    traits: { textSize: accessibility3 }")
    #expect(layout(screens)?.frame.size == Size(82, 80))
  }

  @Test func eachLanguageHasItsOwnSize() {
    var options = CompileOptions()
    options.measurer = TenEach()
    let world = MemoryWorld([
      "t.tutorial.yaml": """
      tutorial: t
      dismiss: [escape]
      layout: [a.layout.yaml]
      strings: strings-{locale}.yaml
      steps: [{ target: a, callout: { title: Hello, placement: bottom }, advance: { tap: target } }]
      """,
      "strings-de.yaml": "steps.step-1.callout.title: Guten Tag\n",
      "strings-pt.yaml": "steps.step-1.callout.title: Olá\n",
      "a.layout.yaml": """
      snapshots:
        - { screen: home, variant: any, display: { size: [400, 800] }, elements: [{ id: a, frame: [175, 375, 50, 50] }] }
        - screen: home
          variant: brazil
          traits: { locale: pt-BR }
          display: { size: [400, 800] }
          elements: [{ id: a, frame: [175, 375, 50, 50] }]
      """,
    ])
    let result = Compiler(world: world, options: options).compile("t.tutorial.yaml")
    let layouts = result.tour?.variants.map { $0.steps.first?.callout?.layouts.all ?? [] } ?? []
    #expect(layouts.map { $0.map(\.name) } == [["en", "de"], ["pt"]])
    #expect(layouts.map { $0.map(\.value.frame.width) } == [[82, 122], [62]])
  }

  @Test func aTextThatIsHigherThanAllowedOverflows() {
    let body = "aaaaaaaaa bbbbbbbbb ccccccccc"
    let bounded = screens("{ body: \(body), maxHeight: 1️⃣601️⃣ }")
    #expect(
      bounded.result.diagnostics == [
        Diagnostic(
          .textOverflow, "the bubble is 60 high, and needs about 72 for its text", at: bounded.tutorial.span(),
          variants: ["phone"])
      ])
    #expect(layout(bounded)?.frame.size == Size(222, 60))
    let fixed = screens("{ body: \(body), size: 1️⃣[200, 60]1️⃣ }", isExact: true)
    #expect(
      fixed.result.diagnostics == [
        Diagnostic(
          .textOverflow, "the bubble is 60 high, and needs 92 for its text", at: fixed.tutorial.span(),
          variants: ["phone"])
      ])
    let sheet = screens(
      "{ body: \(body), kind: sheet, sheet: { height: 1️⃣601️⃣ } }", snapshot: "    insets: { safeArea: [0, 0, 34, 0] }")
    #expect(
      sheet.result.diagnostics == [
        Diagnostic(
          .textOverflow, "the sheet is 26 high, and needs about 52 for its text", at: sheet.tutorial.span(),
          variants: ["phone"])
      ])
  }

  @Test func aWordWiderThanTheCalloutOverflows() {
    let screens = screens("{ body: Donaudampfschiff, width: 1️⃣1321️⃣ }")
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .textOverflow, "the word \"Donaudampfschiff\" is 60 too wide for the bubble", at: screens.tutorial.span(),
          variants: ["phone"])
      ])
  }

  @Test(
    arguments: [
      // 100 beside the close button, which takes 26, and in a button with a padding of 28.
      ("title: Donaudampf", "close", "18"), ("body: Donaudampf", "close", "18"), ("title: Donaudampfs", "close", "28"),
      ("buttons: [{ title: Donaudampf }]", "escape", "20"), ("buttons: [{ title: Donaudampf }]", "close", "20"),
    ])
  func aWordThatIsTooWideForWhatItsLineLeavesLacksMoreThanNothing(text: String, dismissal: String, excess: String) {
    var options = CompileOptions()
    options.measurer = TenEach(isExact: true)
    let screens = Screens(
      steps: "  - { target: a, dismiss: [\(dismissal)], callout: { \(text), width: 1️⃣1401️⃣ } }", elements: middle,
      options: options)
    let word = text.contains("dampfs") ? "Donaudampfs" : "Donaudampf"
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .textOverflow, "the word \"\(word)\" is \(excess) too wide for the bubble", at: screens.tutorial.span(),
          variants: ["phone"])
      ])
  }

  @Test func aSheetIsAsHighAsItsTextAndWhatTheSystemTakes() {
    let screens = screens(
      "{ body: Tap here, kind: sheet }", snapshot: "    insets: { safeArea: [59, 0, 34, 0] }")
    #expect(screens.result.diagnostics == [])
    #expect(layout(screens)?.frame == Rect(0, 714, 400, 86))
    let banner = self.screens(
      "{ body: Tap here, kind: banner }", snapshot: "    insets: { safeArea: [59, 0, 34, 0] }")
    #expect(layout(banner)?.frame == Rect(16, 75, 368, 52))
  }

  @Test func whatDoesNotFitInOneLanguageNamesItAndTheOthersToo() {
    var options = CompileOptions()
    options.measurer = TenEach()
    let tutorial = MarkedText(
      """
      tutorial: t
      dismiss: [escape]
      layout: [a.layout.yaml]
      strings: strings-{locale}.yaml
      steps: [{ target: a, callout: { title: Hi, placement: 1️⃣right1️⃣ }, advance: { tap: target } }]
      """, path: "t.tutorial.yaml")
    var world = MemoryWorld([
      "strings-de.yaml": "steps.step-1.callout.title: Guten Tag\n",
      "strings-fr.yaml": "steps.step-1.callout.title: Bonjours!\n",
      "a.layout.yaml": """
      snapshots:
        - { screen: home, variant: any, display: { size: [400, 800] }, elements: [{ id: a, frame: [250, 375, 50, 50] }] }
      """,
    ])
    world.files[tutorial.source.path] = tutorial.source.bytes
    let result = Compiler(world: world, options: options).compile("t.tutorial.yaml")
    let message = "the callout of 122 × 54 does not fit: right lacks 58"
    #expect(
      result.diagnostics == [
        Diagnostic(
          .calloutDoesNotFit, message, at: tutorial.span(),
          notes: [.init("it would fit at top, bottom, left, which `placement` does not allow"), .init("in de, fr")],
          variants: ["any"])
      ])
  }

  @Test func whatNoFontHasIsReportedAtItsText() {
    var options = CompileOptions()
    options.measurer = TenEach(isExact: true, isASCII: true)
    let screens = Screens(
      steps: "  - { target: a, callout: { title: 1️⃣Tap タ1️⃣, body: Here, buttons: [{ title: 2️⃣Weißt2️⃣ }] } }",
      elements: middle, options: options)
    func missing(_ message: String, _ mark: Int) -> Diagnostic {
      Diagnostic(
        .missingGlyph, message, at: screens.tutorial.span(mark),
        notes: [.init("its width is a bound; `fonts` of tutorialc.yaml lists the fonts that are tried in turn")],
        variants: ["phone"])
    }
    #expect(
      screens.result.diagnostics == [
        missing("no font of the title has \"タ\" (U+30BF)", 1), missing("no font of the button has \"ß\" (U+00DF)", 2),
      ])
    #expect(layout(screens)?.measured == false)
  }
}
