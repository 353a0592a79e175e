import TestSupport
import Testing
import TutorialCompiler
import TutorialSyntax
import TutorialTour
import TutorialTourWriting

/// The CSS selectors with which web clients find the tour's elements.
@Suite struct CSSSelectorTests {
  private static let elements = """
          - { id: send, frame: [10, 10, 50, 50], css: "#compose > button.send" }
          - { id: both, frame: [80, 10, 50, 50], nativeId: other, css: ".both" }
          - { id: native, frame: [150, 10, 50, 50], nativeId: its-own }
          - { id: plain, frame: [220, 10, 50, 50] }
          - { id: unnamed, frame: [10, 90, 50, 50], css: "#unnamed" }
    """

  private func tour(_ steps: String, _ others: String = "") throws -> Tour {
    try #require(Screens(steps: steps, elements: Self.elements, others: others).result.tour)
  }

  @Test func aScreenHasThoseOfTheElementsThatStepsName() throws {
    let tour = try tour(
      """
        - { screen: home, target: [plain, both, native], callout: Hi }
        - { screen: home, target: plain, advance: { tap: send } }
        - { screen: home, target: both }
      """)
    let screen = try #require(tour.variants.first?.screens["home"])
    #expect(
      screen.elements == [
        "both": TourElementNames(native: "other", selector: ".both"), "native": TourElementNames(native: "its-own"),
        "send": TourElementNames(selector: "#compose > button.send"),
      ])
  }

  @Test func withoutAnyTheTourHasNoSelectors() throws {
    let tour = try tour("  - { screen: home, target: [plain, native], callout: Hi }")
    #expect(tour.variants.first?.screens["home"]?.elements == ["native": TourElementNames(native: "its-own")])
    #expect(String(decoding: tour.json(), as: UTF8.self).contains("\"selector\":null"))
  }

  @Test(arguments: [false, true])
  func theyAreThereAfterReadingAndWritingAgain(pretty: Bool) throws {
    let tour = try tour("  - { screen: home, target: both, callout: Hi }")
    let json = tour.json(pretty: pretty)
    let read = try Tour.read(json)
    #expect(read.variants.first?.screens == tour.variants.first?.screens)
    #expect(read.json(pretty: pretty) == json)
  }

  @Test func oneOverAnotherReplacesItAndOneThatIsNotWrittenStays() throws {
    let others = """
        - screen: home
          extends: home/phone
          variant: tablet
          elements:
            - { id: send, css: "button.other" }
            - { id: both, frame: [90, 10, 50, 50] }
      """
    let tour = try tour("  - { screen: home, target: [send, both], callout: Hi }", others)
    let tablet = try #require(tour.variants.first { $0.id == "tablet" })
    #expect(tablet.screens["home"]?.elements.all.map(\.value.selector) == ["button.other", ".both"])
  }

  @Test(arguments: [(1000, 0), (1001, 1)])
  func aSelectorHas1000BytesAtMost(count: Int, problems: Int) {
    let long = String(repeating: "a", count: count)
    let screens = Screens(
      steps: "  - { target: x, callout: Hi }", elements: "      - { id: x, frame: [0, 0, 50, 50], css: 1️⃣\(long)1️⃣ }")
    #expect(screens.findings(.limitExceeded).map(\.primary) == Array(repeating: screens.layout.span(), count: problems))
  }

  @Test func anEmptySelectorIsAnError() {
    let screens = Screens(
      steps: "  - { target: x, callout: Hi }", elements: "      - { id: x, frame: [0, 0, 50, 50], css: 1️⃣\"\"1️⃣ }")
    #expect(screens.findings(.valueOutOfRange).map(\.primary) == [screens.layout.span()])
  }
}
