import TestSupport
import Testing
import TutorialGeometry
import TutorialMaestroImporter
import TutorialPluginKit
import TutorialSyntax

@Suite("Maestro's hierarchies")
struct MaestroTests {
  private func result(
    _ text: MarkedText, platform: String? = nil, density: Double? = 160, display: Size? = nil,
    traits: [ImportedTrait] = []
  ) -> ImportResult {
    var request = ImportRequest(source: text.source, screen: "home", variant: "phone")
    request.density = density
    request.display = display
    request.traits = traits
    if let platform { request.options = PluginOptions([.init("platform", .text(platform))]) }
    return MaestroImporter().read(request)
  }

  private func snapshot(_ text: String, platform: String? = nil, density: Double? = 160) throws -> ImportedSnapshot {
    let result = result(MarkedText(text), platform: platform, density: density)
    #expect(result.diagnostics.isEmpty)
    return try #require(result.snapshot)
  }

  private let ios = """
    {"attributes": {"text": "", "bounds": "[0,0][0,0]", "title": "", "value": ""}, "children": [
      {"attributes": {"accessibilityText": "Mail", "title": "", "value": "", "text": "", "hintText": "", "resource-id": "",
        "bounds": "[0,0][390,844]", "enabled": "true", "checked": "false"}, "children": [
        {"attributes": {"accessibilityText": "Compose", "title": "", "value": "1", "text": "1", "resource-id": "compose",
          "bounds": "[321,690][377,746]", "enabled": "false", "selected": "true", "checked": "true"}, "children": []},
        {"attributes": {"accessibilityText": "Inbox", "title": "", "value": "", "text": "", "resource-id": "Inbox",
          "bounds": "[0,47][390,91]"}, "children": []}]}], "enabled": true}
    """

  @Test("an iOS hierarchy has points, and no kinds")
  func iOS() throws {
    let snapshot = try snapshot(ios)
    #expect(snapshot.display == Size(390, 844))
    #expect(snapshot.origin == ImportedOrigin(format: "maestro", unit: "pt", scale: 1))
    #expect(snapshot.traits.first == ImportedTrait("platform", "ios"))
    // The root without an extent is only a container. A label that is repeated as an id doesn't count as an id.
    #expect(snapshot.elements.map(\.id) == ["element-0", "compose", "element-0.1"])
    var expected = ImportedElement(id: "compose", frame: Rect(321, 690, 56, 56))
    expected.type = "element"
    expected.label = "Compose"
    expected.text = "1"
    expected.isEnabled = false
    expected.isSelected = true
    expected.isChecked = true
    expected.parent = "element-0"
    #expect(snapshot.elements[1] == expected)
  }

  private let android = """
    {"attributes": {}, "children": [
      {"attributes": {"text": "", "class": "android.widget.FrameLayout", "resource-id": "", "bounds": "[0,0][1080,2400]",
        "ignoreBoundsFiltering": "false", "checked": "false"}, "children": [
        {"attributes": {"class": "androidx.recyclerview.widget.RecyclerView", "resource-id": "a:id/list",
          "bounds": "[0,210][1080,2337]", "scrollable": "true"}, "children": [
          {"attributes": {"class": "android.widget.TextView", "text": "Lunch?", "resource-id": "a:id/subject",
            "bounds": "[42,231][800,294]", "checked": "false"}, "children": []},
          {"attributes": {"class": "android.widget.Switch", "accessibilityText": "Mute", "clickable": "true",
            "bounds": "[900,231][1038,294]", "checked": "false"}, "children": []}]}]}]}
    """

  @Test("an Android hierarchy has pixels, and what Android's own dumps have")
  func androidHierarchy() throws {
    let snapshot = try snapshot(android, density: 420)
    #expect(snapshot.display == Size(411.429, 914.286))
    #expect(snapshot.origin == ImportedOrigin(format: "maestro", unit: "px", scale: 2.625))
    #expect(snapshot.traits.first == ImportedTrait("platform", "android"))
    #expect(snapshot.elements.map(\.id) == ["frameLayout-0", "list", "subject", "list/switch-1"])
    #expect(snapshot.elements.map(\.type) == ["frameLayout", "list", "text", "switch"])
    #expect(snapshot.elements.map(\.nativeId) == [nil, "a:id/list", "a:id/subject", nil])
    #expect(snapshot.elements.map(\.isChecked) == [nil, nil, nil, false])
    #expect(snapshot.elements.last?.label == "Mute" && snapshot.elements.last?.isClickable == true)
    #expect(snapshot.elements[2].frame == Rect(16, 88, 288.762, 24))
    #expect(snapshot.elements[2].space == "list" && snapshot.elements[2].parent == "list")
    #expect(snapshot.windows.map(\.kind) == [.app])
  }

