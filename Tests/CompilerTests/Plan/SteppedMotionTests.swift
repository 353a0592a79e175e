import Testing
import TutorialCompiler
import TutorialMotion
import TutorialTour

/// Easings with jumps, from the tutorial to the tour.
@Suite struct SteppedMotionTests {
  private let elements = """
          - { id: a, frame: [10, 100, 50, 50] }
          - { id: b, frame: [340, 100, 50, 50] }
    """

  private func tour(_ steps: String, head: String = "defaults: { advance: { tap: anywhere } }") throws -> Tour {
    let screens = Screens(steps: steps, head: head, elements: elements)
    #expect(screens.result.diagnostics == [])
    return try #require(screens.result.tour)
  }

  @Test func everyPartOfATransitionAndASpriteMayJump() throws {
    let jumps = "{ easing: 'steps(2)', duration: 0.2 }"
    let tour = try tour(
      """
        - { target: a }
        - target: b
          transition: { enter: \(jumps), move: \(jumps), exit: \(jumps), variantChange: \(jumps) }
          sprites: { image: x, from: [20, 100], to: [20, 300], easing: steps(2), duration: 0.2 }
      """)
    let step = tour.variants[0].steps[1]
    let names = [step.enter?.motion, step.exit?.motion, step.variantChange?.motion, step.transitions[0].motion]
    let name = try #require(step.sprites.first?.motion)
    #expect(names == [name, name, name, name])
    #expect(
      tour.motions[name]?.keyframes.map { [$0.time, $0.progress] } == [
        [0, 0], [0.1, 0], [0.1, 0.5], [0.2, 0.5], [0.2, 1],
      ])
  }

  @Test func linesThatAreOneLineAreOneMotion() throws {
    let tour = try tour(
      """
        - { target: a }
        - { target: b, transition: { move: { easing: linear } } }
        - { target: a, transition: { move: { easing: 'linear(0, 1)' } } }
      """)
    #expect(tour.variants[0].steps[1].transitions[0].motion == tour.variants[0].steps[2].transitions[0].motion)
  }

  @Test func withoutTimeThereIsNoWay() throws {
    let tour = try tour(
      "  - { target: a }\n  - { target: b, transition: { move: { easing: 'steps(3, start)', duration: 0 } } }")
    #expect(tour.variants[0].steps[1].transitions[0].kind == .cut)
  }

  @Test func reducedMotionReplacesWhatJumps() throws {
    let tour = try tour("  - { target: a }\n  - { target: b, transition: { move: { easing: steps(3) } } }")
    #expect(tour.reducedMotion.motion.flatMap { tour.motions[$0] }.map { $0.keyframes.count } == 2)
  }

  @Test func aDurationIsInherited() throws {
    let tour = try tour(
      "  - { target: a }\n  - { target: b, transition: { move: { easing: 'linear(0, 0.5 10%, 1)' } } }",
      head: "defaults: { transition: { move: { duration: 0.5, easing: easeIn } } }")
    let motion = tour.variants[0].steps[1].transitions[0].motion.flatMap { tour.motions[$0] }
    #expect(motion?.keyframes.map { [$0.time, $0.progress] } == [[0, 0], [0.05, 0.5], [0.5, 1]])
  }
}
