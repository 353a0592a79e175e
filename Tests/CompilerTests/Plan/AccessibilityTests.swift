import TestSupport
import Testing
import TutorialCompiler
import TutorialGeometry
import TutorialSyntax
import TutorialThemes
import TutorialTour

/// Support for people with a screen reader, low vision, or large fingers.
@Suite struct AccessibilityTests {
  private let elements = """
          - { id: big, frame: [100, 100, 50, 50], shape: rect }
          - { id: badge, frame: [10, 300, 20, 24], shape: rect }
    """

  private func check(_ steps: String, head: String = "", platform: String? = nil) -> Screens {
    Screens(
      steps: steps, head: head, elements: elements,
      snapshot: platform.map { "    traits: { platform: \($0) }" } ?? "", labels: true)
  }

  // MARK: Labels

  @Test(arguments: ["target: big", "target: big, callout: { image: a }", "target: big, callout: { title: ' ' }"])
  func aStepThatSaysNothingToAScreenReaderIsReported(step: String) {
    let screens = check("  - { id: 1️⃣a1️⃣, \(step) }")
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .missingLabel, "step \"a\" has nothing that a screen reader could say", at: screens.tutorial.span(),
          notes: [.init("add `accessibility: { label: … }`, or a callout")], variants: ["phone"])
      ])
    #expect(screens.result.diagnostics.first?.severity == .warning)
  }

  @Test(arguments: ["callout: Hi", "callout: { title: Hi }", "accessibility: { label: Hi }"])
  func wordsAreALabel(step: String) {
    #expect(check("  - { target: big, \(step) }").result.diagnostics == [])
  }

  // MARK: Focus

  @Test(arguments: [
    ("target: big, callout: Hi", TourAccessibility.Focus.callout, [TourAccessibility.Stop.callout]),
    ("target: big, callout: Hi, accessibility: { focus: target }", .target, [.cutouts, .callout]),
    ("target: big, callout: Hi, advance: { tap: target }", .callout, [.callout, .cutouts]),
    ("target: big, accessibility: { label: L }", .target, [.cutouts]),
    ("callout: Hi, accessibility: { focus: target }", .callout, [.callout]),
    ("callout: Hi, interaction: { mode: block, allow: [badge] }", .callout, [.callout, .elements]),
    ("target: big, callout: Hi, interaction: passThrough", .callout, [.callout, .cutouts]),
    ("callout: Hi, advance: { tap: big }", .callout, [.callout, .elements]),
  ])
  func theFocusPassesThroughWhatAPersonCanUse(
    step: String, focus: TourAccessibility.Focus, order: [TourAccessibility.Stop]
  ) {
    let screens = check("  - { \(step) }")
    #expect(screens.result.diagnostics == [])
    #expect(screens.step?.accessibility.focus == focus)
    #expect(screens.step?.accessibility.order == order)
  }

  @Test(arguments: [
    ("callout: Hi", TourAccessibility.Announcement.polite), ("callout: Hi, accessibility: { label: L }", .polite),
    ("callout: Hi, accessibility: { announce: assertive }", .assertive),
  ])
  func aStepIsReadOutWhenNothingElseIsSaid(step: String, announcement: TourAccessibility.Announcement) {
    #expect(check("  - { \(step) }").step?.accessibility.announce == announcement)
  }

  // MARK: Hit areas

  private func small(_ screens: Screens, _ words: String, padding: String) -> Diagnostic {
    Diagnostic(
      .smallHitArea, "\"badge\" has to be tapped, but \(words)", at: screens.tutorial.span(),
      notes: [.init("`interaction: { hitPadding: \(padding) }` enlarges the area that takes the tap")],
      variants: ["phone"])
  }

  @Test(arguments: [
    (nil, "36 × 40 is less than 44 pt a side", "4"), ("ios", "36 × 40 is less than 44 pt a side", "4"),
    ("android", "36 × 40 is less than 48 dp a side", "6"),
  ])
  func aSmallTargetThatIsToBeTappedIsReported(platform: String?, words: String, padding: String) {
    let screens = check("  - { target: 1️⃣badge1️⃣, callout: Hi, advance: { tap: target } }", platform: platform)
    #expect(screens.result.diagnostics == [small(screens, words, padding: padding)])
    #expect(screens.result.diagnostics.first?.severity == .warning)
  }

  @Test func anElementThatARuleWaitsForHasNoHoleAroundIt() {
    let screens = check("  - { target: big, callout: Hi, advance: { tap: 1️⃣{ id: badge }1️⃣ } }")
    #expect(screens.result.diagnostics == [small(screens, "20 × 24 is less than 44 pt a side", padding: "12")])
  }

  @Test func anElementThatSeveralStepsWaitForIsNamedOnce() {
    let screens = check(
      """
        - { target: 1️⃣badge1️⃣, callout: Hi, advance: { tap: target } }
        - { target: 2️⃣badge2️⃣, callout: Hi, advance: { tap: target } }
        - { target: big, callout: Hi, advance: { tap: 3️⃣{ id: badge }3️⃣ } }
      """)
    var expected = small(screens, "36 × 40 is less than 44 pt a side", padding: "4")
    expected.labels = [.init(screens.tutorial.span(2), "and here"), .init(screens.tutorial.span(3), "and here")]
    #expect(screens.result.diagnostics == [expected])
  }

  @Test(arguments: [
    "target: badge, callout: Hi, advance: { tap: anywhere }",
    "target: badge, callout: Hi, cutout: { padding: 12 }, interaction: { hitPadding: [0, 2] }, advance: { tap: target }",
    "target: badge, callout: Hi, interaction: { mode: target, hitPadding: 4 }, advance: { tap: target }",
    "target: big, callout: Hi, advance: { tap: target }",
  ])
  func whatAFingerHitsIsFine(step: String) {
    #expect(check("  - { \(step) }", platform: "ios").result.diagnostics == [])
  }

  @Test(arguments: [("en", 4.0, 2.0), ("ar", 2.0, 4.0)])
  func hitPaddingRunsAsLinesDo(locale: String, left: Double, right: Double) {
    let screens = Screens(
      steps: "  - { target: big, callout: Hi, interaction: { mode: target, hitPadding: { leading: 4, trailing: 2 } } }",
      elements: elements, snapshot: "    traits: { locale: \(locale) }")
    #expect(screens.step?.interaction.hitPadding == EdgeInsets(top: 0, right: right, bottom: 0, left: left))
  }

  @Test(arguments: ["web", "macos"]) func pointersHitSmallerThings(platform: String) {
    let screens = check("  - { target: badge, callout: Hi, advance: { tap: target } }", platform: platform)
    #expect(screens.result.diagnostics == [])
  }

  @Test func onTheWebATargetHasTwentyFourPixelsASide() {
    let screens = check(
      "  - { target: big, callout: Hi, advance: { tap: 1️⃣{ id: badge }1️⃣ } }", platform: "web")
    #expect(screens.result.diagnostics == [small(screens, "20 × 24 is less than 24 px a side", padding: "2")])
  }

  // MARK: Contrast

  private func weak(_ screens: Screens, _ message: String, ring: Bool) -> [Diagnostic] {
    [
      Diagnostic(
        .lowContrast, message, at: screens.tutorial.span(),
        notes: [
          .init(
            ring ? "everything except text needs 3:1" : "everything except text needs 3:1; a ring would mark them too")
        ],
        variants: ["phone"])
    ]
  }

  /// The ratios are from an independent computation: coloraide's `contrast(method="wcag21")`, over 40 % of white.
  @Test func aRingThatNoScreenSetsOffIsReported() {
    let screens = check("  - { target: big, callout: Hi, ring: { color: 1️⃣\"#222222\"1️⃣ } }")
    #expect(
      screens.result.diagnostics
        == weak(
          screens, "the ring's #222222 over the overlay has a contrast of at most 2.7:1, on any grey screen", ring: true
        ))
  }

  @Test(arguments: ["\"#ffffff\"", "\"#0a84ff\"", "\"#1a1a1a\""])
  func aRingThatSomeScreenSetsOffIsFine(color: String) {
    let screens = check("  - { target: big, callout: Hi, ring: { color: \(color) } }")
    #expect(screens.result.diagnostics == [])
  }

  @Test func aTranslucentRingIsSeenThrough() {
    let screens = check("  - { target: big, callout: Hi, ring: { color: 1️⃣\"#ffffff40\"1️⃣ } }")
    #expect(screens.findings(.lowContrast).map(\.primary) == [screens.tutorial.span()])
  }

  @Test func theDefaultRingOverALightOverlayIsReportedAtTheOverlay() {
    let screens = check(
      "  - { target: big, callout: Hi, ring: {}, overlay: { color: 1️⃣\"#ffffff\"1️⃣, opacity: 0.9 } }")
    #expect(screens.findings(.lowContrast).map(\.primary) == [screens.tutorial.span()])
  }

  @Test func anOverlayThatHardlyDimsIsReported() {
    let screens = check("  - { target: big, callout: Hi, overlay: { opacity: 1️⃣0.31️⃣ } }")
    #expect(
      screens.result.diagnostics
        == weak(
          screens, "the holes have a contrast of at most 2.1:1 to the overlay around them, on any grey screen",
          ring: false))
  }

  @Test(arguments: [
    "overlay: { opacity: 0.5 }", "overlay: { opacity: 0.1, blur: 8 }", "overlay: { opacity: 0.3 }, ring: {}",
    "overlay: { opacity: 0 }", "overlay: none", "overlay: { color: \"#ffffff\" }",
    "overlay: { color: \"#ffffff\", opacity: 0.34 }",
    "ring: { color: \"#222222\", gap: -3 }",
  ])
  func whatMarksTheHolesOtherwiseOrNotAtAllIsFine(looks: String) {
    #expect(check("  - { target: big, callout: Hi, \(looks) }").result.diagnostics == [])
  }

  @Test func aRingInsideItsHoleDoesNotTellTheHoleFromTheOverlay() {
    let screens = check(
      "  - { target: big, callout: Hi, overlay: { color: \"#ff00a2\", opacity: 1️⃣0.61️⃣ },"
        + " ring: { color: \"#940af9\", gap: -6 } }")
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .lowContrast,
          "the holes have a contrast of at most 2.6:1 to the overlay around them, on any grey screen",
          at: screens.tutorial.span(),
          notes: [.init("everything except text needs 3:1; a ring that is not inside them would mark them too")],
          variants: ["phone"])
      ])
  }

  @Test func aStepWithoutAHoleHasNothingToSetOff() {
    #expect(check("  - { callout: Hi, overlay: { opacity: 0.1 } }").result.diagnostics == [])
  }
}
