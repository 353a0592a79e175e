import TestSupport
import Testing
import TutorialCompiler
import TutorialLayouts
import TutorialSyntax

@Suite struct TargetDiagnosticsTests {
  @Test func aTargetThatNoVariantHasIsUnknownWithTheNearestId() {
    let screens = Screens(
      steps: "  - target: { id: 1️⃣compose-buton1️⃣ }",
      elements: "      - { id: 2️⃣compose-button2️⃣, frame: [10, 20, 50, 50] }")
    let span = screens.tutorial.span()
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .unknownTarget, "no element with id \"compose-buton\" on screen \"home\"", at: span,
          label: "did you mean \"compose-button\"?",
          notes: [.init("\"compose-button\" is declared here", at: screens.layout.span(2))],
          fixits: [
            FixIt("replace it with \"compose-button\"", .maybe, [.init(span, "compose-button")])
          ], variants: ["phone"])
      ])
  }

  @Test func aTargetThatSomeVariantsLackIsOneFindingThatListsThem() {
    let screens = Screens(
      steps: "  - target: 1️⃣save1️⃣", elements: "      - { id: save, frame: [10, 20, 50, 50] }",
      others: """
          - { screen: home, variant: tablet, display: { size: [800, 1200] }, elements: [] }
          - { screen: home, variant: tv, display: { size: [1920, 1080] }, elements: [] }
        """)
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .missingInVariant, "no element with id \"save\" on screen \"home\"", at: screens.tutorial.span(),
          notes: [.init("1 of 3 variants have it; give the others something else by `onMissing` or `fallback`")],
          variants: ["tablet", "tv"])
      ])
  }

  @Test func anElementThatOnlyLiesInAnotherIsNotWithinItAndTheFindingSaysWhy() {
    let screens = Screens(
      steps: "  - target: 1️⃣{ label: Like, within: card }1️⃣",
      elements: """
              - { id: card, frame: [10, 20, 200, 200] }
              - { id: 2️⃣like2️⃣, place: { in: card, left: 0, top: 0, width: 50, height: 50 }, label: Like }
        """)
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .unknownTarget, "no element with label \"Like\" and an ancestor with id \"card\" on screen \"home\"",
          at: screens.tutorial.span(),
          notes: [
            .init("\"like\" would match, but is not within it", at: screens.layout.span(2)),
            .init("`within` looks at `parent`; `place: { in: … }` only says where something lies"),
          ], variants: ["phone"])
      ])
  }

  @Test func whatAListWouldScrollInIsToldHow() {
    let screens = Screens(
      steps: "  - target: 1️⃣row1️⃣",
      elements: """
              - { id: 2️⃣list2️⃣, frame: [0, 0, 400, 800], type: UITableView }
              - { id: cell, frame: [0, 900, 400, 50], parent: list }
              - { id: row, frame: 3️⃣[0, 900, 400, 50]3️⃣, parent: cell }
        """)
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .offScreenTarget, "\"row\" at [0, 900, 400, 50] is off the 400 × 800 screen", at: screens.tutorial.span(),
          labels: [.init(screens.layout.span(3), "its frame is here")],
          notes: [
            .init(
              "\"list\" scrolls it into view if its content is declared as one of the `spaces`, with `scroll`",
              at: screens.layout.span(2))
          ], variants: ["phone"])
      ])
  }

  @Test func anExtentThatIsLostInRoundingIsNone() {
    let screens = Screens(
      steps: "  - target: 1️⃣dot1️⃣", elements: "      - { id: dot, frame: 2️⃣[10, 10, 1e-300, 1e-300]2️⃣ }")
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .zeroSizeTarget, "\"dot\" has no size: its frame is [10, 10, 0, 0]", at: screens.tutorial.span(),
          labels: [.init(screens.layout.span(2), "its frame is here")], variants: ["phone"])
      ])
  }

  @Test func aRowThatIsItsOwnItemIsOneCircle() {
    let screens = Screens(
      steps: "  - callout: Hi",
      elements: "      - { id: days, row: { top: 0, left: 0, right: 0, height: 10, items: [1️⃣days1️⃣] } }")
    #expect(
      screens.result.diagnostics == [
        Diagnostic(.cyclicPlace, "\"days\" is placed in itself", at: screens.layout.span(), variants: ["phone"])
      ])
  }

  @Test func severalElementsAreAmbiguousAndListedWithAKeyThatTellsThemApart() {
    let screens = Screens(
      steps: "  - target: 1️⃣{ label: Close }1️⃣",
      elements: """
              - { id: 2️⃣a2️⃣, frame: [0, 0, 50, 50], label: Close, type: button }
              - { id: 3️⃣b3️⃣, frame: [0, 60, 50, 50], label: Close, type: image }
        """)
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .ambiguousTarget, "2 elements with label \"Close\" on screen \"home\"", at: screens.tutorial.span(),
          notes: [
            .init("\"a\" (button) at [0, 0, 50, 50]", at: screens.layout.span(2)),
            .init("\"b\" (image) at [0, 60, 50, 50]", at: screens.layout.span(3)),
            .init("`type: button` would tell the first from the others"),
          ], variants: ["phone"])
      ])
  }

  @Test func severalElementsAreAnErrorEvenWhereMissingOnesAreSkipped() {
    let screens = Screens(
      steps: "  - { target: { type: button }, onMissing: skip }\n  - { target: a }",
      elements: """
              - { id: a, frame: [0, 0, 50, 50], type: button }
              - { id: b, frame: [0, 60, 50, 50], type: button }
        """)
    #expect(screens.findings(.ambiguousTarget).map(\.severity) == [.error])
  }

  @Test(arguments: ["hidden", "gone", "transparent"])
  func anElementThatIsNotShownIsHidden(visibility: String) {
    let screens = Screens(
      steps: "  - target: 1️⃣a1️⃣",
      elements: "      - { id: a, frame: 2️⃣[0, 0, 50, 50]2️⃣, visibility: \(visibility) }")
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .hiddenTarget, "\"a\" is not shown: its layout says \"\(visibility)\"", at: screens.tutorial.span(),
          labels: [.init(screens.layout.span(2), "its frame is here")], variants: ["phone"])
      ])
  }

  @Test func anElementWithoutSizeIsReported() {
    let screens = Screens(
      steps: "  - target: 1️⃣a1️⃣", elements: "      - { id: a, frame: 2️⃣[5, 6, 0, 50]2️⃣ }")
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .zeroSizeTarget, "\"a\" has no size: its frame is [5, 6, 0, 50]", at: screens.tutorial.span(),
          labels: [.init(screens.layout.span(2), "its frame is here")], variants: ["phone"])
      ])
  }

  @Test func anInvertedFrameIsReportedAndNeverTurnedRound() {
    let screens = Screens(
      steps: "  - target: 1️⃣a1️⃣", elements: "      - { id: a, frame: 2️⃣[204, 1821, 570, -47]2️⃣ }")
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .invertedFrame, "\"a\" has a frame with a negative side: [204, 1821, 570, -47]",
          at: screens.tutorial.span(), labels: [.init(screens.layout.span(2), "its frame is here")],
          notes: [.init("captures write such frames for clipped elements, which cannot be highlighted")],
          variants: ["phone"])
      ])
  }

  @Test func anElementBeyondTheDisplayIsOffScreen() {
    let screens = Screens(
      steps: "  - target: 1️⃣a1️⃣", elements: "      - { id: a, frame: 2️⃣[10, 800, 50, 50]2️⃣ }")
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .offScreenTarget, "\"a\" at [10, 800, 50, 50] is off the 400 × 800 screen", at: screens.tutorial.span(),
          labels: [.init(screens.layout.span(2), "its frame is here")], variants: ["phone"])
      ])
  }

  @Test func anElementMostlyBeyondTheDisplayIsAWarning() {
    let screens = Screens(
      steps: "  - target: 1️⃣a1️⃣", elements: "      - { id: a, frame: [10, 780, 50, 50] }")
    #expect(screens.findings(.offScreenTarget).map(\.severity) == [.warning])
    #expect(screens.findings(.offScreenTarget).map(\.primary) == [screens.tutorial.span()])
    #expect(screens.result.tour != nil)
  }

  @Test func aTargetBehindTheTabBarIsReportedAsCovered() {
    let screens = Screens(
      steps: "  - target: 1️⃣a1️⃣",
      elements: """
              - { id: a, frame: [10, 740, 50, 40] }
              - { id: tab-bar, frame: [0, 720, 400, 80] }
        """, snapshot: "    occluders: [ { kind: tabBar, element: tab-bar, opaque: true } ]")
    let found = screens.findings(.coveredTarget)
    #expect(found.map(\.message) == ["\"a\" lies under \"tab-bar\""])
    #expect(found.map(\.severity) == [.error])
    #expect(found.map(\.primary) == [screens.tutorial.span()])
  }

  @Test func aTargetPartlyBehindABarIsAWarning() {
    let screens = Screens(
      steps: "  - target: 1️⃣a1️⃣",
      elements: """
              - { id: a, frame: [10, 700, 50, 50] }
              - { id: tab-bar, frame: [0, 740, 400, 60] }
        """, snapshot: "    occluders: [ { kind: tabBar, element: tab-bar, opaque: true } ]")
    var expected = Diagnostic(
      .coveredTarget, "\"a\" lies partly under \"tab-bar\": 20 % of it", at: screens.tutorial.span(),
      variants: ["phone"])
    expected.severity = .warning
    #expect(screens.result.diagnostics == [expected])
  }

  @Test func aBarDoesNotCoverItselfNorWhatIsInIt() {
    let screens = Screens(
      steps: "  - target: tab\n  - target: tab-bar",
      elements: """
              - { id: tab-bar, frame: [0, 740, 400, 60] }
              - { id: tab, parent: tab-bar, frame: [0, 740, 100, 60] }
        """, snapshot: "    occluders: [ { kind: tabBar, element: tab-bar, opaque: true } ]")
    #expect(screens.result.diagnostics == [])
  }

  @Test func aDialogAboveCoversWhatIsBelow() {
    let screens = Screens(
      steps: "  - target: 1️⃣a1️⃣",
      elements: "      - { id: a, window: app, frame: [10, 400, 50, 50] }",
      snapshot: """
            windows:
              - { id: app, type: app, z: 0, frame: [0, 0, 400, 800] }
              - { id: alert, type: dialog, z: 1, frame: [0, 300, 400, 300] }
        """)
    #expect(screens.findings(.coveredTarget).map(\.message) == ["\"a\" lies under \"alert\""])
  }

  @Test(arguments: [
    ("[0, 722, 400, 78]", "56 % of it, and its centre"), ("[20, 700, 10, 100]", "its centre, and 20 % of it"),
    ("[0, 700, 400, 23], [0, 727, 400, 73]", "92 % of it"),
  ])
  func whetherMostOfATargetOrItsCentreIsCoveredIsSaid(bars: String, words: String) {
    let occluders = bars.replacing("], [", with: "]; [").split(separator: ";").enumerated().map { place, frame in
      "{ kind: bar-\(place), frame: \(frame), opaque: true }"
    }
    let screens = Screens(
      steps: "  - target: 1️⃣a1️⃣", elements: "      - { id: a, frame: [0, 700, 50, 50] }",
      snapshot: "    occluders: [ \(occluders.joined(separator: ", ")) ]")
    #expect(
      screens.findings(.coveredTarget).map(\.message) == ["\"a\" lies under \"bar-0\": \(words)"])
  }

  @Test(arguments: [
    (
      "0, 700, 400, 16], [0, 735, 400, 15", "\"a\" lies under \"bar-0\": 62 % of it" as String?,
      Diagnostic.Severity.error
    ),
    ("0, 700, 400, 11], [0, 739, 400, 11", "\"a\" lies partly under \"bar-0\": 44 % of it", .warning),
    ("0, 700, 400, 1], [0, 900, 400, 1", "\"a\" lies partly under \"bar-0\": 2 % of it", .warning),
    ("0, 700, 400, 0.4], [0, 900, 400, 1", "\"a\" lies partly under \"bar-0\": 1 % of it", .warning),
    ("0, 700, 400, 0.04], [0, 900, 400, 1", nil, .warning),
  ])
  func halfOfATargetIsMostOfIt(bars: String, message: String?, severity: Diagnostic.Severity) {
    let frames = bars.replacing("], [", with: ";").split(separator: ";").enumerated().map { place, frame in
      "{ kind: bar-\(place), frame: [\(frame)], opaque: true }"
    }
    let screens = Screens(
      steps: "  - target: a", elements: "      - { id: a, frame: [0, 700, 50, 50] }",
      snapshot: "    occluders: [ \(frames.joined(separator: ", ")) ]")
    #expect(screens.findings(.coveredTarget).map(\.message) == (message.map { [$0] } ?? []))
    #expect(screens.findings(.coveredTarget).allSatisfy { $0.severity == severity })
  }

  private func keyboard(_ element: String, snapshot: String = "") -> Screens {
    Screens(
      steps: "  - target: 1️⃣a1️⃣", elements: "      - { id: a, \(element) }",
      snapshot: "    insets: { ime: [0, 0, 300, 0] }\n\(snapshot)")
  }

  @Test(arguments: [
    ("frame: [300, 600, 60, 60]", "\"a\" lies under the keyboard", Diagnostic.Severity.error),
    ("frame: [10, 460, 50, 50]", "\"a\" lies partly under the keyboard: 20 % of it", .warning),
  ])
  func aTargetUnderTheKeyboardIsReportedAsCovered(element: String, message: String, severity: Diagnostic.Severity) {
    let screens = keyboard(element)
    #expect(screens.result.diagnostics.map(\.id) == [.coveredTarget])
    #expect(screens.result.diagnostics.map(\.message) == [message])
    #expect(screens.result.diagnostics.map(\.severity) == [severity])
    #expect(screens.result.diagnostics.map(\.primary) == [screens.tutorial.span()])
  }

  @Test func whatIsAboveTheKeyboardOrAPartOfItIsNotCovered() {
    #expect(keyboard("frame: [10, 450, 50, 50]").result.diagnostics == [])
    #expect(keyboard("frame: [0, 500, 400, 300], type: Keyboard").result.diagnostics == [])
    for window in ["{ id: own, type: ime, z: 2 }", "{ id: own, type: system, z: 3 }, { id: keys, type: ime, z: 2 }"] {
      let screens = keyboard(
        "frame: [10, 620, 50, 50], window: own", snapshot: "    windows: [{ id: app, type: app }, \(window)]")
      #expect(screens.result.diagnostics == [])
    }
  }

  @Test func whatHidesMostOfATargetIsNamed() {
    let screens = keyboard(
      "frame: [10, 620, 50, 50]",
      snapshot: "    occluders: [ { kind: navigationBar, frame: [0, 0, 400, 90], opaque: true } ]")
    #expect(screens.findings(.coveredTarget).map(\.message) == ["\"a\" lies under the keyboard"])
  }

  @Test func aRowScrolledOutOfSightIsAnErrorThatNamesTheRemedy() {
    let screens = Screens(
      steps: "  - target: 1️⃣row1️⃣", elements: "      - { id: row, space: list, frame: 2️⃣[0, 900, 400, 50]2️⃣ }",
      snapshot:
        "    spaces: [ { id: list, origin: [0, 100], scroll: { axis: vertical, viewport: [0, 100, 400, 600], contentSize: [400, 2000] } } ]"
    )
    var expected = Diagnostic(
      .clippedTarget, "\"row\" is scrolled out of sight of \"list\"", at: screens.tutorial.span(),
      labels: [.init(screens.layout.span(2), "its frame is here")],
      notes: [.init("`scroll: { align: nearest }` on the step brings it into view")], variants: ["phone"])
    expected.severity = .error
    #expect(screens.result.diagnostics == [expected])
  }

  @Test func aRowCutOffByItsListIsAWarningUnlessTheClipIsWritten() {
    let elements = "      - { id: row, space: list, frame: [0, 580, 400, 50] }"
    let snapshot =
      "    spaces: [ { id: list, origin: [0, 100], scroll: { axis: vertical, viewport: [0, 100, 400, 600], contentSize: [400, 2000] } } ]"
    let silent = Screens(
      steps: "  - { target: row, cutout: { clip: visible } }", elements: elements, snapshot: snapshot)
    #expect(silent.result.diagnostics == [])
    let warned = Screens(steps: "  - target: 1️⃣row1️⃣", elements: elements, snapshot: snapshot)
    #expect(
      warned.result.diagnostics == [
        Diagnostic(
          .clippedTarget, "\"row\" is cut off by \"list\"", at: warned.tutorial.span(),
          notes: [.init("`cutout: { clip: visible }` says that it is meant; `scroll` brings all of it into view")],
          variants: ["phone"])
      ])
  }

  @Test func aTargetWhoseCentreLiesInTheInsetsIsOutsideTheSafeArea() {
    let screens = Screens(
      steps: "  - target: 1️⃣a1️⃣", elements: "      - { id: a, frame: [10, 10, 50, 50] }",
      snapshot: "    insets: { safeArea: [59, 0, 34, 0] }")
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .outsideSafeArea,
          "\"a\" at [10, 10, 50, 50] has its centre outside the safe area [0, 59, 400, 707]",
          at: screens.tutorial.span(), variants: ["phone"])
      ])
  }

  @Test func aBarMayLieOutsideTheSafeArea() {
    let screens = Screens(
      steps: "  - target: bar", elements: "      - { id: bar, type: navigationBar, frame: [0, 0, 400, 60] }",
      snapshot: "    insets: { safeArea: [59, 0, 34, 0] }")
    #expect(screens.result.diagnostics == [])
  }
}
