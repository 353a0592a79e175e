import TestSupport
import Testing
import TutorialMotion
import TutorialSyntax

@testable import TutorialCompiler
@testable import TutorialLanguage

@Suite("Easings")
struct EasingTests {
  private func easing(_ written: String) throws -> Easing? {
    try stepPartial("transition: { move: { easing: \(written) } }").transition?.move?.partial?.easing?.value
  }

  private func text(_ written: String) -> MarkedText {
    stepText("transition: { move: { easing: \(written) } }")
  }

  @Test(
    "Names stand for curves",
    arguments: [
      ("linear", Easing.bezier(CubicBezier(0, 0, 1, 1))), ("easeIn", .bezier(CubicBezier(0.42, 0, 1, 1))),
      ("easeOut", .bezier(CubicBezier(0, 0, 0.58, 1))), ("easeInOut", .bezier(CubicBezier(0.42, 0, 0.58, 1))),
      ("easeInOutQuad", .bezier(CubicBezier(0.45, 0, 0.55, 1))),
      ("fastOutSlowIn", .bezier(CubicBezier(0.4, 0, 0.2, 1))),
      ("linearOutSlowIn", .bezier(CubicBezier(0, 0, 0.2, 1))),
      ("fastOutLinearIn", .bezier(CubicBezier(0.4, 0, 1, 1))),
      ("[0.1, -0.5, 0.9, 1.5]", .bezier(CubicBezier(0.1, -0.5, 0.9, 1.5))),
    ])
  func curves(written: String, easing expected: Easing) throws {
    #expect(try easing(written) == expected)
  }

  @Test(
    "Springs are given in three ways, or by a name",
    arguments: [
      ("{ spring: { response: 0.4, dampingFraction: 0.7 } }", Spring(response: 0.4, dampingFraction: 0.7)),
      (
        "{ spring: { velocity: 2, response: 0.4, dampingFraction: 0.7 } }",
        Spring(response: 0.4, dampingFraction: 0.7, velocity: 2)
      ),
      ("{ spring: { duration: 0.5, bounce: 0.3 } }", Spring(duration: 0.5, bounce: 0.3)),
      ("{ spring: { duration: 0.5 } }", Spring(duration: 0.5, bounce: 0)),
      ("{ spring: { stiffness: 200, damping: 20 } }", Spring(stiffness: 200, damping: 20, mass: 1)),
      ("{ spring: { stiffness: 200, damping: 20, mass: 2 } }", Spring(stiffness: 200, damping: 20, mass: 2)),
      ("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy), ("interactiveSpring", .interactiveSpring),
      ("spring", .spring),
    ])
  func springs(written: String, spring: Spring) throws {
    #expect(try easing(written) == .spring(spring))
  }

  @Test("A name that is nearly right gets the right one")
  func misspelt() {
    let text = text("1️⃣easeInUot1️⃣")
    #expect(
      findings(text) == [
        proposal(
          .valueOutOfRange, "the easing cannot be \"easeInUot\"", at: text.span(), nearest: "easeInOut",
          notes: [
            .init(
              "it is one of linear, easeIn, easeOut, easeInOut, easeInOutQuad, fastOutSlowIn, linearOutSlowIn, "
                + "fastOutLinearIn, spring, interactiveSpring, smooth, snappy, bouncy, linear(…), steps(…)")
          ])
      ])
  }

