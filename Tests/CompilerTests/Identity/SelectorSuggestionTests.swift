import TestSupport
import Testing
import TutorialLanguage
import TutorialLayouts
import TutorialSyntax
import TutorialYAML

@testable import TutorialCompiler
@testable import TutorialIdentity

@Suite("The selector that is proposed for an element")
struct SelectorSuggestionTests {
  private let phone = """
    snapshots:
      - screen: inbox
        variant: phone
        traits: { platform: ios, locale: en }
        display: { size: [400, 800] }
        elements:
          - { id: list, type: table, frame: [0, 80, 400, 600] }
          - { id: list/cell-0, identity: path, type: cell, parent: list, frame: [0, 80, 400, 72] }
          - { id: title-1, identity: numbered, nativeId: title, type: text, parent: list/cell-0, text: Invoices, frame: [8, 90, 90, 20] }
          - { id: list/cell-1, identity: path, type: cell, parent: list, frame: [0, 152, 400, 72] }
          - { id: title-2, identity: numbered, nativeId: title, type: text, parent: list/cell-1, text: Drafts, frame: [8, 160, 90, 20] }
          - { id: list/cell-1/text-1, identity: path, type: text, parent: list/cell-1, text: "12:45", frame: [300, 160, 90, 20] }
          - { id: bar, type: toolbar, frame: [0, 720, 400, 80] }
          - { id: bar/button-0, identity: path, type: button, parent: bar, label: Drafts, frame: [8, 730, 90, 60] }
          - { id: bar/image-1, identity: path, type: image, parent: bar, frame: [300, 730, 40, 60] }
          - { id: bar/image-2, identity: path, type: image, parent: bar, frame: [350, 730, 40, 60] }
          - { id: note, type: "note's", text: "yes", frame: [0, 0, 10, 10], identity: path }

    """
  private let japanese = """
      - screen: inbox
        variant: phone-ja
        traits: { platform: ios, locale: ja-JP }
        display: { size: [400, 800] }
        elements:
          - { id: new, type: banner, frame: [0, 0, 400, 60] }
          - { id: list, type: table, frame: [0, 80, 400, 600] }
          - { id: list/cell-0, identity: path, type: cell, parent: list, frame: [0, 80, 400, 72] }
          - { id: title-1, identity: numbered, nativeId: title, type: text, parent: list/cell-0, text: 下書き, frame: [8, 90, 90, 20] }
          - { id: list/cell-1, identity: path, type: cell, parent: list, frame: [0, 152, 400, 72] }
          - { id: title-2, identity: numbered, nativeId: title, type: text, parent: list/cell-1, text: 請求書, frame: [8, 160, 90, 20] }

    """

  private func snapshots(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> [Snapshot] {
    let library = solvedLayouts(MarkedText(text))
    #expect(library.diagnostics == [], sourceLocation: sourceLocation)
    return library.value.snapshots
  }

  private func sighting(_ id: String, _ snapshot: Snapshot) throws -> ElementOccurrence {
    ElementOccurrence(snapshot, try #require(snapshot.element(id)))
  }

  @Test(
    "it goes by the id that the app gave, else by what the element says, else by what is around it, and last by its place",
    arguments: [
      ("list", "list", .id), ("title-1", "{ text: Invoices }", .text),
      ("title-2", "{ text: Drafts }", .text), ("bar/button-0", "{ label: Drafts }", .text),
      ("list/cell-1", "{ type: cell, has: { text: Drafts } }", .surroundings),
      ("list/cell-1/text-1", "{ text: \"12:45\" }", .figures),
      ("bar/image-2", "{ type: image, within: bar, nth: 1 }", .place), ("note", "{ text: \"yes\" }", .text),
    ] as [(String, String, SelectorSuggestion.Stability)])
  func kinds(id: String, text: String, stability: SelectorSuggestion.Stability) throws {
    let snapshot = try #require(snapshots(phone).first)
    let suggestion = try #require(SelectorAdvisor().suggestion(for: [sighting(id, snapshot)]))
    #expect(suggestion.text == text)
    #expect(suggestion.stability == stability)
    #expect(suggestion.isFragile == (stability == .place))
  }

  @Test("in several languages the text is written for each, and it holds in all")
  func languages() throws {
    let all = snapshots(phone + japanese)
    let sightings = [try sighting("title-1", all[0]), try sighting("title-2", all[1])]
    let suggestion = try #require(SelectorAdvisor().suggestion(for: sightings))
    #expect(suggestion.text == "{ text: { en: Invoices, ja: 請求書 } }")
    let cells = [try sighting("list/cell-0", all[0]), try sighting("list/cell-1", all[1])]
    #expect(
      SelectorAdvisor().suggestion(for: cells)?.text
        == "{ type: cell, has: { text: { en: Invoices, ja: 請求書 } } }")
  }

  @Test("if the platforms' ids differ, the selector is any of them")
  func platforms() throws {
    let all = snapshots(
      """
      snapshots:
        - { screen: s, variant: ios, display: { size: [9, 9] }, elements: [{ id: send, type: button, frame: [0, 0, 9, 9] }] }
        - { screen: s, variant: android, display: { size: [9, 9] }, elements: [{ id: send_button, type: button, frame: [0, 0, 9, 9] }] }
      """)
    let sightings = [try sighting("send", all[0]), try sighting("send_button", all[1])]
    #expect(
      SelectorAdvisor().suggestions(for: sightings).map(\.text) == [
        "{ anyOf: [send, send_button] }", "{ type: button }", "{ type: button, nth: 0 }",
      ])
  }