  @Test("Android needs the density, and says so at the file's beginning")
  func density() throws {
    let text = MarkedText("1️⃣{1️⃣" + android.dropFirst())
    let diagnostics = result(text, density: nil).diagnostics
    #expect(
      diagnostics.map(\.message) == ["the bounds are pixels, and the file does not say the display's density"])
    #expect(diagnostics.first?.primary?.range == text.span(1).range)
  }

  @Test("malformed bounds are reported at their place, on both platforms")
  func malformed() throws {
    for attributes in [#""class": "a.B""#, #""title": "", "value": """#] {
      for (bounds, id) in [("[0,0]", DiagnosticID.wrongType), ("[1e400,0][1,1]", .valueOutOfRange), ("7", .wrongType)] {
        let text = MarkedText(
          #"{"attributes": {\#(attributes), "bounds": "[0,0][9,9]"}, "children": [{"attributes": {"bounds": 1️⃣"\#(bounds)"1️⃣}}]}"#
        )
        let diagnostics = result(text).diagnostics
        #expect(diagnostics.map(\.id) == [id])
        #expect(diagnostics.first?.primary?.range == text.span(1).range)
      }
    }
  }

  /// Studio's list of a screen: unordered elements with ids of its own.
  private let studio = """
    {"screenshot": "/screenshot/x.png", "width": 390, "height": 844, "elements": [
      {"id": "1b4e28ba-2fa1-11d2-883f-0016d3cca427", "bounds": {"x": 16, "y": 100, "width": 200, "height": 40},
       "text": "Lunch?"},
      {"id": "compose", "bounds": {"x": 321, "y": 690, "width": 56, "height": 56}, "resourceId": "compose",
       "accessibilityText": "Compose"},
      {"id": "none", "text": "hidden"}]}
    """

  @Test("Studio's list has the screen's size, and no platform: that has to be said")
  func studioList() throws {
    let snapshot = try snapshot(studio, platform: "ios")
    #expect(snapshot.display == Size(390, 844))
    #expect(snapshot.elements.map(\.id) == ["element-0", "compose"])
    #expect(snapshot.elements.map(\.text) == ["Lunch?", nil])
    #expect(snapshot.elements.map(\.label) == [nil, "Compose"])
    #expect(snapshot.elements.map(\.frame) == [Rect(16, 100, 200, 40), Rect(321, 690, 56, 56)])

    let text = MarkedText("1️⃣{1️⃣" + studio.dropFirst())
    let diagnostics = result(text).diagnostics
    #expect(diagnostics.map(\.id) == [.importFailed])
    #expect(diagnostics.map(\.message) == ["the file does not say which platform it is of"])
    #expect(diagnostics.first?.primary?.range == text.span(1).range)
    #expect(
      diagnostics.first?.notes == [
        .init("say it with --set platform=android or --set platform=ios: bounds are pixels or points")
      ])
    #expect(result(text, traits: [.init("platform", "ios")]).snapshot?.display == Size(390, 844))
    // On Android the same numbers are pixels.
    let android = result(text, platform: "android", density: 320)
    #expect(android.snapshot?.display == Size(195, 422))
    #expect(android.snapshot?.elements.map(\.frame) == [Rect(8, 50, 100, 20), Rect(160.5, 345, 28, 28)])
  }

  @Test("a browser's are CSS pixels")
  func web() throws {
    let text = #"{"attributes": {"bounds": "[0,0][1280,720]"}, "children": []}"#
    let snapshot = try snapshot(text, platform: "web")
    #expect(snapshot.traits == [.init("platform", "web"), .init("orientation", "landscape")])
    #expect(snapshot.origin.unit == "px")
  }

  @Test("lines that the command prints before the hierarchy are skipped")
  func banner() throws {
    let text = "\nRunning on iPhone 15\n\n" + ios
    #expect(MaestroImporter().recognizes(MarkedText(text).source) == 100)
    #expect(try snapshot(text).elements.count == 3)
  }

  @Test("a hierarchy without a place, and a file of another shape, are refused")
  func nothing() throws {
    let empty = MarkedText(#"1️⃣{1️⃣"attributes": {"title": "", "value": ""}, "children": []}"#)
    #expect(result(empty).diagnostics.map(\.message) == ["the hierarchy holds no element with bounds"])
    #expect(result(empty).diagnostics.first?.primary?.range == empty.span(1).range)
    let other = MarkedText("1️⃣{1️⃣\"a\": 1}")
    #expect(
      result(other).diagnostics.map(\.message) == [
        "the file is neither a hierarchy of nodes with attributes nor Studio's list of elements"
      ])
  }

  @Test("a hierarchy that PowerShell has re-encoded is read")
  func utf16() {
    let json = #"{"attributes": {"bounds": "[0,0][9,9]", "text": "é", "title": "", "value": ""}, "children": []}"#
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in json.utf16 { bytes += [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)] }
    let source = SourceText(path: "dump.json", bytes: bytes)
    #expect(MaestroImporter().recognizes(source) == 100)
    #expect(MaestroImporter().result(source).snapshot?.elements.map(\.text) == ["é"])
  }
}
