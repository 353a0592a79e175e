import TestSupport
import Testing
import TutorialGeometry
import TutorialWDAImporter
import TutorialPluginKit
import TutorialSyntax

@Suite("XCUITest sources")
struct WDATests {
  /// Returns the source of a 390×844 application with the given content.
  private func source(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Mail" label="Mail" visible="true"
      x="0" y="0" width="390" height="844">\(content)</XCUIElementTypeApplication></AppiumAUT>
    """
  }

  private func elements(_ content: String) throws -> [ImportedElement] {
    try Array(WDAImporter().snapshot(source(content)).elements.dropFirst())
  }

  @Test("an element keeps its identifier, label, type and frame in points")
  func element() throws {
    let snapshot = try WDAImporter().snapshot(
      source(
        """
        <XCUIElementTypeButton type="XCUIElementTypeButton" name="compose" label="Compose" visible="true"
          x="321" y="760.5" width="56" height="56"/>
        """))
    #expect(snapshot.display == Size(390, 844))
    #expect(snapshot.origin == ImportedOrigin(format: "wda", unit: "pt", scale: 1))
    #expect(
      snapshot.traits == [.init("platform", "ios"), .init("idiom", "phone"), .init("orientation", "portrait")])
    var expected = ImportedElement(id: "compose", frame: Rect(321, 760.5, 56, 56), visibility: .visible)
    expected.type = "button"
    expected.label = "Compose"
    expected.parent = "application-0"
    #expect(snapshot.elements.last == expected)
  }

  @Test("scale and safe area are what the person says")
  func given() throws {
    var request = ImportRequest(source: MarkedText(source("")).source, screen: "inbox", variant: "ios")
    request.scale = 3
    request.safeArea = EdgeInsets(top: 47, right: 0, bottom: 34, left: 0)
    let snapshot = try #require(WDAImporter().read(request).snapshot)
    #expect(snapshot.screen == "inbox")
    #expect(snapshot.variant == "ios")
    #expect(snapshot.scale == 3)
    #expect(snapshot.insets.safeArea == EdgeInsets(top: 47, right: 0, bottom: 34, left: 0))
  }

  @Test(
    "a name is an identifier only where it is not the label",
    arguments: [
      (#"name="General" label="General""#, "staticText-0.0", nil, "General"),
      (#"name="ACCESSIBILITY" label="Accessibility""#, "ACCESSIBILITY", nil, "Accessibility"),
      (#"name="SilhouetteMonogram""#, "SilhouetteMonogram", nil, nil),
      (#"label="General""#, "staticText-0.0", nil, "General"), (#"name="" label="""#, "staticText-0.0", nil, nil),
    ] as [(String, String, String?, String?)])
  func names(attributes: String, id: String, nativeId: String?, label: String?) throws {
    let element = try #require(
      try elements("<XCUIElementTypeStaticText \(attributes) x='0' y='0' width='9' height='9'/>").first)
    #expect(element.id == id)
    #expect(element.nativeId == nativeId)
    #expect(element.label == label)
  }

  @Test("a value is the text shown, but for controls, whose state it is")
  func values() throws {
    let elements = try elements(
      """
      <XCUIElementTypeTextField value="Taro" x="0" y="0" width="9" height="9"/>
      <XCUIElementTypeSwitch value="1" x="0" y="0" width="9" height="9"/>
      <XCUIElementTypeCell value="Off" x="0" y="0" width="9" height="9"/>
      """)
    #expect(elements.map(\.text) == ["Taro", nil, "Off"])
    #expect(elements.map(\.value) == [nil, "1", nil])
    #expect(elements.map(\.type) == ["textField", "switch", "cell"])
  }

  @Test("a switch is on or off by its value, and what is disabled or selected says so")
  func state() throws {
    let place = "x='0' y='0' width='9' height='9'"
    let elements = try elements(
      """
      <XCUIElementTypeSwitch value="1" enabled="true" selected="false" \(place)/>
      <XCUIElementTypeSwitch value="0" enabled="false" selected="true" \(place)/>
      <XCUIElementTypeSwitch value="on" \(place)/>
      <XCUIElementTypeButton value="1" \(place)/>
      """)
    #expect(elements.map(\.isChecked) == [true, false, nil, nil])
    #expect(elements.map(\.isEnabled) == [nil, false, nil, nil])
    #expect(elements.map(\.isSelected) == [nil, true, nil, nil])
    #expect(elements.allSatisfy { $0.isClickable == nil && $0.z == nil })
  }

  @Test("types may stand in the attribute alone, and the application may be the root")
  func typeAttribute() throws {
    let snapshot = try WDAImporter().snapshot(
      """
      <node type="XCUIElementTypeApplication" x="0" y="0" width="390" height="844">
        <node type="XCUIElementTypeImage" x="1" y="2" width="3" height="4"/>
      </node>
      """)
    #expect(snapshot.elements.map(\.type) == ["application", "image"])
  }

  @Test(
    "visibility is what the source says, and the frame says why",
    arguments: [
      (#"visible="true""#, Rect(0, 100, 50, 50), ImportedElement.Visibility.visible),
      (#"visible="true""#, Rect(0, 830, 50, 50), .partial), (#"visible="true""#, Rect(-10, 100, 50, 50), .partial),
      (#"visible="true" hittable="false""#, Rect(0, 100, 50, 50), .occluded),
      (#"visible="true" hittable="true""#, Rect(0, 100, 50, 50), .visible),
      (#"visible="false""#, Rect(0, 100, 50, 50), .hidden), (#"visible="false""#, Rect(0, 900, 50, 50), .offscreen),
      (#"visible="false""#, Rect(0, -400, 50, 50), .offscreen), (#"visible="false""#, Rect(0, 0, 0, 0), .hidden),
      (#"visible="true""#, Rect(0, 100, 0, 1), .visible), ("", Rect(0, 100, 50, 50), .unknown),
      (#"visible="true""#, Rect(0, 100, 50, -5), .clipped),
    ])
  func visibility(attributes: String, frame: Rect, visibility: ImportedElement.Visibility) throws {
    let elements = try elements(
      """
      <XCUIElementTypeOther \(attributes) x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" height="\(frame.height)"/>
      """)
    #expect(elements.map(\.visibility) == [visibility])
    #expect(elements.map(\.frame) == [frame])
  }

  @Test("a scroll container clips what is in it")
  func scrollContainer() throws {
    let elements = try elements(
      """
      <XCUIElementTypeTable visible="true" x="0" y="100" width="390" height="600">
        <XCUIElementTypeCell visible="true" x="0" y="100" width="390" height="44"/>
        <XCUIElementTypeCell visible="true" x="0" y="680" width="390" height="44"/>
        <XCUIElementTypeCell visible="false" x="0" y="724" width="390" height="44">
          <XCUIElementTypeImage visible="false" x="0" y="724" width="20" height="20"/>
        </XCUIElementTypeCell>
      </XCUIElementTypeTable>
      """)
    #expect(elements.map(\.visibility) == [.visible, .visible, .partial, .clipped, .clipped])
  }

  @Test("an application without a place is the screen; any other element needs one")
  func missingPlace() throws {
    let snapshot = try WDAImporter().snapshot(
      "<AppiumAUT><XCUIElementTypeApplication width='1000' height='500'/></AppiumAUT>")
    #expect(snapshot.display == Size(1000, 500))
    #expect(snapshot.traits.last == ImportedTrait("orientation", "landscape"))

    let text = MarkedText(
      """
      <XCUIElementTypeApplication x="0" y="0" width="390" height="844">
        1️⃣<XCUIElementTypeWindow1️⃣ width="390" height="844">2️⃣<XCUIElementTypeImage2️⃣/></XCUIElementTypeWindow>
      </XCUIElementTypeApplication>
      """)
    let finding = try WDAImporter().finding(text)
    #expect(finding.id == .missingKey)
    #expect(finding.message == "<XCUIElementTypeWindow> has no x, no y")
    #expect(finding.primary?.range == text.span(1).range)
    #expect(
      finding.notes == [
        .init("1 more element like it", at: text.span(2)),
        .init("--lenient leaves such elements out"),
      ])
  }

  @Test(
    "a malformed or too large number is reported at its place",
    arguments: [
      ("wide", DiagnosticID.wrongType, "x \"wide\" is not a number"),
      ("1,5", .wrongType, "x \"1,5\" is not a number"),
      ("1e400", .valueOutOfRange, "x \"1e400\" lies beyond the limit of coordinates"),
      ("inf", .valueOutOfRange, "x \"inf\" lies beyond the limit of coordinates"),
      ("nan", .valueOutOfRange, "x \"nan\" lies beyond the limit of coordinates"),
      ("-10000001", .valueOutOfRange, "x \"-10000001\" lies beyond the limit of coordinates"),
    ])
  func numbers(x: String, id: DiagnosticID, message: String) throws {
    let text = MarkedText(source("<XCUIElementTypeImage x='1️⃣\(x)1️⃣' y='0' width='9' height='9'/>"))
    let finding = try WDAImporter().finding(text)
    #expect(finding.id == id)
    #expect(finding.message == message)
    #expect(finding.primary?.range == text.span(1).range)
  }

  @Test("a broken frame of the application is the only finding")
  func brokenApplication() throws {
    let finding = try WDAImporter().finding(
      MarkedText("<AppiumAUT><XCUIElementTypeApplication x='0' y='0' width='390'/></AppiumAUT>"))
    #expect(finding.message == "<XCUIElementTypeApplication> has no height")
  }

  @Test("a source without elements is refused")
  func empty() throws {
    let text = MarkedText("<?xml version=\"1.0\"?>\n1️⃣<AppiumAUT1️⃣>\n</AppiumAUT>")
    let finding = try WDAImporter().finding(text)
    #expect(finding.id == .importFailed)
    #expect(finding.message == "the source holds no element")
    #expect(finding.notes == [.init("take it again while the app is in front")])
    #expect(finding.primary?.range == text.span(1).range)
  }

  @Test("a source that begins at an alert needs the display's size")
  func alertRoot() throws {
    let text = MarkedText("1️⃣<XCUIElementTypeAlert1️⃣ x='60' y='300' width='270' height='200'/>")
    let finding = try WDAImporter().finding(text)
    #expect(finding.id == .importFailed)
    #expect(
      finding.message == "the source does not begin at an application, and does not say the display's size")
    #expect(finding.primary?.range == text.span(1).range)
    #expect(finding.notes == [.init("say the display's size in points with --display WIDTHxHEIGHT")])
    #expect(WDAImporter().result(text, display: Size(390, 844)).snapshot?.display == Size(390, 844))
  }

  @Test("an application beside another is not the screen")
  func splitView() throws {
    let text = MarkedText("1️⃣<XCUIElementTypeApplication1️⃣ x='700' y='0' width='480' height='820'/>")
    let finding = try WDAImporter().finding(text)
    #expect(finding.id == .importFailed)
    #expect(finding.message == "the application lies at [700, 0, 480, 820], which is not the whole screen")
    #expect(finding.primary?.range == text.span(1).range)
  }

  @Test("the display on the command line overrides the source")
  func givenDisplay() throws {
    let text = "<XCUIElementTypeApplication x='0' y='0' width='507' height='1024'/>"
    #expect(try WDAImporter().snapshot(text, display: Size(1366, 1024)).display == Size(1366, 1024))
  }

  @Test("a file of another format is refused, and so is a tag that is no element")
  func strangers() throws {
    let root = try WDAImporter().finding(MarkedText("<hierarchy/>"))
    #expect(root.id == .importFailed)
    #expect(root.message == "<hierarchy> where an XCUITest source begins with <XCUIElementTypeApplication>")
    #expect(root.primary?.range == ByteRange(0, 10))
    let text = MarkedText(source("1️⃣<div1️⃣/>"))
    let tag = try WDAImporter().finding(text)
    #expect(tag.id == .unknownKey)
    #expect(tag.message == "unexpected <div> in an XCUITest source")
    #expect(tag.primary?.range == text.span(1).range)
  }
}
