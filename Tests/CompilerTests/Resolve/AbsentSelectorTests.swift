import TestSupport
import Testing
import TutorialCompiler
import TutorialSyntax
import TutorialTour

@Suite struct AbsentSelectorTests {
  private let tablet =
    "  - { screen: home, variant: tablet, display: { size: [800, 1200] }, elements: [ { id: menu, frame: [0, 0, 50, 50] } ] }"
  private let save = "      - { id: save, frame: [10, 20, 50, 50] }"

  private func unknown(_ id: String, at span: SourceSpan, _ severity: Diagnostic.Severity) -> Diagnostic {
    var diagnostic = Diagnostic(
      .unknownTarget, "no element with id \"\(id)\" on screen \"home\" in any variant", at: span)
    diagnostic.severity = severity
    return diagnostic
  }

  @Test(
    arguments: [
      "target: save, fallback: [1️⃣nothere1️⃣]", "target: save, interaction: { mode: target, allow: [1️⃣nothere1️⃣] }",
      "target: save, callout: { body: b, size: [100, 60], avoid: [1️⃣nothere1️⃣] }",
      "target: save, fallback: { id: 1️⃣nothere1️⃣ }",
    ])
  func whatAStepCanDoWithoutIsAWarningIfNoVariantHasIt(_ step: String) {
    let screens = Screens(steps: "  - { \(step) }", elements: save)
    #expect(screens.result.diagnostics == [unknown("nothere", at: screens.tutorial.span(), .warning)])
    #expect(screens.step?.cutouts.map(\.target) == ["save"])
  }

  @Test func theNearestIdIsProposed() {
    let screens = Screens(
      steps: "  - { target: save, fallback: 1️⃣sav1️⃣ }", elements: "      - { id: 2️⃣save2️⃣, frame: [10, 20, 50, 50] }")
    var expected = unknown("sav", at: screens.tutorial.span(), .warning)
    expected.primaryLabel = "did you mean \"save\"?"
    expected.notes = [.init("\"save\" is declared here", at: screens.layout.span(2))]
    expected.fixits = [FixIt("replace it with \"save\"", .maybe, [.init(screens.tutorial.span(), "save")])]
    #expect(screens.result.diagnostics == [expected])
  }

  @Test func aTargetThatNoVariantHasIsAnErrorBesideAFallbackThatServes() {
    let screens = Screens(
      steps: "  - { target: 1️⃣nothere1️⃣, fallback: [2️⃣gone2️⃣, save] }", elements: save)
    #expect(
      screens.result.diagnostics == [
        unknown("nothere", at: screens.tutorial.span(), .error),
        unknown("gone", at: screens.tutorial.span(2), .warning),
      ])
  }

  @Test func aTargetThatNoVariantHasIsAnErrorWhereItsCalloutIsCentred() {
    let screens = Screens(
      steps: "  - { target: 1️⃣nothere1️⃣, onMissing: center, callout: Hi }", elements: save)
    #expect(screens.findings(.unknownTarget) == [unknown("nothere", at: screens.tutorial.span(), .error)])
  }

  @Test func anAliasOfWhatIsSaidAlreadyIsOnlyShown() {
    let screens = Screens(
      steps: """
          - { target: &x 1️⃣{ label: nothere }1️⃣, callout: Hi }
          - { target: 2️⃣*x2️⃣, callout: Hi }
          - { target: 3️⃣{ label: nothere }3️⃣, callout: Hi }
        """, elements: save)
    let found = screens.findings(.unknownTarget)
    #expect(found.map(\.primary) == [screens.tutorial.span(1), screens.tutorial.span(3)])
    #expect(found.map(\.labels) == [[.init(screens.tutorial.span(2), "and here")], []])
  }

  @Test func whatOtherVariantsHaveIsMissingInTheOneThatIsAskedFor() {
    var options = CompileOptions()
    options.isVariantWanted = { $0 == "phone" }
    let screens = Screens(
      steps: "  - { target: 1️⃣menu1️⃣, callout: Hi }\n  - { target: 2️⃣nothere2️⃣, callout: Hi }", elements: save,
      others: tablet, options: options)
    #expect(screens.findings(.missingInVariant).map(\.primary) == [screens.tutorial.span()])
    #expect(screens.findings(.missingInVariant).map(\.variants) == [["phone"]])
    #expect(
      screens.findings(.missingInVariant).flatMap(\.notes).map(\.message) == [
        "1 of 2 variants have it; give the others something else by `onMissing` or `fallback`"
      ])
    #expect(screens.findings(.unknownTarget).map(\.primary) == [screens.tutorial.span(2)])
  }

  @Test func whatOneVariantHasIsNoFinding() {
    let screens = Screens(
      steps: "  - { target: save, fallback: menu, interaction: { mode: target, allow: [menu, save] } }", elements: save,
      others: tablet)
    #expect(screens.result.diagnostics == [])
  }

  @Test func variantsWithoutTheStepDoNotCount() {
    let screens = Screens(
      steps: "  - { target: save, interaction: { mode: target, allow: 1️⃣menu1️⃣ }, only: { platform: ios } }",
      elements: save, snapshot: "    traits: { platform: ios }", others: tablet)
    #expect(screens.result.diagnostics == [unknown("menu", at: screens.tutorial.span(), .warning)])
  }

  @Test func aSelectorOfTheDefaultsNeedsToFitForOneStep() {
    let detail =
      "  - { screen: detail, variant: phone, display: { size: [400, 800] }, elements: [ { id: b, frame: [0, 0, 50, 50] } ] }"
    let screens = Screens(
      steps: "  - { screen: home, target: save }\n  - { screen: detail, target: b }",
      head: "defaults: { advance: { tap: anywhere }, interaction: { mode: block, allow: [save, b, 1️⃣nothere1️⃣] } }",
      elements: save, others: detail)
    var expected = unknown("nothere", at: screens.tutorial.span(), .warning)
    expected.notes = [.init("nor on the other screens of its steps: detail")]
    #expect(screens.result.diagnostics == [expected])
  }
}