  @Test("nothing is proposed that would fit something on a screen without the element")
  func absences() throws {
    let all = snapshots(phone + japanese)
    let banner = try sighting("new", all[1])
    #expect(SelectorAdvisor().suggestion(for: [banner], absences: [all[0]])?.text == "new")
    let first = try sighting("title-1", all[0])
    let others = SelectorAdvisor().suggestions(for: [first], absences: [all[1]])
    #expect(others.map(\.text) == ["{ text: Invoices }", "{ text: Invoices, within: list }"])
  }

  @Test("an element that nothing tells from another in all variants has no selector")
  func none() throws {
    let all = snapshots(
      """
      snapshots:
        - { screen: s, variant: a, display: { size: [9, 9] }, elements: [
            { id: i-1, identity: numbered, type: x, frame: [0, 0, 9, 9] }, { id: i-2, identity: numbered, type: x, frame: [0, 0, 9, 9] }] }
        - { screen: s, variant: b, display: { size: [9, 9] }, elements: [
            { id: i-1, identity: numbered, type: x, frame: [0, 0, 9, 9] }, { id: i-2, identity: numbered, type: x, frame: [0, 0, 9, 9] }] }
      """)
    let sightings = [try sighting("i-1", all[0]), try sighting("i-2", all[1])]
    #expect(SelectorAdvisor().suggestion(for: sightings) == nil)
    #expect(SelectorAdvisor().suggestion(for: []) == nil)
  }

  @Test("of several that fit, hidden ones do not count, as they do not for the compiler")
  func hidden() throws {
    let snapshot = try #require(
      snapshots(
        """
        snapshots:
          - { screen: s, variant: a, display: { size: [9, 9] }, elements: [
              { id: i-1, identity: numbered, label: Go, frame: [0, 0, 9, 9] },
              { id: i-2, identity: numbered, label: Go, visibility: hidden, frame: [0, 0, 9, 9] }] }
        """
      ).first)
    #expect(SelectorAdvisor().suggestion(for: [try sighting("i-1", snapshot)])?.text == "{ label: Go }")
  }

  @Test(
    "each text comes back from YAML as it was, whatever it holds",
    arguments: [
      "Order #12", "a: b", "- x", "yes", "null", "12", "1.5e3", "O'Brien", "\"quoted\"", "{ a }", "[b]", "*star",
      "&and",
      "back\\slash", "tab\tend", "two\nlines", "trailing ", "é", "通用", "👩‍👩‍👧", "a\u{202E}b", "\u{FEFF}x", "?", "x, y",
      "a #b", "%d", "@me", "`t`", "no",
      "a\u{85}b", "\u{1F1E9}\u{1F1EA}", "~", "!tag", "|", ">", "=", "on", "Siri & Search",
    ])
  func quoting(text: String) {
    let yaml =
      "tutorial: t\nlayout: a\nsteps: [{ id: s, target: { label: \(SelectorText.scalar(text)) }, callout: x }]\n"
    let document = DocumentReader.read(SourceText(path: "t.tutorial.yaml", bytes: Array(yaml.utf8)), budget: Budget())
    #expect(document.diagnostics == [])
    let tutorial = decodeTutorial(document.value)
    #expect(tutorial.diagnostics == [])
    guard
      case .label(.plain(.exact(let read)))? =
        tutorial.value?.steps.first?.partial.targets?.value.first?.selector.terms.first?.value
    else {
      Issue.record("no label in \(yaml)")
      return
    }
    #expect(Array(read.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test("a screen of thousands of elements that are all alike is answered with what may be spent")
  func many() throws {
    var text = "snapshots:\n  - screen: s\n    variant: a\n    display: { size: [9, 9] }\n    elements:\n"
    for number in 0..<3000 {
      text += "      - { id: r-\(number), identity: numbered, type: cell, frame: [0, 0, 9, 9] }\n"
    }
    let snapshot = try #require(snapshots(text).first)
    var budget = Budget()
    #expect(
      SelectorAdvisor(budget: budget).suggestion(for: [try sighting("r-2999", snapshot)])?.text
        == "{ type: cell, nth: 2999 }")
    budget[.searches] = 10
    #expect(SelectorAdvisor(budget: budget).suggestion(for: [try sighting("r-2999", snapshot)]) == nil)
  }
}
