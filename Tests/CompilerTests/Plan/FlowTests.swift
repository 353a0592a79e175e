import Testing
import TutorialCompiler
import TutorialGeometry
import TutorialTour

@Suite struct FlowTests {
  private let elements = """
          - { id: a, frame: [10, 100, 50, 50] }
          - { id: b, frame: [10, 300, 50, 50] }
    """

  private func steps(_ steps: String) -> [TourStep] {
    let screens = Screens(steps: steps, head: "", elements: elements)
    #expect(screens.result.diagnostics == [])
    return screens.result.tour?.variants.first?.steps ?? []
  }

  @Test func aCalloutHasButtonsNextAndBackAndAHoleAloneATapAnywhere() {
    let steps = steps("  - { id: x, callout: Hi }\n  - { id: y, callout: Ho }\n  - { id: z, target: a }")
    #expect(steps[0].advance == [TourAdvance(.button("next"), to: "y")])
    #expect(
      steps[1].advance == [TourAdvance(.button("next"), to: "z"), TourAdvance(.button("back"), to: nil, back: true)])
    #expect(steps[2].advance == [TourAdvance(.tapAnywhere, to: nil)])
  }

  @Test func aTapOnTheTargetLetsTouchesThroughTheHole() {
    let steps = steps("  - { target: a, advance: { tap: target } }\n  - { target: b, advance: { tap: { id: a } } }")
    #expect(steps[0].interaction == TourInteraction(mode: .target, pass: [0]))
    #expect(steps[1].interaction == TourInteraction(mode: .block, pass: []))
    #expect(
      steps[1].advance == [TourAdvance(.tap(TourElement(target: "a", frame: Rect(10, 100, 50, 50))), to: nil)])
  }

  @Test func buttonsLeadWhereTheySayElseWhereTheirRuleDoes() {
    let steps = steps(
      """
        - { id: x, callout: { body: One, buttons: [ { title: Skip, to: end }, { title: Go, role: go }, { title: On } ] }, advance: { button: go, to: z } }
        - { id: y, callout: { body: Two, buttons: [ { title: Zurück, role: back }, { title: Weiter } ] } }
        - { id: z, callout: Three }
      """)
    #expect(steps[0].callout?.buttons.map(\.to) == [nil, "z", "y"])
    #expect(steps[1].callout?.buttons.map(\.to) == [nil, "z"])
    #expect(steps[1].advance == [TourAdvance(.button("back"), to: nil, back: true)])
    #expect(steps.map { $0.callout?.buttons.map(\.back) } == [[false, false, false], [true, false], [true, false]])
    #expect(steps[0].callout?.buttons.map(\.title) == (0...2).map { "steps.x.callout.buttons.\($0).title" })
  }

  @Test func theButtonBackLeadsBackUnlessItsRuleSaysOtherwise() {
    let steps = steps(
      """
        - { id: x, target: a, callout: One }
        - { id: y, target: a, callout: Two, advance: [ { tap: { id: b } }, { button: next }, { button: back } ] }
        - { id: z, target: a, callout: Three, advance: [ { button: next }, { button: back, to: x } ] }
      """)
    #expect(steps[1].advance.map(\.to) == ["z", "z", nil])
    #expect(steps[2].advance.map(\.to) == [nil, "x"])
    #expect(steps.map { $0.advance.map(\.back) } == [[false], [false, false, true], [false, false]])
  }

  @Test func whereAStepMayComeFromTheWayBackHasATransitionToo() {
    let steps = steps(
      """
        - { id: x, callout: { body: One, buttons: [ { title: Branch, to: z }, { title: On, to: y } ] } }
        - { id: y, target: b, advance: { tap: anywhere, to: w } }
        - { id: z, callout: Three }
        - { id: w, callout: Four, advance: [ { button: next }, { event: undone, to: back } ] }
      """)
    #expect(steps[2].advance.map(\.to) == ["w", nil])
    // `y` has no way back, and `z` precedes `w`.
    let ways = [["z", nil], ["x", "w", nil], ["y", "x", "w", nil], ["z", "y", nil]]
    #expect(steps.map { $0.transitions.map(\.from) } == ways)
  }

  @Test func allowedElementsComeWithTheirFrames() {
    let steps = steps("  - { target: a, interaction: { mode: block, allow: [b], hitPadding: 4 } }")
    #expect(
      steps[0].interaction
        == TourInteraction(
          mode: .block, pass: [], allow: [TourElement(target: "b", frame: Rect(10, 300, 50, 50))],
          hitPadding: EdgeInsets(4)))
  }
}
