import TestSupport
import Testing
import TutorialGeometry
import TutorialPluginKit
import TutorialSyntax
import TutorialXCUISnapshotImporter

@Suite("Snapshots of XCUIElements as JSON")
struct XCUISnapshotTests {
  /// Returns a snapshot of a 390×844 application with the given content.
  private func source(_ children: String...) -> String {
    """
    {"elementType": 2, "identifier": "", "label": "Mail", "title": "", "frame": {"X": 0, "Y": 0, "Width": 390, "Height": 844},
     "enabled": true, "children": [\(children.joined(separator: ", "))]}
    """
  }

  private func elements(_ children: String...) throws -> [ImportedElement] {
    try Array(
      XCUISnapshotImporter().snapshot(source(children.joined(separator: ", "))).elements.dropFirst())
  }

  @Test("an element keeps its identifier, label, type and frame in points")
  func element() throws {
    let snapshot = try XCUISnapshotImporter().snapshot(
      source(
        """
        {"elementType": 9, "identifier": "compose", "label": "Compose", "value": "on", "isEnabled": false,
         "isSelected": true, "frame": {"x": 321, "y": 760.5, "width": 56, "height": 56}}
        """))
    #expect(snapshot.display == Size(390, 844))
    #expect(snapshot.origin == ImportedOrigin(format: "xcui-snapshot", unit: "pt", scale: 1))
    #expect(
      snapshot.traits == [.init("platform", "ios"), .init("idiom", "phone"), .init("orientation", "portrait")])
    var expected = ImportedElement(id: "compose", frame: Rect(321, 760.5, 56, 56))
    expected.type = "button"
    expected.label = "Compose"
    expected.value = "on"
    expected.isEnabled = false
    expected.isSelected = true
    expected.parent = "application-0"
    #expect(snapshot.elements.last == expected)
  }

  @Test(
    "a frame is an object, an array, or a text of either form",
    arguments: [
      #"{"x": 1, "y": 2.5, "width": 3, "height": -4}"#, #"{"X": 1, "Y": 2.5, "Width": 3, "Height": -4}"#,
      #"{"origin": {"x": 1, "y": 2.5}, "size": {"width": 3, "height": -4}}"#, "[1, 2.5, 3, -4]", "[[1, 2.5], [3, -4]]",
      #""{{1, 2.5}, {3, -4}}""#, #""(1.0, 2.5, 3.0, -4.0)""#, #""{{1,2.5},{3,-4}}""#,
      #"{"x": "1", "y": "2.5", "width": "3", "height": "-4"}"#,
    ])
  func frames(spelling: String) throws {
    let found = try elements(#"{"elementType": 1, "frame": \#(spelling)}"#)
    #expect(found.map(\.frame) == [Rect(1, 2.5, 3, -4)])
    #expect(found.map(\.visibility) == [.clipped])
  }

  @Test(
    "a frame of another form is reported where it stands",
    arguments: [
      "[1, 2, 3]", "[1, 2, 3, 4, 5]", #"{"x": 1, "y": 2, "width": 3}"#, #""1, 2, 3, 4""#, #""{{1, 2}, {3, a}}""#, "7",
      #"[1, 2, 3, "four"]"#, "[[1, 2], [3]]", "true",
    ])
  func malformedFrame(spelling: String) throws {
    let text = MarkedText(source(#"{"elementType": 1, "frame": 1️⃣\#(spelling)1️⃣}"#))
    let finding = try XCUISnapshotImporter().finding(text)
    #expect(finding.id == .wrongType)
    #expect(finding.message == "a frame is not four numbers")
    #expect(finding.primary?.range == text.span(1).range)
    #expect(finding.notes == [.init("--lenient leaves such elements out")])
  }

  @Test("a frame beyond all coordinates is reported", arguments: ["[1e400, 0, 1, 1]", "[0, 0, 10000001, 1]"])
  func hugeFrame(spelling: String) throws {
    let text = MarkedText(source(#"{"elementType": 1, "frame": 1️⃣\#(spelling)1️⃣}"#))
    let finding = try XCUISnapshotImporter().finding(text)
    #expect(finding.id == .valueOutOfRange)
    #expect(finding.message == "a frame lies beyond the limit of coordinates")
    #expect(finding.primary?.range == text.span(1).range)
  }

  @Test("elements without a frame or a type are reported, and left out where that is asked for; what they hold stays")
  func missing() throws {
    let text = MarkedText(
      source(#"1️⃣{1️⃣"elementType": 1, "children": [{"elementType": 9, "identifier": "in", "frame": [0, 0, 9, 9]}]}"#))
    let finding = try XCUISnapshotImporter().finding(text)
    #expect(finding.id == .missingKey)
    #expect(finding.message == "an element has no frame")
    #expect(finding.primary?.range == text.span(1).range)
    let lenient = XCUISnapshotImporter().result(text, lenient: true)
    #expect(lenient.snapshot?.elements.map(\.id) == ["application-0", "in"])
    let untyped = MarkedText(source(#"1️⃣{1️⃣"frame": [0, 0, 9, 9]}"#))
    #expect(try XCUISnapshotImporter().finding(untyped).message == "an element has no elementType")
  }

  @Test(
    "an element's type is a number or a name",
    arguments: [
      ("9", "button"), ("48", "staticText"), (#""Button""#, "button"), (#""staticText""#, "staticText"),
      (#""XCUIElementTypeCell""#, "cell"), (#""75""#, "cell"), ("82", "statusItem"), ("0", "any"), ("83", "other"),
      ("-1", "other"),
    ])
  func types(written: String, type: String) throws {
    #expect(try elements(#"{"elementType": \#(written), "frame": [0, 0, 9, 9]}"#).map(\.type) == [type])
  }

  @Test("a value is the text shown, but for controls it is their state")
  func values() throws {
    let found = try elements(
      #"{"elementType": 49, "value": "Taro", "frame": [0, 0, 9, 9]}"#,
      #"{"elementType": 40, "value": "1", "frame": [0, 0, 9, 9]}"#,
      #"{"elementType": 40, "value": 0, "frame": [0, 0, 9, 9]}"#)
    #expect(found.map(\.text) == ["Taro", nil, nil])
    #expect(found.map(\.value) == [nil, "1", "0"])
    #expect(found.map(\.isChecked) == [nil, true, false])
  }

  @Test("WebDriverAgent's JSON is one, inside of its answer, and says what is seen")
  func wda() throws {
    let snapshot = try XCUISnapshotImporter().snapshot(
      """
      {"value": {"type": "Application", "name": "Mail", "label": "Mail", "rect": {"x": 0, "y": 0, "width": 390, "height": 844},
        "isVisible": "1", "children": [
          {"type": "Button", "rawIdentifier": "send", "name": "send", "label": "Send", "isVisible": "1", "isEnabled": "0",
           "frame": "{{0, 0}, {9, 9}}"},
          {"type": "Button", "rawIdentifier": null, "name": "Back", "label": "Back", "isVisible": "0",
           "frame": "{{0, 0}, {9, 9}}"}]}, "sessionId": "x"}
      """)
    #expect(snapshot.elements.map(\.id) == ["application-0", "send", "button-0.1"])
    #expect(snapshot.elements.map(\.visibility) == [.visible, .visible, .hidden])
    #expect(snapshot.elements.map(\.isEnabled) == [nil, false, nil])
  }

  @Test("the answer of Maestro's iOS driver is read as a snapshot")
  func axElement() throws {
    let snapshot = try XCUISnapshotImporter().snapshot(#"{"axElement": \#(source()), "depth": 1}"#)
    #expect(snapshot.elements.map(\.type) == ["application"])
  }

  @Test("windows that hold nothing to be seen cover nothing, and a keyboard is the window of its own")
  func windows() throws {
    let window = #"{"elementType": 4, "frame": [0, 0, 390, 844], "children": ["#
    let snapshot = try XCUISnapshotImporter().snapshot(
      source(
        window + #"{"elementType": 9, "label": "Save", "frame": [0, 0, 9, 9]}]}"#,
        window + #"{"elementType": 1, "frame": [0, 0, 390, 844]}]}"#,
        window + #"{"elementType": 19, "frame": [0, 544, 390, 300]}]}"#))
    #expect(snapshot.windows.map(\.kind) == [.app, .ime])
    #expect(snapshot.windows.map(\.frame) == [Rect(0, 0, 390, 844), Rect(0, 544, 390, 300)])
    #expect(snapshot.insets.ime == EdgeInsets(top: 0, right: 0, bottom: 300, left: 0))
  }

  @Test("the readable part of a truncated file is kept with --lenient")
  func truncated() throws {
    let text = MarkedText(
      #"{"elementType": 2, "frame": [0, 0, 390, 844], "children": [{"elementType": 9, "frame": [0, 0, 9, 9]}, {"elem1️⃣"#)
    let finding = try XCUISnapshotImporter().finding(text)
    #expect(finding.id == .jsonSyntax)
    #expect(finding.notes.last == .init("--lenient keeps everything before it"))
    let lenient = XCUISnapshotImporter().result(text, lenient: true)
    #expect(lenient.diagnostics.map(\.severity) == [.warning, .warning])
    #expect(lenient.snapshot?.elements.map(\.type) == ["application", "button"])
    #expect(lenient.snapshot?.origin.truncated == true)
  }

  @Test("a file of another shape is refused")
  func wrongRoot() throws {
    for text in ["1️⃣[1️⃣]", "1️⃣{1️⃣\"elementType\": 1}", "1️⃣71️⃣"] {
      let marked = MarkedText(text)
      let finding = try XCUISnapshotImporter().finding(marked)
      #expect(finding.id == .importFailed)
      #expect(finding.message == "the file does not begin at an element with elementType and frame")
      #expect(finding.primary?.range == marked.span(1).range)
    }
  }
}
