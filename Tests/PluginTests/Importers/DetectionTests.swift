import Testing
import TutorialDetoxImporter
import TutorialIDBImporter
import TutorialMaestroImporter
import TutorialPlaywrightAriaImporter
import TutorialWDAImporter
import TutorialXCUISnapshotImporter
import TutorialAppiumAndroidImporter
import TutorialUIAutomatorImporter
import TutorialPluginKit
import TutorialSyntax

@Suite("The format is told by the content")
struct DetectionTests {
  private static let importers: [any Importer] = [
    AppiumAndroidImporter(), DetoxImporter(), IDBImporter(), MaestroImporter(), PlaywrightAriaImporter(),
    UIAutomatorImporter(), WDAImporter(), XCUISnapshotImporter(),
  ]

  private func detect(_ text: String) -> ImporterDetection {
    ImporterDetection(of: SourceText(path: "dump", bytes: Array(text.utf8)), among: Self.importers)
  }

  @Test(
    "each format is recognized by its first tags",
    arguments: [
      (#"<hierarchy rotation="0"><node bounds="[0,0][1,1]"/></hierarchy>"#, "uiautomator"),
      ("<?xml version='1.0' ?>\n<!-- x --><hierarchy rotation=\"0\">\n <node/></hierarchy>", "uiautomator"),
      (#"<hierarchy rotation="0"/>"#, "uiautomator"),
      (#"<displays><display id="0"/></displays>"#, "uiautomator"),
      (#"<hierarchy class="hierarchy"><android.widget.FrameLayout/></hierarchy>"#, "appium-android"),
      (#"<hierarchy class="hierarchy" width="1" height="1"/>"#, "appium-android"),
      (#"<android.widget.FrameLayout bounds="[0,0][1,1]"/>"#, "appium-android"),
      ("<AppiumAUT><XCUIElementTypeApplication/></AppiumAUT>", "wda"),
      ("<AppiumAUT/>", "wda"),
      (#"<XCUIElementTypeApplication type="XCUIElementTypeApplication"/>"#, "wda"),
      (#"<node type="XCUIElementTypeWindow"/>"#, "wda"),
      ("<hierarchy><XCUIElementTypeApplication/></hierarchy>", "wda"),
      (#"{"value": "<AppiumAUT/>", "sessionId": "x"}"#, "wda"),
      (#"<ViewHierarchy density="2.75"><DecorView/></ViewHierarchy>"#, "detox"),
      (#"<ViewHierarchy><UIWindow width="<number>"/></ViewHierarchy>"#, "detox"),
      (#"[{"AXFrame": "{{0, 0}, {1, 1}}", "type": "Application"}]"#, "idb-axe"),
      (#"{"ok": true, "data": {"raw": [{"role": "x", "AXUniqueId": null}]}}"#, "idb-axe"),
      (#"{"data": {"entries": [{"aliases": {"at": 1}, "frame": {"x": 1}}]}}"#, "idb-axe"),
      (#"{"attributes": {"text": ""}, "children": []}"#, "maestro"),
      (#"{"width": 1, "height": 1, "elements": [{"id": "a", "bounds": {"x": 1, "width": 2}}]}"#, "maestro"),
      (#"{"elementType": 2, "frame": [0, 0, 1, 1]}"#, "xcui-snapshot"),
      (#"{"value": {"type": "XCUIElementTypeApplication", "rect": {"x": 1}}}"#, "xcui-snapshot"),
      (#"{"axElement": {"elementType": 0, "frame": {"X": 1}}}"#, "xcui-snapshot"),
      (#"- button "Save" [ref=e1] [box=0,0,1,1]"#, "playwright-aria"),
      ("- generic [ref=e1]:\n  - main [ref=e2]", "playwright-aria"),
      // The content after the first tags doesn't matter.
      (#"<hierarchy rotation="0"><node bounds="[0,0]><"#, "uiautomator"),
      ("<AppiumAUT><XCUIElementTypeApplication><", "wda"),
    ])
  func recognized(text: String, name: String) {
    guard case .recognized(let importer) = detect(text) else {
      Issue.record("not recognized")
      return
    }
    #expect(importer.describe().plugin.name == name)
  }

  @Test(
    "other files are not recognized",
    arguments: [
      "", " ", "hello", "{}", "screen: home", "[]", "- a", "- 1\n- 2", #"{"value": "x"}"#,
      #"{"document": {"type": "DOCUMENT", "children": []}}"#, #"{"rendering_system": "x", "windows": [{"type": "y"}]}"#,
      #"{"lighthouseVersion": "13", "audits": {}}"#, #"{"views": [{"bounds": [[0, 0], [1, 1]], "class": "x"}]}"#,
      #"{"elements": [{"id": 1}]}"#, "schema: tutorialc.layout/1", "<html><body/></html>",
      "<hierarchy><div/></hierarchy>", "\u{0}",
    ])
  func unrecognized(text: String) {
    guard case .unrecognized = detect(text) else {
      Issue.record("recognized")
      return
    }
  }

  @Test("two importers that are equally sure are both named")
  func ambiguous() {
    let source = SourceText(path: "dump", bytes: Array("<AppiumAUT/>".utf8))
    guard case .ambiguous(let names) = ImporterDetection(of: source, among: [WDAImporter(), WDAImporter()]) else {
      Issue.record("not ambiguous")
      return
    }
    #expect(names == ["wda", "wda"])
  }
}
