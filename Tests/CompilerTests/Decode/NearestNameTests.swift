import Testing

@testable import TutorialCompiler

@Suite("The nearest name")
struct NearestNameTests {
  private let keys = ["id", "screen", "target", "cutout", "callout", "cornerRadius", "compose-button"]

  @Test(
    "is the one that a slip of the finger away",
    arguments: [
      ("targte", "target"), ("tarket", "target"), ("taget", "target"), ("ttarget", "target"), ("Target", "target"),
      ("cutuot", "cutout"),
      ("compose-buton", "compose-button"), ("compose_button", "compose-button"), ("COMPOSE BUTTON", "compose-button"),
      ("corner-radius", "cornerRadius"), ("ids", "id"), ("callOut", "callout"), ("screens", "screen"),
    ])
  func near(name: String, expected: String) {
    #expect(nearestName(to: name, among: keys) == expected)
  }

  @Test("is none where more than a third differs", arguments: ["xyz", "", "easing", "tar", "combination", "i2d4"])
  func far(name: String) {
    #expect(nearestName(to: name, among: keys) == nil)
  }

  @Test("is the first of several that are as near")
  func ties() {
    #expect(nearestName(to: "row-3", among: ["row-1", "row-2"]) == "row-1")
    #expect(nearestName(to: "row-3", among: ["row-2", "row-1"]) == "row-2")
    #expect(nearestName(to: "row-2", among: ["row-1", "row-2"]) == "row-2")
  }

  @Test("is looked for among short names only")
  func longNames() {
    let long = String(repeating: "a", count: 101)
    #expect(nearestName(to: long, among: [long]) == nil)
    #expect(nearestName(to: "a", among: [long]) == nil)
  }
}
