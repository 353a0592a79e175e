import TestSupport
import Testing
import TutorialCompiler
import TutorialTour
import TutorialTourWriting

/// The native ids of the tour's elements.
@Suite struct NativeIDTests {
  private static let elements = """
          - { id: send, frame: [10, 10, 50, 50], nativeId: "com.example:id/send_button" }
          - { id: twin, frame: [80, 10, 50, 50], nativeId: "com.example:id/send_button" }
          - { id: same, frame: [150, 10, 50, 50], nativeId: same }
          - { id: plain, frame: [220, 10, 50, 50] }
          - { id: unnamed, frame: [10, 90, 50, 50], nativeId: other }
    """

  private static let more = """
      - screen: list
        variant: phone
        display: { size: [400, 800] }
        elements: [{ id: send, frame: [0, 300, 50, 50], nativeId: list_send }]
    """

  private func tour(_ steps: String) throws -> Tour {
    try #require(Screens(steps: steps, elements: Self.elements, others: Self.more).result.tour)
  }

  @Test func eachScreenHasThoseOfTheElementsThatStepsNameOnIt() throws {
    let tour = try tour(
      """
        - { screen: home, target: [twin, plain, same], callout: Hi }
        - { screen: list, target: send }
        - { screen: home, target: plain, interaction: { allow: [send] } }
        - { screen: home, target: twin }
      """)
    let screens = try #require(tour.variants.first?.screens)
    #expect(
      screens["home"]?.elements == [
        "twin": TourElementNames(native: "com.example:id/send_button"),
        "send": TourElementNames(native: "com.example:id/send_button"),
      ])
    #expect(screens["list"]?.elements == ["send": TourElementNames(native: "list_send")])
  }

  @Test(arguments: [
    "target: plain, anchor: send, callout: Hi", "target: plain, callout: { title: Hi, avoid: [send] }",
    "target: plain, advance: { tap: send }", "target: [plain, send], cutout: { combine: bounds }",
  ])
  func whateverNamesAnElementBringsItsID(step: String) throws {
    let tour = try tour("  - { screen: home, \(step) }")
    let send = TourElementNames(native: "com.example:id/send_button")
    #expect(tour.variants.first?.screens["home"]?.elements == ["send": send])
  }

  @Test func withoutAnyTheTourHasNoNativeIDs() throws {
    let tour = try tour("  - { screen: home, target: [plain, same], callout: Hi }")
    #expect(tour.variants.first?.screens["home"]?.elements == [:])
    #expect(!String(decoding: tour.json(), as: UTF8.self).contains("\"elements\":{"))
  }

  @Test(arguments: [false, true])
  func theyAreThereAfterReadingAndWritingAgain(pretty: Bool) throws {
    let tour = try tour("  - { screen: home, target: send }")
    let json = tour.json(pretty: pretty)
    let read = try Tour.read(json)
    #expect(read.variants.first?.screens == tour.variants.first?.screens)
    #expect(read.json(pretty: pretty) == json)
  }
}
