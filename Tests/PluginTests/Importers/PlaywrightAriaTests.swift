import TestSupport
import Testing
import TutorialGeometry
import TutorialPlaywrightAriaImporter
import TutorialPluginKit
import TutorialSyntax
import TutorialYAML

@Suite("Playwright's ARIA snapshots")
struct PlaywrightAriaTests {
  private func snapshot(_ text: String) throws -> ImportedSnapshot {
    try PlaywrightAriaImporter().snapshot(text, display: Size(1280, 720))
  }

  private let page = #"""
    - banner [ref=e2] [box=0,0,1280,64]:
      - link "Home" [ref=e3] [cursor=pointer] [box=16,12,80,40]:
        - /url: /
      - 'button "Price: low" [disabled] [ref=e4] [box=110,12,120,40]'
    - main [ref=e5] [box=0,64,1280,1200]:
      - heading "Say \"hi\" [now]" [level=1] [ref=e6] [box=16,80,400,40]
      - paragraph [ref=e7] [box=16,130,400,20]: "Three: new mails"
      - list [ref=e8] [box=16,160,400,900]:
        - listitem [ref=e9] [box=16,160,400,40]:
          - text: Lunch?
          - strong [box=80,160,40,20]: today
          - text: at noon
      - textbox "Search" [ref=e10] [box=16,900,200,30]:
        - /placeholder: Type here
        - text: Ada
      - checkbox "Mute" [checked] [box=16,950,20,20]
      - checkbox "Loud" [box=16,980,20,20]
      - checkbox "Some" [checked=mixed] [box=16,1000,20,20]
      - tab "Inbox" [selected] [box=-5,1010,20,20]
    """#

  @Test("a line is an element: role, name, text, state and box")
  func lines() throws {
    let snapshot = try snapshot(page)
    #expect(snapshot.display == Size(1280, 720))
    #expect(snapshot.origin == ImportedOrigin(format: "playwright-aria", unit: "px", scale: 1))
    #expect(snapshot.traits == [.init("platform", "web"), .init("orientation", "landscape")])
    let found = snapshot.elements
    #expect(
      found.map(\.type) == [
        "banner", "link", "button", "main", "heading", "paragraph", "list", "listitem", "strong", "textbox", "checkbox",
        "checkbox", "checkbox", "tab",
      ])
    #expect(
      found.map(\.label) == [
        nil, "Home", "Price: low", nil, "Say \"hi\" [now]", nil, nil, nil, nil, "Search", "Mute", "Loud", "Some",
        "Inbox",
      ])
    #expect(found[5].text == "Three: new mails" && found[7].text == "Lunch? at noon" && found[8].text == "today")
    #expect(found[9].value == "Ada" && found[9].text == nil)
    #expect(found.map(\.isChecked) == Array(repeating: nil, count: 10) + [true, false, nil, nil])
    #expect(found[1].isClickable == true && found[2].isEnabled == false && found[13].isSelected == true)
    #expect(found[1].frame == Rect(16, 12, 80, 40) && found[13].frame == Rect(-5, 1010, 20, 20))
    #expect(found.allSatisfy { $0.identity == .path && $0.nativeId == nil && $0.visibility == .unknown })
    #expect(found[1].parent == "banner-0" && found[8].parent == "listitem-1.2.0")
  }

  @Test("a pattern in the place of a name is none; roles have hyphens")
  func names() throws {
    let found = try snapshot("- button /Save \\d+/ [box=0,0,9,9]\n- doc-endnote [box=0,0,9,9]\n- img [box=0,0,9,9]")
      .elements
    #expect(found.map(\.type) == ["button", "doc-endnote", "img"])
    #expect(found.map(\.label) == [nil, nil, nil])
  }

  @Test("the browser's window has to be said")
  func noDisplay() throws {
    let text = MarkedText("1️⃣-1️⃣ button \"Save\" [box=0,0,9,9]")
    let finding = try PlaywrightAriaImporter().finding(text)
    #expect(finding.id == .importFailed)
    #expect(finding.message == "the snapshot does not say how large the browser's window is")
    #expect(finding.primary?.range == text.span(1).range)
    #expect(
      finding.notes == [.init("say it in CSS pixels with --display WIDTHxHEIGHT; `page.viewportSize()` tells it")])
  }

  @Test("a snapshot without boxes is refused by name")
  func noBoxes() throws {
    let text = MarkedText("- main:\n  - 1️⃣button \"Save\"1️⃣\n").source
    #expect(PlaywrightAriaImporter().recognizes(text) == 60)
    let finding = try PlaywrightAriaImporter().finding(
      MarkedText("- 1️⃣main1️⃣:\n  - button \"Save\"\n"), display: Size(9, 9))
    #expect(finding.id == .importFailed)
    #expect(finding.message == "the snapshot does not say where anything is")
    #expect(finding.notes == [.init("take it with ariaSnapshot({ boxes: true }), of Playwright 1.60 or newer")])
  }

  @Test(
    "an element with a missing or malformed box is reported",
    arguments: [
      ("button \"Save\"", DiagnosticID.missingKey, "an element has no box"),
      ("button \"Save\" [box=1,2,3]", .wrongType, "a box is not four numbers"),
      ("button \"Save\" [box=1,2,3,x]", .wrongType, "a box is not four numbers"),
      ("button \"Save\" [box=1e9,2,3,4]", .valueOutOfRange, "a box lies beyond the limit of coordinates"),
    ])
  func boxes(line: String, id: DiagnosticID, message: String) throws {
    let text = MarkedText("- main [box=0,0,9,9]:\n  - 1️⃣\(line)1️⃣\n")
    let finding = try PlaywrightAriaImporter().finding(text, display: Size(9, 9))
    #expect(finding.id == id)
    #expect(finding.message == message)
    #expect(finding.primary?.range == text.span(1).range)
    #expect(finding.notes == [.init("--lenient leaves such elements out")])
  }

  @Test("the boxes inside of an iframe are those of another window")
  func iframe() throws {
    let text = MarkedText(
      "- 1️⃣iframe [ref=e1] [box=0,0,300,200]1️⃣:\n  - button \"Pay\" [box=8,8,40,20]\n- button \"Go\" [box=0,0,9,9]\n")
    let found = PlaywrightAriaImporter().result(text, display: Size(1280, 720))
    #expect(found.snapshot?.elements.map(\.type) == ["iframe", "button"])
    #expect(found.snapshot?.origin.truncated == true)
    #expect(found.diagnostics.map(\.severity) == [.warning])
    #expect(
      found.diagnostics.map(\.message) == ["the boxes inside of an iframe are relative to the iframe, not to the page"])
    #expect(found.diagnostics.first?.primary?.range == text.span(1).range)
    #expect(found.diagnostics.first?.notes == [.init("its contents are left out")])
  }

  @Test("a snapshot that only says what has changed is refused")
  func difference() throws {
    let text = MarkedText("- main [box=0,0,9,9]:\n  - 1️⃣ref=e5 [unchanged]1️⃣\n")
    let finding = try PlaywrightAriaImporter().finding(text, display: Size(9, 9))
    #expect(finding.message == "the snapshot only says what has changed since another one")
    #expect(finding.primary?.range == text.span(1).range)
  }

  @Test("a snapshot that isn't a list is refused, and so is an impossible window")
  func strangers() throws {
    let text = MarkedText("1️⃣a: 11️⃣\n")
    #expect(try PlaywrightAriaImporter().finding(text).message == "an ARIA snapshot is a list of roles")
    let line = MarkedText("- button [box=0,0,9,9]")
    #expect(
      try PlaywrightAriaImporter().finding(line, display: Size(0, 9)).message.hasPrefix("a display cannot measure"))
    #expect(try PlaywrightAriaImporter().finding(MarkedText("")).message == "the file is empty")
  }

  @Test("YAML that breaks off is an error at its place, and kept where that is asked for")
  func malformed() throws {
    let text = MarkedText("- main [box=0,0,9,9]:\n  - button [box=0,0,9,9]: 'a\n")
    #expect(try PlaywrightAriaImporter().finding(text, display: Size(9, 9)).id == .yamlSyntax)
    let lenient = PlaywrightAriaImporter().result(text, display: Size(9, 9), lenient: true)
    #expect(lenient.diagnostics.map(\.severity) == [.warning])
    #expect(lenient.snapshot?.elements.first?.type == "main")
    #expect(lenient.snapshot?.origin.truncated == true)
  }
}