  @Test("Handles keep to the segment's time")
  func handles() {
    let text = text("[1️⃣-0.11️⃣, 0, 2️⃣1.52️⃣, 1]")
    #expect(
      findings(text) == [
        Diagnostic(.valueOutOfRange, "x of a handle is -0.1, outside 0 to 1", at: text.span(1)),
        Diagnostic(.valueOutOfRange, "x of a handle is 1.5, outside 0 to 1", at: text.span(2)),
      ])
  }

  @Test("A curve has four numbers")
  func three() {
    let text = text("1️⃣[0, 0, 1]1️⃣")
    #expect(findings(text) == [wrongType("a list", expected: "[x1, y1, x2, y2]", at: text.span())])
  }

  @Test("A spring that rings too long is refused at its damping")
  func damping() {
    let text = text("{ spring: { response: 0.5, dampingFraction: 1️⃣0.091️⃣ } }")
    #expect(
      findings(text) == [
        Diagnostic(
          .valueOutOfRange, "the spring's dampingFraction is 0.09, outside 0.1 to 100", at: text.span())
      ])
  }

  @Test("A response is above 0")
  func response() {
    let text = text("{ spring: { response: 1️⃣01️⃣, dampingFraction: 1 } }")
    #expect(
      findings(text) == [
        Diagnostic(.valueOutOfRange, "the spring's response is 0, it must be greater than 0", at: text.span())
      ])
  }

  @Test(
    "A response below a millisecond is refused, however it is given",
    arguments: [
      "1️⃣response1️⃣: 0.0009, dampingFraction: 1", "1️⃣duration1️⃣: 1e-7",
      "1️⃣stiffness1️⃣: 1e7, damping: 63, mass: 1e-4",
    ])
  func shortResponse(written: String) {
    let text = text("{ spring: { \(written) } }")
    #expect(
      findings(text) == [
        Diagnostic(.valueOutOfRange, "the spring's response is below 0.001 s, too short to be seen", at: text.span())
      ])
  }

  @Test("The ways to give a spring do not mix")
  func mixed() {
    let text = text("{ spring: { 1️⃣response1️⃣: 0.5, dampingFraction: 0.5, 2️⃣bounce2️⃣: 0.2 } }")
    #expect(
      findings(text) == [
        Diagnostic(
          .conflictingKeys, "\"bounce\" does not go with \"response\" in a spring", at: text.span(2),
          labels: [.init(text.span(1), "\"response\" is written here")],
          notes: [
            .init(
              "a spring is { response, dampingFraction, velocity }, { duration, bounce } or { stiffness, damping, mass }"
            )
          ])
      ])
  }

  @Test("A spring needs its parameters")
  func incomplete() {
    let text = text("{ spring: { 1️⃣response1️⃣: 0.5 } }")
    #expect(
      findings(text) == [
        Diagnostic(.missingKey, "a spring needs the key \"dampingFraction\"", at: text.span())
      ])
  }

  @Test("A duration beside a spring is an error at the duration")
  func durationBesideSpring() {
    let text = stepText("transition: { move: { duration: 1️⃣0.51️⃣, easing: 2️⃣bouncy2️⃣ } }")
    #expect(
      findings(text) == [
        Diagnostic(
          .durationWithSpring, "a spring takes its own time to settle, a duration cannot change it",
          at: text.span(1), label: "remove the duration, or use another easing",
          labels: [.init(text.span(2), "the spring is written here")])
      ])
  }

  @Test("A duration over an inherited spring is an error once, however many steps it reaches")
  func durationOverSpring() {
    let text = MarkedText(
      """
      tutorial: t
      defaults: { transition: { move: { easing: 2️⃣snappy2️⃣ } } }
      styles: { slow: { transition: { move: { duration: 1️⃣1s1️⃣ } } } }
      steps:
        - { target: a, style: slow }
        - { target: b, style: slow }
      """)
    #expect(
      findings(text) == [
        Diagnostic(
          .durationWithSpring, "a spring takes its own time to settle, a duration cannot change it",
          at: text.span(1), label: "remove the duration, or use another easing",
          labels: [.init(text.span(2), "the spring is written here")])
      ])
  }

  @Test("A spring that surely settles does settle in time")
  func surelySettles() {
    var count = 0
    for response in stride(from: 0.1, through: 10, by: 0.3) {
      for damping in stride(from: 0.1, through: 2, by: 0.05) {
        let spring = Spring(response: response, dampingFraction: damping)
        guard spring.surelySettles else { continue }
        count += 1
        #expect(spring.settlingTime <= 10, "response \(response), damping fraction \(damping)")
      }
    }
    #expect(count > 100)
    #expect(Spring.smooth.surelySettles && Spring.interactiveSpring.surelySettles)
    #expect(!Spring(response: 9, dampingFraction: 0.1).surelySettles)
  }

  @Test("A spring that settles too late is refused at its parameters")
  func settlesTooLate() {
    let text = text("{ spring: { 1️⃣response1️⃣: 9, dampingFraction: 0.5 } }")
    #expect(
      findings(text) == [
        Diagnostic(
          .valueOutOfRange, "the spring settles only after 18.194 s, the limit is 10 s", at: text.span())
      ])
  }
}
