import TestSupport
import Testing
import TutorialCompiler
import TutorialSyntax

/// Selectors that are missing in one variant alone or in all.
@Suite struct MissingInVariantTests {
  private let save = "      - { id: save, frame: [10, 20, 50, 50] }"

  private func snapshot(_ variant: String, _ platform: String, _ id: String, screen: String = "home") -> String {
    """
      - screen: \(screen)
        variant: \(variant)
        traits: { platform: \(platform) }
        display: { size: [800, 1200] }
        elements: [ { id: \(id), frame: [0, 0, 50, 50] } ]
    """
  }

  private func diagnostic(
    _ id: DiagnosticID, at span: SourceSpan, in variants: [String], _ notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    var diagnostic = Diagnostic(id, "no element with id \"save\" on screen \"home\"", at: span, notes: notes)
    diagnostic.variants = variants
    return diagnostic
  }

  private func missing(at span: SourceSpan, in variants: [String], _ having: Int, of all: Int) -> Diagnostic {
    diagnostic(
      .missingInVariant, at: span, in: variants,
      [.init("\(having) of \(all) variants have it; give the others something else by `onMissing` or `fallback`")])
  }

  @Test func whatOthersHaveIsMissing() {
    let others = [snapshot("tablet", "ios", "other"), snapshot("wide", "ios", "save")].joined(separator: "\n")
    let screens = Screens(steps: "  - { target: 1️⃣save1️⃣ }", elements: save, others: others)
    #expect(screens.result.diagnostics == [missing(at: screens.tutorial.span(), in: ["tablet"], 2, of: 3)])
  }

  @Test func variantsThatTheStepIsNotForDoNotCount() {
    let others = [
      snapshot("tablet", "ios", "other"), snapshot("pixel", "android", "other"), snapshot("fold", "android", "other"),
    ]
    let screens = Screens(
      steps: "  - { target: 1️⃣save1️⃣, only: { platform: ios } }", elements: save,
      snapshot: "    traits: { platform: ios }",
      others: others.joined(separator: "\n"))
    #expect(screens.result.diagnostics == [missing(at: screens.tutorial.span(), in: ["tablet"], 1, of: 2)])
  }

  @Test func anAnchorThatNoVariantOfItsStepHasIsUnknown() {
    let screens = Screens(
      steps: "  - { anchor: 1️⃣save1️⃣, callout: { body: b, size: [100, 60] }, only: { platform: ios } }",
      elements: "      - { id: menu, frame: [10, 20, 50, 50] }", snapshot: "    traits: { platform: ios }",
      others: snapshot("pixel", "android", "save"))
    #expect(
      screens.result.diagnostics == [diagnostic(.unknownTarget, at: screens.tutorial.span(), in: ["phone"])])
  }

  @Test func variantsWithoutTheScreenSayNothingOfIt() {
    let screens = Screens(
      steps: "  - { screen: home, target: 1️⃣save1️⃣ }", elements: "      - { id: menu, frame: [10, 20, 50, 50] }",
      others: snapshot("tablet", "ios", "save", screen: "detail"))
    #expect(
      screens.findings(.unknownTarget) == [diagnostic(.unknownTarget, at: screens.tutorial.span(), in: ["phone"])])
    #expect(screens.findings(.missingInVariant) == [])
    #expect(screens.findings(.missingSnapshot).map(\.variants) == [["tablet"]])
  }

  @Test func aDefaultIsJudgedScreenByScreen() {
    let others = [
      snapshot("phone", "ios", "other", screen: "detail"), snapshot("tablet", "ios", "other"),
      snapshot("tablet", "ios", "other", screen: "detail"),
    ]
    let screens = Screens(
      steps: "  - { screen: home }\n  - { screen: detail }",
      head: "defaults: { target: 1️⃣save1️⃣, advance: { tap: anywhere } }", elements: save,
      others: others.joined(separator: "\n"))
    let span = screens.tutorial.span()
    var unknown = diagnostic(.unknownTarget, at: span, in: ["phone", "tablet"])
    unknown.message = "no element with id \"save\" on screen \"detail\""
    #expect(screens.findings(.missingInVariant) == [missing(at: span, in: ["tablet"], 1, of: 2)])
    #expect(screens.findings(.unknownTarget) == [unknown])
  }
}
