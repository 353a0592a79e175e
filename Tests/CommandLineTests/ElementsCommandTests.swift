import Foundation
import Testing
import TutorialCompiler

@testable import tutorialc

@Suite("tutorialc elements")
struct ElementsCommandTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Self.layout, to: "inbox.layout.yaml")
  }

  private static let layout = """
    snapshots:
      - screen: inbox
        variant: phone
        traits: { locale: en }
        display: { size: [400, 800] }
        elements:
          - { id: list, type: table, frame: [0, 80, 400, 600] }
          - { id: list/cell-0, identity: path, type: cell, parent: list, frame: [0, 80, 400, 72], label: Invoices }
          - { id: list/cell-0/text-0, identity: path, type: text, parent: list/cell-0, frame: [8, 90, 90, 20], text: Invoices }
          - { id: list/cell-1, identity: path, type: cell, parent: list, frame: [0, 152, 400, 72], label: Drafts }
      - screen: inbox
        variant: tablet
        traits: { locale: de }
        display: { size: [800, 1000] }
        elements:
          - { id: list, type: table, frame: [0, 80, 400, 600] }
      - screen: settings
        variant: phone
        display: { size: [400, 800] }
        elements: [{ id: logout, type: button, frame: [10, 700, 380, 44], label: Log out }]

    """

  @Test("lists the elements of each screen, and says of which the id is made up")
  func lists() async throws {
    let result = try await tutorialc("elements", "inbox.layout.yaml")
    #expect(result.status == 0 && result.error == "")
    #expect(
      result.output == """
        inbox/phone (400×800): 4 elements
          list                      table  [0, 80, 400, 600]
          list/cell-0         path  cell   [0, 80, 400, 72]   Invoices
          list/cell-0/text-0  path  text   [8, 90, 90, 20]    Invoices
          list/cell-1         path  cell   [0, 152, 400, 72]  Drafts

        inbox/tablet (800×1000): 1 element
          list  table  [0, 80, 400, 600]

        settings/phone (400×800): 1 element
          logout  button  [10, 700, 380, 44]  Log out

        """)
  }

  @Test(
    "filters by screen, variant, type, text, pattern and selector",
    arguments: [
      (["--screen", "set*"], ["settings: logout"]), (["--variant", "tablet"], ["inbox: list"]),
      (["--type", "CELL"], ["inbox: list/cell-0", "inbox: list/cell-1"]),
      (["--text", "Invoices", "--type", "text"], ["inbox: list/cell-0/text-0"]),
      (["--match", "^(Draf|logo)"], ["inbox: list/cell-1", "settings: logout"]),
      (["--selector", "{ type: cell, has: { text: Invoices } }"], ["inbox: list/cell-0"]),
      (["--selector", "logout"], ["settings: logout"]), (["--screen", "nowhere"], []),
    ])
  func filters(options: [String], found: [String]) async throws {
    let result = try await tutorialc.run(["elements", "inbox.layout.yaml", "--diagnostics", "json"] + options)
    #expect(result.status == 0 && result.error == "")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let elements = try #require(object?["elements"] as? [[String: Any]])
    let names = elements.map { element -> String in
      "\(element["screen"] as? String ?? ""): \(element["id"] as? String ?? "")"
    }
    #expect(names == found)
  }

  @Test("says what to write for an element, the most lasting first, and where else it is")
  func suggests() async throws {
    #expect(
      try await tutorialc("elements", "inbox.layout.yaml", "--id", "list").output == """
        list on inbox/phone: table [0, 80, 400, 600]
          also: list on tablet
          target: list
          or:     { type: table }  # the only one of its type
          or:     { type: table, nth: 0 }  # fragile: its place

        """)
    let cell = try await tutorialc(
      "elements", "inbox.layout.yaml", "--at", "300,100", "--variant", "phone", "--screen", "inbox")
    #expect(
      cell.output.hasPrefix(
        """
        list/cell-0 on inbox/phone: cell [0, 80, 400, 72] "Invoices"
          its id is made up, and names a place (path)
          in: list
          not on: tablet
          target: { label: Invoices }

        """))
  }

  @Test("an id that no element has is an error that names the nearest")
  func unknown() async throws {
    let result = try await tutorialc("elements", "inbox.layout.yaml", "--id", "lst")
    #expect(result.status == 1)
    #expect(
      result.error == """
        error: no element has the id "lst" [unknown-element]
         = note: did you mean "list"?

        1 error

        """)
  }

  @Test("draws the screens with the ids that are listed")
  func draws() async throws {
    let result = try await tutorialc("elements", "inbox.layout.yaml", "--screen", "inbox", "--svg", "inbox.svg")
    #expect(result.status == 0)
    let svg = try #require(folder.read("inbox.svg"))
    #expect(svg.hasPrefix("<svg ") && svg.contains(">inbox/phone</text>") && svg.contains(">list</text>"))
    #expect(svg.contains("<title>list/cell-0</title>") && svg.contains("4 of 4 elements, 3 with a made-up id"))
    let output = try await tutorialc("elements", "inbox.layout.yaml", "--screen", "inbox", "--svg", "-")
    #expect(output.output == svg && output.status == 0)
  }

  @Test(
    "a command line that makes no sense does nothing",
    arguments: [
      (["--at", "12"], "--at is \"12\", not like 120,340"), (["--at", "a,b"], "--at is \"a,b\", not like 120,340"),
      (["--at", "1,2", "--id", "x"], "--id does not go with --at: both name an element"),
      (["--match", "("], "--match is not a regular expression: "),
    ])
  func wrong(options: [String], message: String) async throws {
    let result = try await tutorialc.run(["elements", "inbox.layout.yaml"] + options)
    #expect(result.status == 2)
    #expect(result.error.hasPrefix("tutorialc: error: \(message)"))
  }

  @Test("a mistake in a layout or in the selector is reported at its place")
  func broken() async throws {
    try folder.write("snapshots: [", to: "broken.layout.yaml")
    let layout = try await tutorialc("elements", "broken.layout.yaml")
    #expect(layout.status == 1 && layout.error.contains("[yaml-syntax]") && layout.output == "")
    let selector = try await tutorialc("elements", "inbox.layout.yaml", "--selector", "{ typ: cell }")
    #expect(
      selector.status == 1 && selector.error.contains("--selector:1:3") && selector.error.contains("did you mean"))
    let empty = try await tutorialc("elements", "inbox.layout.yaml", "--selector", "# nothing")
    #expect(empty.status == 1 && empty.error.contains("the selector is empty"))
    let missing = try await tutorialc("elements", "none.layout.yaml")
    #expect(missing.status == 1 && missing.error.contains("[missing-file]"))
  }
}
