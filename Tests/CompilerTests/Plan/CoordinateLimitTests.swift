import TestSupport
import Testing
import TutorialCompiler
import TutorialSyntax

/// Coordinates in a tour are finite and within ±1e7. Others are reported at their source.
@Suite struct CoordinateLimitTests {
  private let elements = """
          - { id: a, frame: [20, 100, 120, 40] }
          - { id: far, frame: [9999900, 100, 99, 40] }
    """

  private func check(_ steps: String, head: String = "") -> Screens {
    Screens(steps: steps, head: head, elements: elements)
  }

  private func beyond(_ message: String, _ screens: Screens) -> Diagnostic {
    Diagnostic(
      .limitExceeded, "\(message) beyond the limit of coordinates, ±1e7", at: screens.tutorial.span(),
      variants: ["phone"])
  }

  @Test(arguments: ["5e-324", "1e-300", "1e-7"])
  func aViewBoxThatIsNextToNothingIsReportedWhereItIsWritten(width: String) {
    let screens = check(
      "  - { target: a, ring: { width: 3 }, "
        + "cutout: { shape: { path: M0 0H10V10H0Z, viewBox: 1️⃣[0, 0, \(width), 10]1️⃣ } } }")
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .valueOutOfRange, "the path reaches farther than 10000000 times the view box",
          at: screens.tutorial.span())
      ])
  }

  @Test func aPathThatReachesFarBeyondItsViewBoxIsReportedWhereItIsStretched() {
    let screens = check(
      "  - { target: 1️⃣a1️⃣, ring: { width: 3 }, cutout: { shape: { path: M0 0H10V10H0Z, viewBox: [0, 0, 1e-5, 1e-5] } } }"
    )
    #expect(screens.findings(.limitExceeded) == [beyond("the hole lies", screens)])
  }

  @Test func aHoleThatPaddingTakesBeyondTheLimit() {
    let screens = check("  - { target: a, cutout: { padding: 1️⃣1e71️⃣ } }")
    #expect(screens.findings(.limitExceeded) == [beyond("the hole lies", screens)])
  }

  @Test(arguments: ["width: 1️⃣1e71️⃣, gap: 1e7", "gap: 1️⃣1e71️⃣"])
  func aRingThatLiesBeyondTheLimit(ring: String) {
    let screens = check("  - { target: a, ring: { \(ring) } }")
    #expect(screens.findings(.limitExceeded) == [beyond("the ring lies", screens)])
  }

  @Test func aSpriteBesideAnElementThatLiesAsFarAsElementsDo() {
    let screens = check(
      "  - { id: 1️⃣s1️⃣, callout: Hi, sprites: { image: x, from: { target: a, offset: [1e7, 0] }, to: [0, 0] } }")
    #expect(
      screens.findings(.limitExceeded).map(\.message).allSatisfy { $0.hasSuffix("the limit of coordinates, ±1e7") })
  }

  @Test func aWayThatBendsTooFar() {
    let screens = Screens(
      steps: "  - { target: far, onMissing: skip }\n"
        + "  - { id: 1️⃣b1️⃣, target: a, transition: { move: { arc: 10 } } }",
      elements: "      - { id: a, frame: [20, 100, 120, 40] }",
      others: "  - { screen: home, variant: wide, display: { size: [9999999, 800] },"
        + " elements: [{ id: a, frame: [20, 100, 120, 40] }, { id: far, frame: [9999800, 100, 99, 40] }] }")
    var expected = beyond("the path of a hole of step \"b\" lies", screens)
    expected.variants = ["wide"]
    #expect(screens.findings(.limitExceeded) == [expected])
  }

  @Test func aWayThatASpringThrowsTooFar() {
    let spring = "{ spring: { response: 0.5, dampingFraction: 0.1, velocity: 900 } }"
    let screens = Screens(
      steps: "  - { target: far, onMissing: skip }\n"
        + "  - { id: 1️⃣b1️⃣, target: a, transition: { move: { easing: \(spring) } } }",
      elements: "      - { id: a, frame: [20, 100, 120, 40] }",
      others: "  - { screen: home, variant: wide, display: { size: [9999999, 800] },"
        + " elements: [{ id: a, frame: [20, 100, 120, 40] }, { id: far, frame: [9999800, 100, 99, 40] }] }")
    var expected = beyond("the path of a hole of step \"b\" lies", screens)
    expected.variants = ["wide"]
    #expect(screens.findings(.limitExceeded) == [expected])
  }

  @Test func aRingThatASpringThrowsTooFar() {
    let screens = check(
      "  - { callout: Hi }\n"
        + "  - { id: 1️⃣b1️⃣, target: a, ring: { gap: 9.9e6 }, transition: { move: { easing: bouncy } } }")
    #expect(screens.findings(.limitExceeded) == [beyond("the path of a ring of step \"b\" lies", screens)])
  }

  @Test func whatLiesAtTheLimitIsFine() {
    #expect(
      check("  - { target: far, cutout: { padding: 0, clip: none }, onMissing: center }").findings(.limitExceeded)
        == [])
  }
}
