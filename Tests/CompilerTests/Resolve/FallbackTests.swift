import TestSupport
import Testing
import TutorialCompiler
import TutorialSyntax
import TutorialTour

@Suite struct FallbackTests {
  private let tablet =
    "  - { screen: home, variant: tablet, display: { size: [800, 1200] }, elements: [ { id: other, frame: [0, 0, 50, 50] } ] }"

  @Test func aVariantWithoutTheTargetGetsTheFallback() {
    let screens = Screens(
      steps: "  - { target: save, fallback: [old, other] }",
      elements: """
              - { id: save, frame: [10, 20, 50, 50] }
              - { id: old, frame: [0, 0, 50, 50] }
        """, others: tablet)
    #expect(screens.result.diagnostics == [])
    #expect(screens.result.tour?.variants.map { $0.steps[0].cutouts.map(\.target) } == [["save"], ["other"]])
  }

  @Test func aVariantWithoutTheTargetSkipsTheStepAndSaysSo() {
    let screens = Screens(
      steps: "  - { id: 1️⃣first1️⃣, target: save, onMissing: skip }\n  - { target: [ { anyOf: [save, other] } ] }",
      elements: "      - { id: save, frame: [10, 20, 50, 50] }", others: tablet)
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .skippedStep, "step \"first\" is left out: no element with id \"save\" on screen \"home\"",
          at: screens.tutorial.span(), variants: ["tablet"])
      ])
    let tablet = screens.result.tour?.variants[1]
    #expect(tablet?.skipped == [TourSkippedStep(step: "first", reason: "unknown-target")])
    #expect(tablet?.steps.map(\.id) == ["step-2"])
  }

  @Test func aVariantWithoutTheTargetMayCentreTheCallout() {
    let screens = Screens(
      steps: "  - { target: save, onMissing: center, callout: Hello }",
      elements: "      - { id: save, frame: [10, 20, 50, 50] }", others: tablet)
    #expect(screens.result.diagnostics.map(\.id) == [.skippedStep])
    #expect(screens.result.tour?.variants.map { $0.steps[0].cutouts.count } == [1, 0])
  }

  @Test func aTargetThatIsMissingEverywhereIsAnErrorWhateverOnMissingSays() {
    let screens = Screens(
      steps: "  - { id: a, target: 1️⃣sav1️⃣, onMissing: skip }\n  - target: save",
      elements: "      - { id: 1️⃣save1️⃣, frame: [10, 20, 50, 50] }")
    #expect(
      screens.findings(.unknownTarget) == [
        Diagnostic(
          .unknownTarget, "no element with id \"sav\" on screen \"home\" in any variant",
          at: screens.tutorial.span(), label: "did you mean \"save\"?",
          notes: [.init("\"save\" is declared here", at: screens.layout.span())],
          fixits: [FixIt("replace it with \"save\"", .maybe, [.init(screens.tutorial.span(), "save")])])
      ])
  }

  @Test func aTargetThatIsHiddenEverywhereIsAnErrorWhateverOnMissingSays() {
    let screens = Screens(
      steps: "  - { id: a, target: 1️⃣save1️⃣, onMissing: skip }\n  - callout: Hi",
      elements: "      - { id: save, frame: 1️⃣[10, 20, 50, 50]1️⃣, visibility: hidden }")
    #expect(screens.findings(.unknownTarget) == [])
    #expect(
      screens.findings(.hiddenTarget) == [
        Diagnostic(
          .hiddenTarget, "\"save\" is not shown: its layout says \"hidden\", in any variant",
          at: screens.tutorial.span(), labels: [.init(screens.layout.span(), "its frame is here")],
          notes: [.init("`onMissing: skip` is for a target that some variants have and others lack")])
      ])
    #expect(screens.findings(.hiddenTarget).map(\.severity) == [.error])
  }

  @Test func aTargetThatSomeLackAndOthersHideResolvesNowhere() {
    let tablet = "  - { screen: home, variant: tablet, display: { size: [800, 1200] }, elements: [] }"
    let screens = Screens(
      steps: "  - { id: a, target: 1️⃣save1️⃣, onMissing: skip }\n  - callout: Hi",
      elements: "      - { id: save, frame: [10, 20, 50, 50], visibility: hidden }", others: tablet)
    #expect(screens.findings(.unknownTarget).map(\.message) == ["the target of step \"a\" resolves in no variant"])
    #expect(screens.findings(.hiddenTarget) == [])
  }

  @Test func aHiddenCandidateDropsOutIfAnotherRemains() {
    let screens = Screens(
      steps: "  - target: { label: Save }",
      elements: """
              - { id: old, frame: [0, 0, 50, 50], label: Save, visibility: hidden }
              - { id: flat, frame: [0, 0, 50, 0], label: Save }
              - { id: new, frame: [0, 60, 50, 50], label: Save }
        """)
    #expect(screens.result.diagnostics == [])
    #expect(screens.step?.cutouts.map(\.target) == ["new"])
  }

  @Test func aStepWithOnlyIsSkippedElsewhereWithoutANote() {
    let screens = Screens(
      steps: "  - { id: a, target: save, only: { platform: ios } }\n  - { id: b, callout: Hi }",
      elements: "      - { id: save, frame: [10, 20, 50, 50] }", snapshot: "    traits: { platform: ios }",
      others: tablet)
    #expect(screens.result.diagnostics == [])
    #expect(screens.result.tour?.variants[1].skipped == [TourSkippedStep(step: "a", reason: "only")])
  }
}
