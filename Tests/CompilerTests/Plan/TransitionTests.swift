import Testing
import TutorialCompiler
import TutorialMotion
import TutorialTour

@Suite struct TransitionTests {
  private let elements = """
          - { id: a, frame: [10, 100, 50, 50] }
          - { id: b, frame: [10, 300, 50, 50] }
          - { id: c, frame: [300, 300, 50, 50] }
    """
  private let detail =
    "  - { screen: detail, variant: phone, display: { size: [400, 800] }, elements: [ { id: d, frame: [0, 0, 50, 50] } ] }"

  private func steps(_ steps: String, head: String = "screen: home") -> [TourStep] {
    let screens = Screens(steps: steps, head: head, elements: elements, others: detail)
    #expect(screens.result.diagnostics == [])
    return screens.result.tour?.variants.first?.steps ?? []
  }

  @Test func theWayFromTheStepBeforeComesFirstAndFromAnywhereLast() {
    let steps = steps("  - { id: one, target: a }\n  - { id: two, target: b }")
    #expect(steps[0].transitions == [TourTransition(from: nil, kind: .fade, motion: "m0", lockInput: true)])
    #expect(
      steps[1].transitions == [
        TourTransition(from: "one", kind: .morph, motion: "m1", lockInput: true, pairs: [TourPair(0, 0)]),
        TourTransition(from: nil, kind: .fade, motion: "m0", lockInput: true),
      ])
  }

  @Test func aCutThatWaitsLocksTheInputMeanwhile() {
    let steps = steps(
      """
        - { id: one, target: a }
        - { id: two, target: b, delay: 1, transition: { enter: { kind: cut }, move: { kind: cut } } }
        - { id: three, target: c, transition: { enter: { kind: cut }, move: { kind: cut } } }
      """)
    #expect(steps.map(\.transitions.first?.kind) == [.fade, .cut, .cut])
    #expect(steps.map(\.transitions.first?.delay) == [0, 1, 0])
    #expect(steps.map(\.transitions.first?.lockInput) == [true, true, false])
    #expect(steps.map(\.enter?.lockInput) == [true, true, false])
  }

  @Test func everyBranchHasItsWay() {
    let steps = steps(
      """
        - { id: one, target: a, advance: [ { tap: target, to: three }, { tap: anywhere } ] }
        - { id: two, target: b, advance: { tap: anywhere, to: one } }
        - { id: three, target: c, advance: { tap: anywhere, to: one } }
      """)
    #expect(steps[2].transitions.map(\.from) == ["two", "one", nil])
    #expect(steps[0].transitions.map(\.from) == ["two", "three", nil])
    #expect(steps[1].transitions.map(\.from) == ["one", nil])
  }

  @Test func aStepWithAConditionMayBePassedOverInBothDirections() {
    let steps = steps(
      """
        - { id: one, target: a, callout: A }
        - { id: two, target: b, callout: B, when: { flag: f } }
        - { id: three, target: b, callout: C, when: { flag: g } }
        - { id: four, target: c, callout: D }
      """)
    #expect(steps[0].transitions.map(\.from) == ["two", "three", "four", nil])
    #expect(steps[2].transitions.map(\.from) == ["two", "one", "four", nil])
    #expect(steps[3].transitions.map(\.from) == ["three", "one", "two", nil])
    #expect(steps[3].transitions.map(\.kind) == [.morph, .morph, .morph, .fade])
  }

  @Test func aStepThatIsLeftOutGivesWayToTheOneBeforeAndAfterIt() {
    let screens = Screens(
      steps: """
          - { id: one, target: a, advance: { tap: anywhere, to: two } }
          - { id: two, target: b, only: { platform: ios } }
          - { id: three, target: c, advance: { tap: anywhere, to: two } }
        """, elements: elements, snapshot: "    traits: { platform: android }",
      others:
        "  - { screen: home, variant: i, traits: { platform: ios }, display: { size: [400, 800] }, elements: [ { id: a, frame: [0, 0, 9, 9] }, { id: b, frame: [0, 20, 9, 9] }, { id: c, frame: [0, 50, 9, 9] } ] }"
    )
    let steps = screens.result.tour?.variants[0].steps ?? []
    #expect(steps.map(\.id) == ["one", "three"])
    #expect(steps[0].advance == [TourAdvance(.tapAnywhere, to: "three")])
    #expect(steps[1].transitions.map(\.from) == ["one", nil])
    #expect(steps[1].advance == [TourAdvance(.tapAnywhere, to: "three")])
  }

  @Test func eachVariantHasItsOwnPairs() {
    func elements(_ first: Int, _ second: Int) -> String {
      """
      [ { id: a, frame: [9, 100, 9, 9] }, { id: b, frame: [9, 700, 9, 9] }, { id: c, frame: [300, \(first), 9, 9] }, { id: d, frame: [300, \(second), 9, 9] } ]
      """
    }
    func variant(_ name: String, _ elements: String) -> String {
      "  - { screen: home, variant: \(name), display: { size: [400, 800] }, elements: \(elements) }"
    }
    let screens = Screens(
      steps: "  - { target: [a, b] }\n  - { target: [c, d] }", elements: "      \(elements(100, 700))",
      others: variant("turned", elements(700, 100)) + "\n" + variant("same", elements(100, 700)))
    let pairs = screens.result.tour?.variants.map { $0.steps[1].transitions.first?.pairs }
    let (straight, crossed) = ([TourPair(0, 0), TourPair(1, 1)], [TourPair(0, 1), TourPair(1, 0)])
    #expect(pairs == [straight, crossed, straight])
  }

  @Test func anotherScreenIsCrossFadedUnlessTheMoveIsWritten() {
    let faded = steps("  - { target: a, advance: { tap: target } }\n  - { screen: detail, target: d }")
    #expect(faded[1].transitions.first?.kind == .fade)
    #expect(faded[1].transitions.first?.pairs == [])
    let morphed = steps(
      "  - { target: a, advance: { tap: target } }\n  - { screen: detail, target: d, transition: { move: { kind: morph } } }"
    )
    #expect(morphed[1].transitions.first?.kind == .morph)
    #expect(morphed[1].transitions.first?.pairs == [TourPair(0, 0)])
  }

  @Test func holesArePairedBySameTargetThenByNearness() {
    let pairs = steps("  - { target: [a, b] }\n  - { target: [c, b, { id: a }] }")[1].transitions[0].pairs
    #expect(pairs == [TourPair(0, 2), TourPair(1, 1), TourPair(nil, 0)])
    let shrinking = steps("  - { target: [a, c] }\n  - { target: b }")[1].transitions[0].pairs
    // The centre of `a` is 200 from that of `b`, and the centre of `c` is 290 from it.
    #expect(shrinking == [TourPair(0, 0), TourPair(1, nil)])
  }

  @Test func aHoleFollowsItsTargetToAnotherPlaceThoughAnotherIsNearer() throws {
    // On the second screen `x` is at the place of `b`, and `b` is elsewhere.
    let screens = Screens(
      steps: """
          - { target: b, advance: { tap: target } }
          - { screen: detail, target: [x, { id: b }], transition: { move: { kind: morph } } }
        """, head: "screen: home", elements: elements,
      others: """
          - screen: detail
            variant: phone
            display: { size: [400, 800] }
            elements: [{ id: x, frame: [10, 300, 50, 50] }, { id: b, frame: [300, 600, 50, 50] }]
        """)
    #expect(screens.result.diagnostics == [])
    let steps = try #require(screens.result.tour?.variants.first?.steps)
    #expect(steps[1].transitions.first?.pairs == [TourPair(0, 1), TourPair(nil, 0)])
  }

  @Test(arguments: 2...8) func ofManyHolesToo(count: Int) throws {
    // On the second screen each element is at another one's place.
    func elements(_ places: [Int]) -> String {
      places.enumerated().map { "      - { id: e\($0), frame: [\(40 * $1), 100, 30, 30] }" }.joined(separator: "\n")
    }
    func targets(_ places: [Int]) -> String { places.map { "{ id: e\($0) }" }.joined(separator: ", ") }
    let places = Array(0..<count)
    let screens = Screens(
      steps: """
          - { target: [\(targets(places))], advance: { tap: target } }
          - { screen: detail, target: [\(targets(places))], transition: { move: { kind: morph } } }
        """, head: "screen: home", elements: elements(places),
      others: """
          - screen: detail
            variant: phone
            display: { size: [400, 800] }
            elements:
        \(elements(places.reversed()))
        """)
    let steps = try #require(screens.result.tour?.variants.first?.steps)
    #expect(steps[1].transitions.first?.pairs == places.map { TourPair($0, $0) })
  }

  @Test func noWayIsMadeOverMoreThanEightConditionalSteps() {
    let conditional = (1...11).map { "  - { id: c\($0), target: a, callout: C, when: { flag: f\($0) } }\n" }
    let steps = steps("  - { id: first, target: b, callout: A }\n" + conditional.joined())
    let reached = steps.filter { step in step.transitions.contains { $0.from == "first" } }
    #expect(reached.map(\.id) == (1...9).map { "c\($0)" })
  }

  @Test func noneIsACutAndADelayIsAddedToTheMoves() {
    let steps = steps(
      """
        - { target: a, transition: { enter: none, exit: none, variantChange: { duration: 0.1 } } }
        - { target: b, delay: 0.5s, transition: { move: { delay: 250ms } } }
        - { target: c, transition: { move: none } }
      """)
    #expect(steps[0].enter == nil)
    #expect(steps[0].exit == nil)
    #expect(steps[0].variantChange?.kind == .morph)
    #expect(steps[0].transitions == [TourTransition(from: nil, kind: .cut, motion: nil)])
    #expect(steps[1].transitions.map(\.delay) == [0.75, 0.5])
    #expect(steps[2].transitions.first == TourTransition(from: "step-2", kind: .cut, motion: nil))
  }

  @Test func motionsAreSharedAndNamedInOrderOfFirstUse() {
    let screens = Screens(
      steps: """
          - { target: a }
          - { target: b, transition: { move: { easing: { spring: { response: 0.4, dampingFraction: 0.7 } } } } }
          - { target: a }
        """, elements: elements)
    let motions = screens.result.tour?.motions.all ?? []
    #expect(motions.map(\.name) == ["m0", "m1", "m2", "m3"])
    #expect(motions.map(\.value.duration) == [0.25, motions[1].value.duration, 0.35, 0.2])
    #expect(abs(motions[1].value.duration - 0.655) < 0.001)
    #expect(screens.result.tour?.reducedMotion == TourReducedMotion(kind: .fade, motion: "m3"))
  }
}
