import TestSupport
import Testing
import TutorialCompiler
import TutorialMotion
import TutorialSyntax
import TutorialTour

/// The settling time of springs at different tolerances.
@Suite struct SettlingTests {
  @Test func aSpringThatACloserToleranceLetsSettleAfterTheLimitIsAnError() {
    let elements = "      - { id: a, frame: [10, 100, 50, 50] }\n      - { id: b, frame: [340, 100, 50, 50] }"
    let spring = "{ spring: { response: 3, dampingFraction: 0.4 } }"
    let steps =
      "  - { target: a }\n  - { target: b, transition: { move: { easing: 1️⃣\(spring)1️⃣ } } }\n"
      + "  - { callout: Hi, sprites: { image: x, from: [50, 50], to: [60, 60], easing: 2️⃣\(spring)2️⃣ } }"
    let plain = Screens(steps: steps, elements: elements)
    #expect(plain.findings(.valueOutOfRange) == [])
    #expect(plain.result.tour?.motions.all.allSatisfy { $0.value.duration <= Limits.duration } == true)
    var options = CompileOptions()
    options.tolerance = 0.0001
    let close = Screens(steps: steps, elements: elements, options: options)
    func tooLong(_ subject: String, _ number: Int) -> Diagnostic {
      Diagnostic(
        .valueOutOfRange, "\(subject) takes 10.511 s, the limit is 10 s", at: close.tutorial.span(number),
        notes: [.init("a spring ends when it is as near as `--tolerance` says: a larger tolerance ends it sooner")],
        variants: ["phone"])
    }
    #expect(close.findings(.valueOutOfRange) == [tooLong("the move", 1), tooLong("the flight of the sprite", 2)])
  }
}
