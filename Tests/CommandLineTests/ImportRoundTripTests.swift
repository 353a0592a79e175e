import Testing
import TutorialCompiler
import TutorialGeometry
import TutorialLayouts
import TutorialUIAutomatorImporter
import TutorialLanguage
import TutorialPluginKit
import TutorialSyntax
import TutorialYAML

@testable import tutorialc

@Suite("Imported manifests are what the compiler reads")
struct ImportRoundTripTests {
  private static let uiautomator = """
    <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
    <hierarchy rotation="0">
      <node class="android.widget.FrameLayout" package="com.example" bounds="[0,0][1080,2400]">
        <node class="android.widget.TextView" resource-id="android:id/title" text="A&#10;B: {c} #d \u{85}"
          bounds="[0,100][1080,200]"/>
        <node class="android.widget.TextView" resource-id="android:id/title" content-desc="- “x”"
          bounds="[204,1821][774,1776]"/>
        <node class="android.view.View" resource-id="android:id/navigationBarBackground"
          bounds="[0,2337][1080,2400]"/>
      </node>
    </hierarchy>
    """

  private static let wda = """
    <AppiumAUT><XCUIElementTypeApplication name="App" label="App" visible="true" x="0" y="0" width="390" height="844">
      <XCUIElementTypeWindow visible="true" x="0" y="0" width="390" height="844">
        <XCUIElementTypeButton name="null" visible="true" x="-10.5" y="0.25" width="50" height="20"/>
        <XCUIElementTypeSwitch name="true" value="1" visible="false" x="0" y="900" width="50" height="20"/>
      </XCUIElementTypeWindow>
      <XCUIElementTypeWindow visible="true" x="0" y="0" width="390" height="844">
        <XCUIElementTypeKeyboard visible="true" x="0" y="500" width="390" height="344"/>
      </XCUIElementTypeWindow>
    </XCUIElementTypeApplication></AppiumAUT>
    """

  private func imported(_ text: String) throws -> ImportedSnapshot {
    let source = SourceText(path: "dump.xml", bytes: Array(text.utf8))
    guard case .recognized(let importer) = ImporterDetection(of: source, among: Plugins.importers) else {
      throw Unrecognized()
    }
    var request = ImportRequest(source: source, screen: "home", variant: "phone")
    request.density = 420
    request.scale = 3
    let result = importer.read(request)
    #expect(result.diagnostics.isEmpty)
    return try #require(result.snapshot)
  }

  private struct Unrecognized: Error {}

  /// The solved snapshot of a manifest, read as JSON or as YAML.
  private func solved(_ bytes: [UInt8], asYAML: Bool) throws -> Snapshot {
    let source = SourceText(path: asYAML ? "home.layout.yaml" : "home.layout.json", bytes: bytes)
    let parsed = asYAML ? YAMLReader.read(source) : JSONReader.read(source)
    let decoded = decodeLayout(parsed.value)
    let library = solveLayouts([decoded.value])
    #expect(parsed.diagnostics.isEmpty)
    #expect(decoded.diagnostics.isEmpty)
    #expect(library.diagnostics.isEmpty)
    return try #require(library.value.snapshot(screen: "home", variant: "phone"))
  }

  @Test("every element arrives as it was imported", arguments: [uiautomator, wda], [false, true])
  func roundTrip(text: String, asYAML: Bool) throws {
    let snapshot = try imported(text)
    let solved = try solved(ManifestWriter.write([snapshot]), asYAML: asYAML)
    #expect(solved.sourceFormat == snapshot.origin.format)
    #expect(solved.display.size == snapshot.display)
    #expect(solved.display.scale == snapshot.scale)
    #expect(solved.traits.pairs.map(\.value) == snapshot.traits.map(\.value))
    #expect(solved.windows.map(\.id) == snapshot.windows.map(\.id))
    #expect(solved.windows.map(\.frame) == snapshot.windows.map(\.frame))
    #expect(solved.elements.map(\.id) == snapshot.elements.map(\.id))
    #expect(solved.elements.map(\.nativeId) == snapshot.elements.map(\.nativeId))
    #expect(solved.elements.map(\.type) == snapshot.elements.map(\.type))
    #expect(solved.elements.map { $0.label?.plain } == snapshot.elements.map(\.label))
    #expect(solved.elements.map { $0.text?.plain } == snapshot.elements.map(\.text))
    #expect(solved.elements.map { $0.value?.plain } == snapshot.elements.map(\.value))
    #expect(solved.elements.map(\.visibility.rawValue) == snapshot.elements.map(\.visibility.rawValue))
    #expect(
      solved.elements.map { $0.parent.map { solved.elements[$0].id } } == snapshot.elements.map(\.parent))
    for (element, imported) in zip(solved.elements, snapshot.elements) {
      #expect(abs(element.frame.x - imported.frame.x) < 1e-9)
      #expect(abs(element.frame.maxY - imported.frame.maxY) < 1e-9)
      #expect(element.frame.isInverted == imported.frame.isInverted)
    }
  }

  @Test("an element above the app belongs to its own window")
  func windows() throws {
    let solved = try solved(ManifestWriter.write([try imported(Self.wda)]), asYAML: false)
    let windows = solved.elements.map { element in element.window.map { solved.windows[$0].id } }
    #expect(windows == ["app", "app", "app", "app", "ime", "ime"])
  }

  @Test("the partial result of a lenient import counts, and no severity setting makes a strict import succeed")
  func lenientSeverity() throws {
    let text = "<hierarchy><node bounds='[0,0][9,9]'/><node"
    var request = ImportRequest(
      source: SourceText(path: "dump.xml", bytes: Array(text.utf8)), screen: "home", variant: "phone")
    request.density = 160
    let policy = SeverityPolicy(commandLine: [.init(.xmlSyntax, .ignore)])
    let refused = try #require(UIAutomatorImporter().read(request).diagnostics.first)
    #expect(policy.choice(for: refused) == .report(.error))
    request.lenient = true
    let kept = try #require(UIAutomatorImporter().read(request).diagnostics.first)
    #expect(SeverityPolicy().choice(for: kept) == .report(.warning))
    #expect(policy.choice(for: kept) == .ignore)
    #expect(SeverityPolicy(isStrict: true).choice(for: kept) == .report(.error))
  }
}
