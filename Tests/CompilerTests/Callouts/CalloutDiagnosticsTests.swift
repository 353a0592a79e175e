import TestSupport
import Testing
import TutorialCompiler
import TutorialGeometry
import TutorialSyntax

/// The messages about callouts without a position, or with a bad one. The display is 400 by 800, the margin 16.
@Suite struct CalloutDiagnosticsTests {
  private let top = "      - { id: a, frame: [100, 20, 50, 50] }"
  private let middle = "      - { id: a, frame: [175, 375, 50, 50] }"

  @Test func aCalloutThatFitsNowhereListsWhatEachSideLacks() {
    let screens = Screens(
      steps: "  - { target: a, callout: { body: b, 1️⃣size: 2️⃣[390, 200]2️⃣1️⃣ } }", elements: middle)
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .calloutDoesNotFit,
          "the callout of 390 × 200 does not fit: top lacks 22, right lacks 251, bottom lacks 22, left lacks 251",
          at: screens.tutorial.span(2), notes: [.init("`kind: sheet` puts it along the lower edge")],
          variants: ["phone"])
      ])
  }

  @Test func theSidesThatAreNotAllowedAreMentionedWhereItWouldFit() {
    let screens = Screens(
      steps: "  - { target: a, callout: { body: b, size: [200, 80], placement: 1️⃣top1️⃣ } }", elements: top)
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .calloutDoesNotFit, "the callout of 200 × 80 does not fit: top lacks 96, left lacks 136",
          at: screens.tutorial.span(),
          notes: [.init("it would fit at right, bottom, which `placement` does not allow")], variants: ["phone"])
      ])
  }

  @Test func whatAStepInheritsIsReportedAtItsCalloutWithANoteAboutTheDefaults() {
    let screens = Screens(
      steps: """
          - { target: a, callout: { body: b, size: [200, 80] } }
          - { target: a, callout: 1️⃣c1️⃣ }
          - { target: a, callout: { body: d, placement: 2️⃣left2️⃣ } }
          - { target: c, callout: e }
        """, head: "defaults: { advance: { tap: anywhere }, callout: { placement: 3️⃣top3️⃣, size: 4️⃣[200, 80]4️⃣ } }",
      elements: top + """

              - { id: c, frame: [175, 375, 50, 50] }
        """)
    let found = screens.result.diagnostics.filter { $0.id == .calloutDoesNotFit }
    #expect(found.map(\.primary).dropFirst() == [screens.tutorial.span(1), screens.tutorial.span(2)])
    let inherited = Diagnostic.Note("it inherits the value that is written here", at: screens.tutorial.span(3))
    #expect(found.map { $0.notes.contains(inherited) } == [true, true, false])
  }

  @Test func whatIsInTheWayIsNamed() {
    let screens = Screens(
      steps: """
          - { target: a, callout: { body: b, size: [200, 80], placement: 1️⃣[top, bottom-start]1️⃣, avoid: [menu] } }
        """,
      elements: top + """

              - { id: menu, frame: [0, 100, 400, 60] }
        """)
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .calloutDoesNotFit,
          "the callout of 200 × 80 does not fit: top lacks 96, bottom lacks 200, left lacks 136",
          at: screens.tutorial.span(),
          notes: [
            .init("at bottom, \"menu\", which it has to avoid, is in the way"),
            .init("it would fit at right, which `placement` does not allow"),
          ], variants: ["phone"])
      ])
  }

  @Test func holesThatAreFarApartAreBetterPointedAtOneByOne() {
    let screens = Screens(
      steps: "  - { target: [a, b], callout: 1️⃣{ body: b, size: 2️⃣[300, 80]2️⃣ }1️⃣ }",
      elements: """
              - { id: a, frame: [20, 20, 50, 50] }
              - { id: b, frame: [330, 730, 50, 50] }
        """)
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .calloutDoesNotFit,
          "the callout of 300 × 80 does not fit: top lacks 96, right lacks 316, bottom lacks 96, left lacks 316",
          at: screens.tutorial.span(2),
          notes: [
            .init("it is placed beside all holes together; `anchor` places it beside one thing instead"),
            .init("`placement: center` puts it into the middle of the visible area"),
          ],
          variants: ["phone"])
      ])
    let anchored = Screens(
      steps: "  - { target: [a, b], anchor: b, callout: { body: b, size: [300, 80] } }",
      elements: """
              - { id: a, frame: [20, 20, 50, 50] }
              - { id: b, frame: [330, 730, 50, 50] }
        """)
    #expect(anchored.result.diagnostics == [])
  }

  @Test func aCalloutInTheMiddleOverItsTargetIsReported() {
    let screens = Screens(
      steps: "  - { target: a, callout: { body: b, size: [200, 80], placement: 1️⃣center1️⃣ } }", elements: middle)
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .calloutCoversTarget, "the bubble lies over \"a\", by 66 × 66", at: screens.tutorial.span(),
          variants: ["phone"])
      ])
    let beside = Screens(
      steps: "  - { target: a, callout: { body: b, size: [200, 80], placement: center } }", elements: top)
    #expect(beside.result.diagnostics == [])
  }

  @Test func aNegativeGapBringsACalloutOverItsTarget() {
    let screens = Screens(
      steps: "  - { target: a, callout: { body: b, size: [200, 80], gap: 1️⃣-41️⃣ } }", elements: middle)
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .calloutCoversTarget, "the bubble lies over \"a\", by 66 × 4", at: screens.tutorial.span(),
          variants: ["phone"])
      ])
    func found(_ gap: Int) -> Int {
      Screens(steps: "  - { target: a, callout: { body: b, size: [200, 80], gap: \(gap) } }", elements: middle)
        .findings(.calloutCoversTarget).count
    }
    // An overlap of a point counts, touching doesn't.
    #expect(found(-1) == 1)
    #expect(found(0) == 0)
  }

  @Test func aBannerOverTheTargetIsReportedAtItsKind() {
    let screens = Screens(
      steps: "  - { target: a, callout: { body: b, size: [368, 80], kind: 1️⃣banner1️⃣ } }", elements: top)
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .calloutCoversTarget, "the banner lies over \"a\", by 66 × 62", at: screens.tutorial.span(),
          variants: ["phone"])
      ])
  }

  @Test func aSheetOverTheTargetIsAWarningAtItsHeight() {
    let screens = Screens(
      steps: "  - { target: a, callout: { body: b, kind: sheet, sheet: { height: 1️⃣4001️⃣ } } }", elements: middle)
    let expected = Diagnostic(
      .sheetCoversTarget, "the sheet lies over \"a\", by 66 × 33", at: screens.tutorial.span(), variants: ["phone"])
    #expect(screens.result.diagnostics == [expected])
    #expect(expected.severity == .warning)
    let low = Screens(
      steps: "  - { target: a, callout: { body: b, kind: sheet, sheet: { height: 367 } } }", elements: middle)
    #expect(low.result.diagnostics == [])
  }

  @Test func aSheetOverTheTargetByOnePointIsReported() {
    let screens = Screens(
      steps: "  - { target: a, callout: { body: b, kind: sheet, sheet: { height: 1️⃣3681️⃣ } } }", elements: middle)
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .sheetCoversTarget, "the sheet lies over \"a\", by 66 × 1", at: screens.tutorial.span(), variants: ["phone"])
      ])
  }

  @Test func aSheetThatReachesUnderTheBarAboveIsTooLarge() {
    let screens = Screens(
      steps: "  - { callout: { body: b, kind: sheet, sheet: { height: 1️⃣7501️⃣ } } }", elements: top,
      snapshot: "    insets: { safeArea: [60, 0, 0, 0] }")
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .calloutDoesNotFit, "the sheet of 400 × 750 is 10 too large for the display", at: screens.tutorial.span(),
          variants: ["phone"])
      ])
  }

  @Test func aSheetOverWhatItIsToAvoidIsReportedToo() {
    let screens = Screens(
      steps: "  - { target: a, callout: { body: b, kind: sheet, sheet: { height: 1️⃣1001️⃣ }, avoid: [bar] } }",
      elements: top + """

              - { id: bar, frame: [0, 750, 400, 50] }
        """)
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .sheetCoversTarget, "the sheet lies over \"bar\", which it has to avoid, by 400 × 50",
          at: screens.tutorial.span(), variants: ["phone"])
      ])
  }

  @Test func aSheetHigherThanTheDisplayIsTooLarge() {
    let screens = Screens(
      steps: "  - { callout: { body: b, kind: sheet, sheet: { height: 1️⃣8101️⃣ } } }", elements: top)
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .calloutDoesNotFit, "the sheet of 400 × 810 is 10 too large for the display", at: screens.tutorial.span(),
          variants: ["phone"])
      ])
  }

  @Test func theSameDefectInSeveralLanguagesIsOne() {
    let screens = Screens(
      steps: "  - { target: a, callout: { body: b, size: 1️⃣[390, 200]1️⃣ } }",
      elements: middle,
      others: """
          - screen: home
            variant: tablet
            display: { size: [400, 700] }
            elements: [{ id: a, frame: [175, 375, 50, 50] }]
        """)
    #expect(screens.result.diagnostics.map(\.variants) == [["phone", "tablet"]])
  }
}
