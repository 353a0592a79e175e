import TestSupport
import Testing
import TutorialGeometry
import TutorialIDBImporter
import TutorialPluginKit
import TutorialSyntax

@Suite("Captures of idb and AXe")
struct IDBTests {
  private let application =
    #"{"AXLabel": "Mail", "type": "Application", "frame": {"x": 0, "y": 0, "width": 402, "height": 874}, "children": ["#

  private func elements(_ children: String...) throws -> [ImportedElement] {
    try Array(
      IDBImporter().snapshot("[\(application)\(children.joined(separator: ", "))]}]").elements.dropFirst())
  }

  @Test("an element keeps its id, label, type and frame in fractions of points")
  func element() throws {
    let snapshot = try IDBImporter().snapshot(
      """
      [\(application){"AXUniqueId": "compose", "AXLabel": "Compose", "AXValue": null, "type": "Button", "title": null,
        "enabled": false, "frame": {"height": 20.333333333333329, "width": 36.666666666666671, "x": 55.5, "y": 760}}]}]
      """)
    #expect(snapshot.display == Size(402, 874))
    #expect(snapshot.origin == ImportedOrigin(format: "idb-axe", unit: "pt", scale: 1))
    var expected = ImportedElement(id: "compose", frame: Rect(55.5, 760, 36.666666666666671, 20.333333333333329))
    expected.type = "button"
    expected.label = "Compose"
    expected.isEnabled = false
    expected.parent = "application-0"
    #expect(snapshot.elements.last == expected)
  }

  @Test(
    "the tree stands by itself, in a list, or inside of an answer",
    arguments: ["x", "[x]", #"{"data": {"raw": [x]}}"#, #"{"data": {"raw": x}, "ok": true}"#, #"{"elements": [x]}"#])
  func shapes(shape: String) throws {
    let text = shape.replacing("x", with: application + "]}", maxReplacements: 1)
    #expect(IDBImporter().recognizes(MarkedText(text).source) == 100)
    #expect(try IDBImporter().snapshot(text).elements.map(\.id) == ["application-0"])
  }

  @Test("a flat list has no parents")
  func flat() throws {
    let snapshot = try IDBImporter().snapshot(
      "[\(application)]}, " + #"{"AXLabel": "Back", "type": "Button", "AXFrame": "{{8, 63.5}, {60, 30}}"}]"#)
    #expect(snapshot.elements.map(\.id) == ["application-0", "button-1"])
    #expect(snapshot.elements.map(\.parent) == [nil, nil])
    #expect(snapshot.elements.last?.frame == Rect(8, 63.5, 60, 30))
  }

  @Test("a tab is chosen or not; a switch is on or off; other values are texts")
  func values() throws {
    let frame = #""frame": {"x": 0, "y": 0, "width": 9, "height": 9}"#
    let found = try elements(
      #"{"AXLabel": "a", "type": "RadioButton", "subrole": "AXTabButton", "AXValue": "1", \#(frame)}"#,
      #"{"AXLabel": "b", "type": "RadioButton", "subrole": "AXTabButton", "AXValue": "0", \#(frame)}"#,
      #"{"AXLabel": "c", "type": "Switch", "AXValue": "1", \#(frame)}"#,
      #"{"AXLabel": "d", "type": "TextField", "AXValue": "Ada", \#(frame)}"#,
      #"{"AXLabel": null, "title": "e", "role": "AXHeading", \#(frame)}"#, #"{\#(frame)}"#)
    #expect(found.map(\.type) == ["tab", "tab", "switch", "textField", "heading", "other"])
    #expect(found.map(\.isSelected) == [true, nil, nil, nil, nil, nil])
    #expect(found.map(\.isChecked) == [nil, nil, true, nil, nil, nil])
    #expect(found.map(\.text) == [nil, nil, nil, "Ada", nil, nil])
    #expect(found.map(\.label) == ["a", "b", "c", "d", "e", nil])
  }

  @Test("the visibility that newer versions give is imported; else it is unknown")
  func visibility() throws {
    let frame = #""frame": {"x": 0, "y": 0, "width": 9, "height": 9}"#
    let found = try elements(
      #"{"hidden": true, \#(frame)}"#, #"{"hidden": false, \#(frame)}"#,
      #"{"hidden": false, "occluded_by": "x", \#(frame)}"#, #"{"hidden": false, "occluded_by": null, \#(frame)}"#,
      #"{\#(frame)}"#)
    #expect(found.map(\.visibility) == [.hidden, .visible, .occluded, .visible, .unknown])
  }

  @Test("a tree without an application needs the display's size")
  func noApplication() throws {
    let text = MarkedText(#"[1️⃣{1️⃣"AXLabel": "x", "type": "Button", "frame": [0, 0, 9, 9]}]"#)
    let finding = try IDBImporter().finding(text)
    #expect(finding.id == .importFailed)
    #expect(finding.message == "the source does not begin at an application, and does not say the display's size")
    #expect(finding.primary?.range == text.span(1).range)
    #expect(finding.notes == [.init("say the display's size in points with --display WIDTHxHEIGHT")])
    #expect(IDBImporter().result(text, display: Size(402, 874)).snapshot?.display == Size(402, 874))
  }

  @Test("a file without an element is refused", arguments: ["1️⃣[1️⃣]", "1️⃣71️⃣", "1️⃣[1️⃣7]"])
  func nothing(marked: String) throws {
    let text = MarkedText(marked)
    let finding = try IDBImporter().finding(text)
    #expect(finding.id == .importFailed)
    #expect(finding.message == "the file holds no element")
    #expect(finding.primary?.range == text.span(1).range)
    #expect(finding.notes == [.init("take it again while the app is in front")])
  }

  @Test("AXUniqueId is an id where it is neither a label, a title nor shared")
  func uniqueID() throws {
    func element(_ id: String, _ label: String, type: String = "Button", children: String = "") -> String {
      #"{"AXUniqueId": "\#(id)", "AXLabel": "\#(label)", "type": "\#(type)", "children": [\#(children)], "#
        + #""frame": {"x": 0, "y": 0, "width": 9, "height": 9}}"#
    }
    let bar = element("Account", "", type: "Group", children: element("", "Account"))
    let elements = try IDBImporter().snapshot(
      "[\(element("save", "Save")), \(element("Save", "Save")), \(element("key", "a")), \(element("key", "b")), \(bar)]",
      display: Size(100, 100)
    ).elements
    #expect(elements.map(\.id) == ["save", "button-1", "button-2", "button-3", "group-4", "button-4.0"])
    #expect(elements.map(\.identity) == [.native, .path, .path, .path, .path, .path])
    #expect(elements.allSatisfy { $0.nativeId == nil })
  }
}
