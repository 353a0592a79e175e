import TestSupport
import Testing
import TutorialCompiler
import TutorialSyntax
import TutorialThemes

/// Holes and rings over dark screens, whose background is taken to be #121212.
@Suite struct DarkContrastTests {
  private func check(_ looks: String, head: String = "", scheme: String = "dark") -> Screens {
    Screens(
      steps: "  - { target: a, callout: A, \(looks) }",
      head: "defaults: { advance: { tap: anywhere }, dismiss: [escape] }\n\(head)",
      elements: "      - { id: a, frame: [170, 300, 60, 60] }", snapshot: "    traits: { colorScheme: \(scheme) }")
  }

  private let note = Diagnostic.Note(
    "everything except text needs 3:1; the background of a dark screen counts as #121212")

  @Test func theStandardHairlineTellsHolesFromAnyDim() {
    #expect(check("overlay: { opacity: 0.6 }").result.diagnostics == [])
    #expect(check("overlay: { opacity: 0.9 }").result.diagnostics == [])
    #expect(check("overlay: { color: \"#ffffff\", opacity: 0.8 }").result.diagnostics == [])
  }

  @Test func withoutAHairlineADarkDimIsReported() {
    let head = "theme: { colors: { hairline: { dark: 1️⃣\"#00000000\"1️⃣ } } }"
    let screens = check("overlay: { color: \"#000000\", opacity: 0.6 }", head: head)
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .lowContrast, "the holes have a contrast of 1:1 to the overlay around them in dark, and no hairline",
          at: screens.tutorial.span(), notes: [note], variants: ["phone"])
      ])
    #expect(
      check("overlay: { color: \"#000000\", opacity: 0.6 }", head: head, scheme: "light").result.diagnostics == [])
    // A bright or blurred overlay, or a ring, needs no hairline.
    #expect(check("overlay: { color: \"#ffffff\", opacity: 0.8 }", head: head).result.diagnostics == [])
    #expect(check("overlay: { blur: 8 }", head: head).result.diagnostics == [])
    #expect(check("ring: { color: \"#ffffff\" }", head: head).result.diagnostics == [])
  }

  @Test func aWeakHairlineIsReportedWithItsContrast() {
    let screens = check(
      "overlay: { color: \"#000000\", opacity: 0.6 }",
      head: "theme: { colors: { hairline: { dark: 1️⃣\"#ffffff22\"1️⃣ } } }")
    #expect(screens.findings(.lowContrast).map(\.primary) == [screens.tutorial.span()])
    #expect(screens.findings(.lowContrast).first?.message.contains("and a hairline #ffffff22 of 1.") == true)
  }

  @Test func ringsAreJudgedOverTheSameGround() {
    let weak = check("overlay: { color: \"#000000\", opacity: 0.6 }, ring: { color: 1️⃣\"#333333\"1️⃣ }")
    #expect(weak.findings(.lowContrast).map(\.primary) == [weak.tutorial.span()])
    #expect(weak.findings(.lowContrast).first?.notes == [note])
    #expect(check("ring: { color: \"#ffffff\", gap: -6, width: 2 }").findings(.lowContrast) == [])
    let inside = check("ring: { color: \"#222222\", gap: -6, width: 2 }")
    #expect(inside.findings(.lowContrast).first?.message.contains("over the screen has a contrast of 1.") == true)
  }
}
