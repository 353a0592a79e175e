import TestSupport
import Testing
import TutorialCompiler
import TutorialSyntax

@Suite struct ScreenTests {
  private let other =
    "  - { screen: detail, variant: phone, display: { size: [400, 800] }, elements: [ { id: b, frame: [0, 0, 50, 50] } ] }"
  private let a = "      - { id: a, frame: [10, 20, 50, 50] }"

  @Test func anUnknownScreenIsReportedWithTheNearest() {
    let screens = Screens(steps: "  - { screen: 1️⃣hom1️⃣, target: a }", elements: a, others: other)
    let span = screens.tutorial.span()
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .unknownScreen, "no layout has a screen \"hom\"", at: span, label: "did you mean \"home\"?",
          fixits: [FixIt("replace it with \"home\"", .maybe, [.init(span, "home")])], variants: ["phone"])
      ])
  }

  @Test func aStepMustSayItsScreenWhereThereAreSeveral() {
    let screens = Screens(steps: "  - { id: 1️⃣s1️⃣, target: a }", elements: a, others: other)
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .missingKey, "step \"s\" needs the key \"screen\": the layouts have several screens",
          at: screens.tutorial.span(), notes: [.init("screens: home, detail")], variants: ["phone"])
      ])
  }

  @Test func aVariantWithoutTheScreenMissesASnapshot() {
    let screens = Screens(
      steps: "  - { screen: 1️⃣detail1️⃣, target: b }", elements: a,
      others: other + "\n  - { screen: home, variant: tablet, display: { size: [800, 1200] }, elements: [] }")
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .missingSnapshot, "no snapshot of screen \"detail\" in variant \"tablet\"", at: screens.tutorial.span(),
          variants: ["tablet"])
      ])
  }

  @Test func aTutorialForNoVariantOfItsLayoutsIsAnError() {
    let screens = Screens(
      steps: "  - target: a", head: "only: 1️⃣{ platform: ios }1️⃣", elements: a,
      snapshot: "    traits: { platform: android }")
    let found = screens.findings(.matchesNothing)
    #expect(found.map(\.message) == ["\"t\" is for none of the variants in the layouts"])
    #expect(found.map(\.severity) == [.error])
    #expect(found.map(\.primary) == [screens.tutorial.span()])
  }

  @Test func aMissingTargetInATruncatedCaptureSaysSo() {
    let tutorial = MarkedText(
      "tutorial: t\nlayout: [a.layout.yaml]\nsteps:\n  - { target: 1️⃣zzz1️⃣, callout: A }\n", path: "t.tutorial.yaml")
    let layout = MarkedText(
      """
      source: { format: uiautomator, truncated: true }
      snapshots:
        - screen: 1️⃣home1️⃣
          variant: phone
          display: { size: [400, 800] }
          elements: [ { id: a, frame: [10, 20, 50, 50] } ]

      """, path: "a.layout.yaml")
    var world = MemoryWorld([:])
    world.files = [tutorial.source.path: tutorial.source.bytes, layout.source.path: layout.source.bytes]
    #expect(
      Compiler(world: world).compile("t.tutorial.yaml").diagnostics == [
        Diagnostic(
          .unknownTarget, "no element with id \"zzz\" on screen \"home\"", at: tutorial.span(),
          notes: [.init("the capture was cut short: the element may be missing there", at: layout.span())],
          variants: ["phone"])
      ])
  }

  @Test func aCaptureThatWasCutShortIsAWarningOnceForItsScreen() {
    let layout = MarkedText(
      """
      source: { format: wda, truncated: true }
      snapshots:
        - screen: 1️⃣home1️⃣
          variant: phone
          display: { size: [400, 800] }
          elements: [ { id: a, frame: [10, 20, 50, 50], z: 1 } ]

      """, path: "a.layout.yaml")
    var world = MemoryWorld([
      "t.tutorial.yaml":
        "tutorial: t\nlayout: [a.layout.yaml]\nsteps:\n  - { target: a, callout: A }\n  - { target: a, callout: B }\n"
    ])
    world.files[layout.source.path] = layout.source.bytes
    #expect(
      Compiler(world: world).compile("t.tutorial.yaml").diagnostics == [
        Diagnostic(
          .truncatedCapture, "the capture of screen \"home\" in variant \"phone\" was cut short", at: layout.span())
      ])
  }
}
