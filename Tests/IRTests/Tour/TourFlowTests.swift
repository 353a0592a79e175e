import Testing
import TutorialGeometry
import TutorialTour

/// Which step comes, and which of how many it is.
@Suite struct TourFlowTests {
  private func variant(_ steps: [(id: String, flag: String?)]) -> TourVariant {
    TourVariant(
      id: "v", traits: TourTraits(), display: TourDisplay(size: Size(400, 800)), screens: [:],
      steps: steps.map { id, flag in
        TourStep(
          id: id, screen: "s", overlay: nil, cutouts: [], mask: nil,
          interaction: TourInteraction(mode: .block, pass: []), callout: nil, advance: [],
          when: flag.map { TourCondition(flag: $0, equals: .bool(true)) }, enter: nil, exit: nil, variantChange: nil,
          transitions: [], accessibility: TourAccessibility())
      })
  }

  @Test func aStepWhoseConditionDoesNotHoldIsPassedOver() {
    let variant = variant([("a", nil), ("b", "x"), ("c", "y"), ("d", nil)])
    func next(_ id: String?, from: String?, _ flags: Set<String>) -> String? {
      variant.step(leadingTo: id, from: from) { flags.contains($0.flag) }?.id
    }
    #expect(next("b", from: "a", ["x", "y"]) == "b")
    #expect(next("b", from: "a", ["y"]) == "c")
    #expect(next("b", from: "a", []) == "d")
    #expect(next("c", from: "d", []) == "a")
    #expect(next("c", from: "d", ["x"]) == "b")
    #expect(next("a", from: "d", []) == "a")
    #expect(next("d", from: "d", []) == "d")
    #expect(next(nil, from: "d", []) == nil)
    #expect(next("nowhere", from: "a", []) == nil)
  }

  @Test func whereNothingBeforeOrAfterHoldsTheTourStaysOrEnds() {
    let variant = variant([("a", "x"), ("b", nil), ("c", "x")])
    #expect(variant.step(leadingTo: "a", from: "b") { _ in false }?.id == "b")
    #expect(variant.step(leadingTo: "c", from: "b") { _ in false } == nil)
    #expect(variant.step(leadingTo: "a") { _ in false }?.id == "b")
  }

  @Test func stepsAreCountedInTheVariant() throws {
    let variant = variant([("a", nil), ("c", nil)])
    let progress = try #require(variant.progress(of: "c"))
    #expect(progress == (number: 2, total: 2))
    #expect(variant.progress(of: "b") == nil)
  }
}
