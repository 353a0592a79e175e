import Testing
import TutorialCompiler
import TutorialGeometry
import TutorialPlayback
import TutorialSyntax
import TutorialTour

/// `arc`: the offset of a path's middle from the straight line.
@Suite struct ArcTests {
  private let elements = """
          - { id: a, frame: [10, 100, 50, 50] }
          - { id: b, frame: [310, 100, 50, 50] }
          - { id: c, frame: [10, 500, 50, 50] }
          - { id: d, frame: [310, 500, 50, 50] }
    """

  private func tour(_ steps: String) -> Tour? {
    // A symmetric easing is half way at half time.
    let screens = Screens(
      steps: steps,
      head: "defaults: { advance: { tap: anywhere }, dismiss: [escape], transition: { move: { easing: easeInOut } } }",
      elements: elements)
    #expect(screens.result.diagnostics.filter { $0.id != .motionLeavesViewport } == [])
    return screens.result.tour
  }

  /// The middles of the holes half way from the first step to the second.
  private func middles(_ steps: String) -> [Point] {
    guard let tour = tour(steps), let steps = tour.variants.first?.steps, steps.count == 2 else { return [] }
    let passage = tour.passage(to: steps[1], from: steps[0], showing: steps[0].picture(locale: nil))
    let half = passage.picture(at: passage.duration / 2).layers.last
    return half?.holes.map { hole in
      let middle = hole.outline.bounds.center
      return Point(middle.x.rounded(), middle.y.rounded())
    } ?? []
  }

  private func middle(from: String, to: String, arc: String) -> [Point] {
    middles("  - { target: \(from) }\n  - { target: \(to), transition: { move: { arc: \(arc) } } }")
  }

  @Test func aPositiveArcLiesToTheLeftOfTravel() {
    // When travelling right, left is up; when travelling down, left is right, because y grows downwards.
    #expect(middle(from: "a", to: "b", arc: "0.25") == [Point(185, 125 - 75)])
    #expect(middle(from: "a", to: "c", arc: "0.25") == [Point(35 + 100, 325)])
    #expect(middle(from: "b", to: "a", arc: "0.25") == [Point(185, 125 + 75)])
    #expect(middle(from: "a", to: "b", arc: "-0.25") == [Point(185, 125 + 75)])
    #expect(middle(from: "c", to: "b", arc: "0.1") == [Point(185 - 40, 325 - 30)])
  }

  @Test func withoutAnArcOrAWayNothingIsBent() {
    #expect(middle(from: "a", to: "b", arc: "0") == [Point(185, 125)])
    #expect(middle(from: "a", to: "a", arc: "0.25") == [Point(35, 125)])
  }

  @Test func eachHoleIsBentByItsOwnWay() {
    let arc = "transition: { move: { arc: 0.25 } }"
    #expect(
      middles("  - { target: [a, b] }\n  - { target: [c, d], \(arc) }") == [Point(135, 325), Point(435, 325)])
    #expect(
      middles("  - { target: [a, d] }\n  - { target: [{ id: c }, b], \(arc) }") == [Point(185, 50), Point(185, 600)])
    #expect(
      middles("  - { target: [a, d] }\n  - { target: [a, c, b], \(arc) }")
        == [Point(35, 125), Point(185, 600), Point(335, 125)])
  }

  @Test func onlyWhatTravelsIsBent() {
    let steps = tour("  - { target: a }\n  - { target: b, transition: { move: { kind: fade } } }")?.variants.first?
      .steps
    #expect(steps?.flatMap { $0.transitions.map(\.arc) }.allSatisfy { $0 == 0 } == true)
    let screens = Screens(
      steps: "  - { target: a, transition: { variantChange: { arc: 0.5 } } }", elements: elements)
    #expect(screens.step?.variantChange?.arc == 0.5)
    #expect(screens.step?.enter?.arc == 0)
  }

  @Test func anArcThatIsInheritedBendsEveryMove() {
    let screens = Screens(
      steps: "  - { target: a }\n  - { target: b }\n  - { target: d, transition: { move: { arc: 0 } } }",
      head: "defaults: { transition: { move: { arc: 0.1 } } }", elements: elements)
    #expect(screens.result.diagnostics == [])
    let steps = screens.result.tour?.variants.first?.steps ?? []
    #expect(steps.map { $0.transitions.first?.arc } == [0, 0.1, 0])
  }
}
