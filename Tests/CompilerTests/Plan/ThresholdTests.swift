import TestSupport
import Testing
import TutorialCompiler
import TutorialSyntax

/// The thresholds of checks, each tested from both sides. The display is 400 by 800.
@Suite("Thresholds of checks are those of the documentation")
struct ThresholdTests {
  private func check(_ elements: String, _ step: String, head: String = "", traits: String = "") -> Screens {
    Screens(
      steps: "  - { \(step) }", head: head, elements: "      - " + elements.replacing("; ", with: "\n      - "),
      snapshot: traits.isEmpty ? "" : "    traits: { \(traits) }")
  }

  private func words(_ screens: Screens) -> [String] { screens.result.diagnostics.map(\.message) }

  // MARK: Hit areas

  @Test(
    "a third of a point less than a finger needs is no matter, more is",
    arguments: [
      ("ios", "43.7", nil), ("ios", "43.6", "43.6 × 50 is less than 44 pt a side"),
      ("android", "47.7", nil), ("android", "47.6", "47.6 × 50 is less than 48 dp a side"),
      ("web", "23.7", nil), ("web", "23.6", "23.6 × 50 is less than 24 px a side"),
    ])
  func hitAreas(platform: String, width: String, area: String?) {
    let screens = check(
      "{ id: a, frame: [100, 100, 50, 50] }; { id: b, frame: [200, 200, \(width), 50] }",
      "target: a, callout: Hi, advance: { tap: { id: b } }", traits: "platform: \(platform)")
    #expect(words(screens) == (area.map { ["\"b\" has to be tapped, but \($0)"] } ?? []))
  }

  @Test("the part of a hole beyond the display's edge doesn't count as hit area")
  func clippedHitArea() {
    let screens = check(
      "{ id: a, frame: [0, 100, 30, 60] }", "target: 1️⃣a1️⃣, callout: Hi, advance: { tap: target }")
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .smallHitArea, "\"a\" has to be tapped, but 38 × 76 is less than 44 pt a side", at: screens.tutorial.span(),
          notes: [.init("`interaction: { hitPadding: 3 }` enlarges the area that takes the tap")], variants: ["phone"])
      ])
    let whole = check(
      "{ id: a, frame: [0, 100, 30, 60] }",
      "target: a, callout: Hi, advance: { tap: target }, cutout: { clip: none }")
    #expect(words(whole) == [])
  }

  // MARK: Flashes

  @Test(
    "four flashes within less than a second are too many",
    arguments: [("0.34s", 0), ("0.3334s", 0), ("0.333s", 1), ("0.32s", 1)])
  func flashes(period: String, count: Int) {
    let screens = check(
      "{ id: a, frame: [100, 100, 50, 50] }",
      "target: a, callout: Hi, effects: { kind: pulse, amount: 0.1, period: \(period) }")
    #expect(screens.findings(.flashingEffect).count == count)
  }

  @Test("a ripple is brightest early in its round, a pulse half way: together they flash apart")
  func ripples() {
    let apart = check(
      "{ id: a, frame: [100, 100, 50, 50] }",
      "target: a, callout: Hi, effects: [{ kind: pulse, period: 0.6s }, { kind: ripple, period: 0.6s }]")
    #expect(words(apart) == ["together these effects flash more than 3 times within a second"])
    let together = check(
      "{ id: a, frame: [100, 100, 50, 50] }",
      "target: a, callout: Hi, effects: [{ kind: pulse, period: 0.6s }, { kind: glow, period: 0.6s }]")
    #expect(words(together) == [])
  }

  // MARK: Motions

  @Test("a bounce goes by the smaller side of its hole, and a point beyond the display is no matter")
  func bounces() {
    // The hole equals the element: at 0.12 it rises by 6, from y 5.
    func bounce(_ amount: String) -> Screens {
      check(
        "{ id: a, frame: [100, 5, 100, 50] }",
        "target: a, callout: Hi, cutout: { padding: 0 }, effects: { kind: bounce, amount: 1️⃣\(amount)1️⃣ }")
    }
    #expect(words(bounce("0.12")) == [])
    let high = bounce("0.13")
    #expect(
      high.result.diagnostics == [
        Diagnostic(
          .motionLeavesViewport, "the hole around \"a\" bounces out of the display by 1.5 at the top",
          at: high.tutorial.span(), variants: ["phone"])
      ])
  }

  private func moving(_ steps: String, padding: String = "8") -> Screens {
    Screens(
      steps: steps, head: "defaults: { cutout: { padding: \(padding) }, advance: { tap: anywhere } }",
      elements: """
              - { id: a, frame: [10, 740, 50, 50] }
              - { id: m, frame: [200, 740, 50, 50] }
              - { id: b, frame: [340, 740, 50, 50] }
        """)
  }

  @Test("a hole beyond one edge at rest is reported if it leaves the display at another")
  func leavingElsewhere() {
    let screens = moving(
      "  - { id: one, target: a }\n  - { target: b, transition: { move: { easing: 1️⃣bouncy1️⃣ } } }",
      padding: "[8, 8, 60, 8]")
    #expect(
      screens.findings(.motionLeavesViewport) == [
        Diagnostic(
          .motionLeavesViewport,
          "the hole around \"b\" leaves the display by 13.2 at the right on its way from step \"one\"",
          at: screens.tutorial.span(), variants: ["phone"])
      ])
  }

  @Test("of several transitions with one spring, the one that overshoots farthest is reported")
  func farthest() {
    let steps = "  - { id: one, target: m }\n  - { id: two, target: b }\n  - { id: three, target: a }"
    let screens = Screens(
      steps: steps,
      head: "defaults: { advance: { tap: anywhere }, transition: { move: { easing: 1️⃣bouncy1️⃣ } } }",
      elements: """
              - { id: a, frame: [10, 740, 50, 50] }
              - { id: m, frame: [200, 740, 50, 50] }
              - { id: b, frame: [340, 740, 50, 50] }
        """)
    #expect(
      screens.findings(.motionLeavesViewport) == [
        Diagnostic(
          .motionLeavesViewport,
          "the hole around \"a\" leaves the display by 13.2 at the left on its way from step \"two\"",
          at: screens.tutorial.span(), variants: ["phone"])
      ])
  }
}
