import Foundation
import Testing
import TutorialCompiler

@testable import tutorialc

@Suite("tutorialc check --against")
struct DriftCommandTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Self.tutorial, to: "mail.tutorial.yaml")
    try folder.write(Self.layout(Self.elements), to: "mail.layout.yaml")
  }

  private static let tutorial = """
    tutorial: mail
    layout: mail.layout.yaml
    defaults: { advance: { tap: anywhere } }
    steps:
      - { id: compose, target: compose, callout: Write. }
      - { id: invoices, target: { text: Invoices, type: text }, callout: Read. }
      - { id: first, target: list/cell-0, callout: The first. }

    """

  private static let elements = """
          - { id: list, type: list, frame: [0, 100, 400, 500] }
          - { id: list/cell-0, identity: path, type: cell, parent: list, label: Ann, frame: [0, 100, 400, 70] }
          - { id: list/cell-1, identity: path, type: cell, parent: list, label: Bob, frame: [0, 170, 400, 70] }
          - { id: header, type: text, text: Invoices, identity: path, frame: [20, 40, 200, 30] }
          - { id: compose, type: button, label: Compose, frame: [320, 700, 60, 60] }
    """

  private static func layout(
    _ elements: String, screen: String = "inbox", variant: String = "phone", traits: String = "locale: en",
    size: String = "[400, 800]"
  ) -> String {
    """
    snapshots:
      - screen: \(screen)
        variant: \(variant)
        traits: { platform: ios, \(traits) }
        display: { size: \(size) }
        elements:
    \(elements)

    """
  }

  private func drift(_ new: String, _ options: String...) async throws -> Tutorialc.Outcome {
    try folder.write(new, to: "new.layout.yaml")
    return try await tutorialc.run(["check", "mail.tutorial.yaml", "--against", "new.layout.yaml"] + options)
  }

  @Test("layouts that have not changed hold")
  func holds() async throws {
    let result = try await drift(Self.layout(Self.elements))
    #expect(result.status == 0 && result.error == "")
    #expect(result.output == "drift mail: phone (400×800), 3 steps hold\n")
  }

  @Test(
    "a target in another place has moved, by a distance; a target that is gone breaks its step, with the likeliest element and its selector"
  )
  func movesAndBreaks() async throws {
    let new = Self.elements.replacing("[320, 700, 60, 60]", with: "[320, 620, 60, 60]")
      .replacing("text: Invoices", with: "text: All invoices")
    let result = try await drift(Self.layout(new))
    #expect(result.status == 1 && result.error == "")
    #expect(
      result.output == """
        drift mail: phone (400×800), 3 steps: 1 holds, 1 moved, 1 breaks
          moved    compose   [320, 700] → [320, 620]  −80 pt
          breaks   invoices  { text: Invoices, type: text } → nobody; likely "All invoices" (text 1 of 1, was 1 of 1)   [unknown-target]
                             fix: { text: All invoices }

        """)
  }

  @Test("an id that an importer made up is another element once a row comes before it, and says so")
  func madeUp() async throws {
    let new = Self.elements.replacing(
      "- { id: list/cell-0,",
      with:
        "- { id: list/cell-0, identity: path, type: cell, parent: list, label: Zoe, frame: [0, 100, 400, 70] }\n      - { id: list/cell-9,"
    )
    .replacing("label: Ann, frame: [0, 100", with: "label: Ann, frame: [0, 170")
    .replacing("label: Bob, frame: [0, 170", with: "label: Bob, frame: [0, 240")
    let result = try await drift(Self.layout(new))
    #expect(result.status == 1)
    #expect(
      result.output == """
        drift mail: phone (400×800), 3 steps: 2 hold, 1 breaks
          breaks   first  list/cell-0 → "Zoe" (cell 1 of 3) instead of "Ann"; likely "Ann" (cell 2 of 3, was 1 of 2)   [drifted-target]
                          fix: { label: Ann }

        """)
  }

  @Test("a screen that is scaled or shifted as a whole is one line, and its steps hold")
  func whole() async throws {
    let half = """
            - { id: list, type: list, frame: [0, 50, 200, 250] }
            - { id: list/cell-0, identity: path, type: cell, parent: list, label: Ann, frame: [0, 50, 200, 35] }
            - { id: list/cell-1, identity: path, type: cell, parent: list, label: Bob, frame: [0, 85, 200, 35] }
            - { id: header, type: text, text: Invoices, identity: path, frame: [10, 20, 100, 15] }
            - { id: compose, type: button, label: Compose, frame: [160, 350, 30, 30] }
      """
    let scaled = try await drift(Self.layout(half, size: "[200, 400]"))
    #expect(scaled.output.hasPrefix("drift mail: phone (400×800 → 200×400), 3 steps hold\n"))
    #expect(scaled.output.contains("  screen   inbox  all frames × 0.5 (density only)\n"))
    let lower = Self.elements.replacing("100, 400, 500]", with: "112, 400, 500]")
      .replacing("100, 400, 70]", with: "112, 400, 70]").replacing("170, 400, 70]", with: "182, 400, 70]")
      .replacing("40, 200, 30]", with: "52, 200, 30]").replacing("700, 60, 60]", with: "712, 60, 60]")
    let shifted = try await drift(Self.layout(lower))
    #expect(
      shifted.output == """
        drift mail: phone (400×800), 3 steps hold
          screen   inbox  all frames shifted by [0, 12]

        """)
  }

  @Test("a selector that means a place may find another element there")
  func places() async throws {
    try folder.write(
      "tutorial: mail\nlayout: mail.layout.yaml\ndefaults: { advance: { tap: anywhere } }\nsteps:\n"
        + "  - { id: first, target: { type: cell, within: list, first: true }, callout: The newest. }\n",
      to: "mail.tutorial.yaml")
    let other = Self.elements.replacing("Ann", with: "Cid").replacing("Bob", with: "Ann")
    #expect(
      try await drift(Self.layout(other)).output
        == "drift mail: phone (400×800), 1 step holds\n  holds    first  text \"Ann\" → \"Cid\"\n")
    let header = other.replacing("path, type: cell, parent: list, label: Cid", with: "path, type: header, parent: list")
    #expect(try await drift(Self.layout(header)).output.contains("1 moved"))
  }

  @Test("a snapshot of another name is found by what is on it, and --as decides")
  func pairs() async throws {
    let found = try await drift(Self.layout(Self.elements, screen: "mailbox", variant: "phone-17"))
    #expect(
      found.output == """
        drift mail: phone (400×800) → phone-17 (400×800), 3 steps hold
          screen   inbox  now "mailbox"

        """)
    let other = Self.elements.replacing("compose", with: "new").replacing("Compose", with: "New")
      .replacing("Invoices", with: "Bills").replacing("Ann", with: "Cid").replacing("Bob", with: "Dan")
      .replacing("list", with: "table")
    let lost = try await drift(Self.layout(other, screen: "mailbox"))
    #expect(lost.output == "drift mail: not among the new: inbox/phone\n" && lost.status == 1)
    #expect(lost.error.contains("the new layouts show no screen of \"mail\" [matches-nothing]"))
    let said = try await drift(Self.layout(other, screen: "mailbox"), "--as", "inbox=mailbox")
    #expect(said.status == 1 && said.output.contains("now \"mailbox\"") && said.output.contains("breaks"))
    let unknown = try await drift(Self.layout(other, screen: "mailbox"), "--as", "inbx=mailbox")
    #expect(unknown.status == 1 && unknown.error.contains("--as: no layout has \"inbx\" [unknown-screen]"))
  }

  @Test("in formats for programs what breaks is an error at its step's line, and what has moved a note")
  func formats() async throws {
    let new = Self.elements.replacing("[320, 700, 60, 60]", with: "[320, 620, 60, 60]")
      .replacing("text: Invoices", with: "text: All invoices")
    let json = try await drift(Self.layout(new), "--diagnostics", "json")
    #expect(json.status == 1 && json.error == "")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let found = try #require(object["diagnostics"] as? [[String: Any]])
    #expect(found.map { $0["id"] as? String } == ["moved-target", "unknown-target"])
    #expect(found.map { $0["line"] as? Int } == [5, 6])
    let drift = try #require((object["drift"] as? [[String: Any]])?.first?["variants"] as? [[String: Any]])
    let steps = try #require(drift.first?["steps"] as? [[String: Any]])
    #expect(steps.map { $0["verdict"] as? String } == ["moved", "breaks", "holds"])
    let github = try await self.drift(Self.layout(new), "--diagnostics", "github")
    #expect(github.output == "" && github.status == 1)
    #expect(
      github.error.hasPrefix(
        "::notice file=mail.tutorial.yaml,line=5,endLine=5,col=28,endColumn=35,title=moved-target::"))
    #expect(
      github.error.contains(
        "\n::error file=mail.tutorial.yaml,line=6,endLine=6,col=29,endColumn=59,title=unknown-target::"))
    let sarif = try await self.drift(Self.layout(new), "--diagnostics", "sarif")
    let log = try #require(try JSONSerialization.jsonObject(with: Data(sarif.output.utf8)) as? [String: Any])
    let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["note", "error"])
    #expect(log["version"] as? String == "2.1.0")
  }

  @Test("each step that changes is drawn, before beside after")
  func pictures() async throws {
    let new = Self.elements.replacing("[320, 700, 60, 60]", with: "[320, 620, 60, 60]")
    _ = try await drift(Self.layout(new), "--pictures", "pictures")
    let svg = try #require(folder.read("pictures/mail.compose.phone.svg"))
    #expect(svg.contains("<title id=\"title\">mail, step compose, phone: before and after</title>"))
    #expect(svg.contains("before  ·  inbox/phone") && svg.contains("after  ·  inbox/phone"))
    #expect(folder.read("pictures/mail.first.phone.svg") == nil)
  }

  @Test("quiet leaves what breaks")
  func quiet() async throws {
    #expect(try await drift(Self.layout(Self.elements), "--quiet").output == "")
    let new = Self.elements.replacingOccurrences(of: "compose, type: button", with: "write, type: button")
      .replacingOccurrences(of: "[20, 40, 200, 30]", with: "[20, 30, 200, 30]")
    let loud = try await drift(Self.layout(new))
    let quiet = try await drift(Self.layout(new), "--quiet")
    #expect(loud.output.contains("  moved "))
    #expect(
      quiet.output == """
        drift mail: phone (400×800), 3 steps: 1 holds, 1 moved, 1 breaks
          breaks   compose  compose → nobody; likely "Compose" (button 1 of 1, was 1 of 1)   [unknown-target]
                            fix: write

        """)
  }

  @Test("a panel that has come to lie over a target breaks its step")
  func panel() async throws {
    let panel = """
            - { id: sheet, type: sheet, frame: [0, 0, 400, 800] }
            - { id: news, type: text, text: What is new, frame: [40, 320, 200, 24], parent: sheet }

      """
    try folder.write("source: { format: uiautomator }\n" + Self.layout(Self.elements), to: "mail.layout.yaml")
    let result = try await drift("source: { format: uiautomator }\n" + Self.layout(Self.elements + "\n" + panel))
    #expect(result.status == 1)
    #expect(result.output.contains("which is not over it today: 100 % of it   [drifted-cover]"))
    let known = "source: { format: uiautomator }\n" + Self.layout(Self.elements + "\n" + panel)
    try folder.write(known, to: "mail.layout.yaml")
    #expect(try await !drift(known).output.contains("drifted-cover"))
  }

  @Test(
    "a command line that makes no sense does nothing",
    arguments: [
      (["--as", "a=b"], "--as goes with --against"), (["--pictures", "x"], "--pictures goes with --against"),
      (
        ["--against", "new.layout.yaml", "--as", "a"],
        "--as is \"a\", not like inbox=inbox-2 or inbox/phone=inbox/phone-17"
      ),
      (["--against", "new.layout.yaml", "--coverage"], "--coverage does not go with --against"),
      (["--against", "new.layout.yaml", "--fix"], "--against does not go with --fix"),
    ])
  func wrong(options: [String], message: String) async throws {
    let result = try await tutorialc.run(["check", "mail.tutorial.yaml"] + options)
    #expect(result.status == 2)
    #expect(result.error.hasPrefix("tutorialc: error: \(message)"))
  }

  @Test("a tutorial that is wrong over its own layouts is reported as ever")
  func broken() async throws {
    try folder.write("tutorial: mail\nlayout: none.yaml\nsteps: [{ callout: Hi. }]\n", to: "mail.tutorial.yaml")
    let result = try await drift(Self.layout(Self.elements))
    #expect(result.status == 1 && result.error.contains("[missing-file]") && result.output == "")
    let missing = try await tutorialc("check", "mail.tutorial.yaml", "--against", "nothing.layout.yaml")
    #expect(
      missing.status == 1 && missing.error.contains("nothing.layout.yaml") && missing.error.contains("[missing-file]"))
  }
}
