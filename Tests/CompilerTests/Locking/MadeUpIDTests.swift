import TestSupport
import Testing
import TutorialCompiler
import TutorialSyntax

@Suite("Ids that an import made up")
struct MadeUpIDTests {
  private let elements = """
          - { id: list, frame: [0, 80, 400, 600] }
          - { id: list/cell-0, identity: path, type: cell, parent: list, frame: [0, 80, 400, 72] }
          - { id: title-1, identity: numbered, nativeId: title, text: Lunch?, parent: list/cell-0, frame: [8, 90, 90, 50] }
          - { id: list/cell-1, identity: path, type: cell, parent: list, frame: [0, 152, 400, 72] }
          - { id: title-2, identity: numbered, nativeId: title, text: Invoices, parent: list/cell-1, frame: [8, 160, 90, 50] }
    """

  private func findings(_ target: String, others: String = "") -> (Screens, [Diagnostic]) {
    let screens = Screens(steps: "  - target: \(target)", elements: elements, others: others)
    return (screens, screens.findings(.fragileSelector))
  }

  @Test("a numbered id is fragile, with the selector that lasts")
  func numbered() throws {
    let (screens, found) = findings("1️⃣title-21️⃣")
    #expect(
      found == [
        Diagnostic(
          .fragileSelector,
          "\"title-2\" has a number because several elements share an id; a new one changes the numbers",
          at: screens.tutorial.span(), label: "`{ text: Invoices }` lasts longer",
          fixits: [
            FixIt(
              "replace it with { text: Invoices }", .maybe, [.init(screens.tutorial.span(), "{ text: Invoices }")])
          ], variants: ["phone"])
      ])
  }

  @Test("so is an id that is a way down, inside of another selector too")
  func path() {
    let (screens, found) = findings("{ nativeId: title, within: 1️⃣list/cell-11️⃣ }")
    #expect(found.map(\.primary) == [screens.tutorial.span()])
    #expect(
      found.map(\.message)
        == ["\"list/cell-1\" is made up by the import from the element's place, which any new element changes"])
    #expect(found.flatMap(\.fixits).map(\.title) == ["replace it with { text: Invoices }"])
  }

  @Test(
    "ids of the app's own, words and places that are meant are not",
    arguments: [
      "list", "{ text: Invoices }", "{ nativeId: title, first: true }", "{ type: cell, within: list, last: true }",
    ])
  func lasting(target: String) {
    #expect(findings(target).1 == [])
  }

  @Test("the selector that is proposed holds in all variants")
  func variants() throws {
    let other = """
        - screen: home
          variant: tablet
          display: { size: [800, 800] }
          elements:
            - { id: title-2, identity: numbered, nativeId: title, text: Rechnungen, frame: [8, 160, 90, 50] }
            - { id: title-1, identity: numbered, nativeId: title, text: Invoices, frame: [8, 360, 90, 50] }
      """
    let (_, found) = findings("title-2", others: other)
    #expect(found.map(\.variants) == [["phone", "tablet"]])
    #expect(!found.flatMap(\.fixits).contains { $0.title.contains("{ text: Invoices }") })
  }
}
