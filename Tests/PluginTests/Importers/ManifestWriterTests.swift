import Testing
import TutorialGeometry
import TutorialPluginKit
import TutorialSyntax

@Suite("Imported snapshots are written as a manifest")
struct ManifestWriterTests {
  private func text(_ snapshots: [ImportedSnapshot]) -> String {
    String(decoding: ManifestWriter.write(snapshots), as: UTF8.self)
  }

  private var snapshot: ImportedSnapshot {
    var snapshot = ImportedSnapshot(
      origin: ImportedOrigin(format: "uiautomator", unit: "px", scale: 2.625), screen: "home", variant: "pixel",
      display: Size(411.429, 914.286))
    snapshot.scale = 2.625
    return snapshot
  }

  @Test("every part has its place, and every element its line")
  func whole() {
    var snapshot = snapshot
    snapshot.traits = [.init("platform", "android"), .init("locale", "en")]
    snapshot.insets.safeArea = EdgeInsets(top: 24, right: 0, bottom: 16.5, left: 0)
    snapshot.insets.statusBars = EdgeInsets(top: 24, right: 0, bottom: 0, left: 0)
    snapshot.windows = [ImportedWindow(id: "app", kind: .app, z: 0, frame: Rect(0, 0, 411.429, 914.286))]
    var element = ImportedElement(id: "title-1", frame: Rect(1, -2.5, 1.0 / 3, -4), visibility: .clipped)
    element.identity = .numbered
    element.nativeId = "com.a:id/title"
    element.type = "text"
    element.nativeType = "android.widget.TextView"
    element.label = "Say \"hi\"\n"
    element.text = "こんにちは"
    element.value = "1"
    element.parent = "list"
    element.space = "inner"
    element.window = "app"
    element.isEnabled = false
    element.isChecked = true
    element.isSelected = true
    element.isClickable = false
    element.z = 3
    snapshot.spaces = [
      ImportedSpace(id: "list", axis: .vertical, viewport: Rect(0, 80, 411.429, 600), contentOffset: Point(0, 12.5)),
      ImportedSpace(id: "inner", parent: "list", axis: .horizontal, viewport: Rect(0, 100, 411.429, 60)),
    ]
    snapshot.elements = [ImportedElement(id: "list", frame: Rect(0, 0, 10, 10)), element]
    snapshot.occluders = [
      ImportedOccluder(kind: "keyboard", element: "list", opaque: true, z: 2),
      ImportedOccluder(kind: "tabBar", element: "list", opaque: true, isInferred: true),
    ]
    #expect(
      text([snapshot]) == """
        {
          "schema": "tutorialc.layout/1",
          "source": {"format": "uiautomator", "unit": "px", "scale": 2.625, "truncated": false},
          "snapshots": [
            {
              "screen": "home",
              "variant": "pixel",
              "traits": {"platform": "android", "locale": "en"},
              "display": {"size": [411.429, 914.286], "scale": 2.625},
              "insets": {"safeArea": [24, 0, 16.5, 0], "statusBars": [24, 0, 0, 0]},
              "windows": [
                {"id": "app", "type": "app", "z": 0, "frame": [0, 0, 411.429, 914.286]}
              ],
              "spaces": [
                {"id": "list", "origin": [0, 12.5], "scroll": {"viewport": [0, 80, 411.429, 600], \
        "contentOffset": [0, 12.5]}},
                {"id": "inner", "parent": "list", "scroll": {"axis": "horizontal", "viewport": [0, 100, 411.429, 60]}}
              ],
              "elements": [
                {"id": "list", "identity": "native", "frame": [0, 0, 10, 10], "visibility": "unknown"},
                {"id": "title-1", "identity": "numbered", "nativeId": "com.a:id/title", "type": "text", "label": "Say \\"hi\\"\\n", \
        "text": "こんにちは", "value": "1", "frame": [1, -2.5, 0.333, -4], "parent": "list", "space": "inner", \
        "window": "app", \
        "visibility": "clipped", "enabled": false, "checked": true, "selected": true, "clickable": false, "z": 3, \
        "attributes": {"class": "android.widget.TextView"}}
              ],
              "occluders": [
                {"kind": "keyboard", "element": "list", "opaque": true, "z": 2},
                {"kind": "tabBar", "element": "list", "opaque": true, "inferred": true}
              ]
            }
          ]
        }

        """)
  }

  @Test("unknown properties are left out")
  func minimal() {
    var snapshot = snapshot
    snapshot.scale = nil
    #expect(
      text([snapshot]) == """
        {
          "schema": "tutorialc.layout/1",
          "source": {"format": "uiautomator", "unit": "px", "scale": 2.625, "truncated": false},
          "snapshots": [
            {
              "screen": "home",
              "variant": "pixel",
              "display": {"size": [411.429, 914.286]}
            }
          ]
        }

        """)
  }

  @Test("the source of several files says what they agree on, and whether any is truncated")
  func severalSources() {
    var other = snapshot
    other.screen = "inbox"
    other.origin.scale = 3
    other.origin.truncated = true
    #expect(
      text([snapshot, other]).contains(
        #""source": {"format": "uiautomator", "unit": "px", "truncated": true},"#))
  }

  @Test("of two traits of one name the later is written")
  func laterTrait() {
    var snapshot = snapshot
    snapshot.traits = [.init("locale", "en"), .init("platform", "ios"), .init("locale", "ja")]
    #expect(text([snapshot]).contains(#""traits": {"platform": "ios", "locale": "ja"}"#))
  }

  @Test("characters that YAML forbids or takes for line ends are escaped")
  func yamlCharacters() {
    var snapshot = snapshot
    snapshot.screen = "a\u{7F}\u{85}\u{2028}\u{2029}\u{FEFF}é\u{A0}😀\t\u{1}"
    #expect(text([snapshot]).contains(#""screen": "a\u007f\u0085\u2028\u2029\ufeffé\#u{A0}😀\t\u0001","#))
  }
}
