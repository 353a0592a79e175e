import Testing
import TutorialGeometry
import TutorialTour
import TutorialTourWriting

/// The next step, and its number among the steps.
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
      variant.step(leadingTo: id, from: from) { flags.contains($0.flags[0]) }?.id
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

  @Test func theWayBackLeadsToTheStepThatWasLeftLast() {
    let variant = variant([("a", nil), ("b", nil), ("c", nil), ("d", nil)])
    var history = TourHistory()
    #expect(history.goBack(in: variant) { _ in true } == nil)
    history.leave("a")
    history.leave("d")
    #expect(history.steps == ["a", "d"])
    #expect(history.previous(in: variant) { _ in true }?.id == "d")
    #expect(history.goBack(in: variant) { _ in true }?.id == "d")
    #expect(history.goBack(in: variant) { _ in true }?.id == "a")
    #expect(history == TourHistory())
  }

  @Test func theWayBackPassesOverStepsThatTheVariantLacksOrWhoseConditionFails() {
    let turned = variant([("a", nil), ("c", "x"), ("d", nil)])
    var history = TourHistory(["a", "b", "c"])
    #expect(history.previous(in: turned) { _ in true }?.id == "c")
    #expect(history.previous(in: turned) { _ in false }?.id == "a")
    #expect(history.steps == ["a", "b", "c"])
    #expect(history.goBack(in: turned) { _ in false }?.id == "a")
    #expect(history.steps == [])
    var lost = TourHistory(["b"])
    #expect(lost.goBack(in: turned) { _ in true } == nil)
    #expect(lost.steps == ["b"])
  }

  @Test func waysBackAreWritten() throws {
    let json = SampleTour.everything.json()
    var tour = try Tour.read(json)
    #expect(!String(decoding: json, as: UTF8.self).contains("\"back\""))
    let rule = tour.variants[0].steps[0].advance[0]
    tour.variants[0].steps[0].advance[0] = TourAdvance(rule.trigger, to: nil, when: rule.when, back: true)
    #expect(try Tour.read(tour.json()) == tour)
    tour.variants[0].steps[0].advance[0] = rule
    #expect(tour.json() == json)
    tour.variants[0].steps[0].callout?.buttons[0] = TourButton(title: "common.back", to: nil, role: "back", back: true)
    #expect(try Tour.read(tour.json()) == tour)
  }

  @Test func ofAVeryLongWayTheBeginningIsForgotten() {
    var history = TourHistory((1...200).map { "s\($0)" })
    #expect(history.steps.count == 100)
    history.leave("end")
    #expect(history.steps.count == 100)
    #expect(history.steps.first == "s102")
    #expect(history.steps.last == "end")
  }

  @Test func stepsAreCountedInTheVariant() throws {
    let variant = variant([("a", nil), ("c", nil)])
    let progress = try #require(variant.progress(of: "c"))
    #expect(progress == (number: 2, total: 2))
    #expect(variant.progress(of: "b") == nil)
  }
}
