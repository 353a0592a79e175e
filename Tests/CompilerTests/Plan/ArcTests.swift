import Testing
import TutorialCompiler
import TutorialGeometry
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

  private func ways(_ steps: String) -> [TourTransition] {
    let screens = Screens(steps: steps, elements: elements)
    #expect(screens.result.diagnostics.filter { $0.id != .motionLeavesViewport } == [])
    return screens.result.tour?.variants.first?.steps.last?.transitions ?? []
  }

  private func way(from: String, to: String, arc: String) -> TourTransition? {
    ways("  - { target: \(from) }\n  - { target: \(to), transition: { move: { arc: \(arc) } } }").first
  }

  @Test func aPositiveArcLiesToTheLeftOfTravel() {
    // When travelling right, left is up; when travelling down, left is right, because y grows downwards.
    #expect(way(from: "a", to: "b", arc: "0.25")?.bend == Point(0, -75))
    #expect(way(from: "a", to: "c", arc: "0.25")?.bend == Point(100, 0))
    #expect(way(from: "b", to: "a", arc: "0.25")?.bend == Point(0, 75))
    #expect(way(from: "a", to: "b", arc: "-0.25")?.bend == Point(0, 75))
    #expect(way(from: "c", to: "b", arc: "0.1")?.bend == Point(-40, -30))
  }

  @Test func withoutAnArcOrAWayNothingIsBent() {
    #expect(way(from: "a", to: "b", arc: "0")?.bend == nil)
    #expect(way(from: "a", to: "a", arc: "0.25")?.bend == nil)
    #expect(way(from: "a", to: "a", arc: "0.25")?.bends == nil)
  }

  @Test func holesThatGoOneWayShareABendAndOthersHaveTheirOwn() {
    let together = ways("  - { target: [a, b] }\n  - { target: [c, d], transition: { move: { arc: 0.25 } } }")[0]
    #expect(together.pairs == [TourPair(0, 0), TourPair(1, 1)])
    #expect(together.bend == Point(100, 0))
    #expect(together.bends == nil)
    let apart = ways("  - { target: [a, d] }\n  - { target: [{ id: c }, b], transition: { move: { arc: 0.25 } } }")[0]
    #expect(apart.pairs == [TourPair(0, 1), TourPair(1, 0)])
    #expect(apart.bend == nil)
    #expect(apart.bends == [Point(0, -75), Point(0, 75)])
    let staying = ways("  - { target: [a, d] }\n  - { target: [a, c, b], transition: { move: { arc: 0.25 } } }")[0]
    #expect(staying.pairs == [TourPair(0, 0), TourPair(1, 1), TourPair(nil, 2)])
    #expect(staying.bends == [nil, Point(0, 75), nil])
  }

  @Test func onlyWhatTravelsIsBent() {
    let ways = ways(
      "  - { target: a }\n  - { target: b, transition: { move: { kind: fade } } }")
    #expect(ways.allSatisfy { $0.bend == nil && $0.bends == nil })
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
    #expect(steps.map { $0.transitions.first?.bend } == [nil, Point(0, -30), nil])
  }
}
