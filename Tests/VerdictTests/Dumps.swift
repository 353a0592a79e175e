import Testing
import TutorialCompiler
import TutorialUIAutomatorImporter
import TutorialAppiumAndroidImporter
import TutorialWDAImporter
import TutorialPluginKit
import TutorialSyntax

/// Apps captured by test tools, and tutorials that find their views by text.
enum Dumps {
  static func verdicts() throws -> [Verdict] {
    try [
      verdict("android", UIAutomatorImporter(), android, density: 160),
      verdict("appium", AppiumAndroidImporter(), appium, density: 160),
      verdict("ios", WDAImporter(), ios, density: nil),
    ]
  }

  private static func verdict(
    _ name: String, _ importer: some Importer, _ dump: String, density: Double?
  ) throws -> Verdict {
    var request = ImportRequest(
      source: SourceText(path: "\(name).xml", bytes: Array(dump.utf8)), screen: "inbox", variant: "phone")
    request.density = density
    let manifest = ManifestWriter.write([try #require(importer.read(request).snapshot)])
    let probe = Compiler(world: Manifest(bytes: manifest)).compile(
      SourceText(path: "\(name).tutorial.yaml", bytes: Array(tutorial(name).utf8)))
    let snapshot = try #require(probe.visits.first?.snapshot, "\(probe.diagnostics.map(\.message))")
    return Verdict(name: name, tutorial: tutorial(name), screens: [CapturedScreen(snapshot)])
  }

  private static func tutorial(_ name: String) -> String {
    """
    tutorial: \(name)
    layout: app.layout.json
    screen: inbox
    defaults: { accessibility: { label: Look here. } }
    steps:
      - id: compose
        target: compose
      - id: search
        target: { label: Search mail }
        callout: >-
          Looking for something that somebody once wrote to you, and do not know any more who it was or when? Type a word
          or two of it here. All your mail is searched, from the very first one on, with its attachments and notes, and
          the latest comes first. What you have looked for lately is offered again, and nobody but you
          can see what it was.
      - id: first
        target: { type: cell, has: { text: Ada } }
      - id: second
        target: { text: Grace }
      - id: settings
        target: { within: { id: bar }, label: Settings }
        callout: This is where you choose a colour.
      - id: all
        target: [compose, { label: Search mail }]
        cutout: { shape: circle, fit: circumscribe }
      - id: round
        target: compose
        cutout: { shape: circle }
    """
  }

  private static let android = """
    <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][400,800]">
      <node class="android.widget.EditText" content-desc="Search mail" resource-id="app:id/search" bounds="[16,40][384,88]"/>
      <node class="androidx.recyclerview.widget.RecyclerView" resource-id="app:id/list" bounds="[0,100][400,720]">
        <node class="android.view.ViewGroup" resource-id="app:id/row1" bounds="[8,100][392,172]">
          <node class="android.widget.TextView" text="Ada" bounds="[72,112][200,136]"/></node>
        <node class="android.view.ViewGroup" resource-id="app:id/row2" bounds="[8,172][392,244]">
          <node class="android.widget.TextView" text="Grace" bounds="[72,184][200,208]"/></node>
      </node>
      <node class="android.widget.ImageButton" resource-id="app:id/compose" content-desc="Compose" bounds="[320,640][376,696]"/>
      <node class="android.widget.LinearLayout" resource-id="app:id/bar" bounds="[0,720][400,800]">
        <node class="android.widget.Button" resource-id="app:id/inbox" content-desc="Inbox" bounds="[0,720][200,800]"/>
        <node class="android.widget.Button" resource-id="app:id/settings" content-desc="Settings" bounds="[200,720][400,800]"/>
      </node>
    </node></hierarchy>
    """

  private static let appium = """
    <hierarchy class="hierarchy" width="400" height="800" rotation="0">
      <android.widget.FrameLayout class="android.widget.FrameLayout" bounds="[0,0][400,800]" displayed="true">
      <android.widget.EditText class="android.widget.EditText" content-desc="Search mail" resource-id="app:id/search"
        bounds="[16,40][384,88]" displayed="true"/>
      <android.widget.ListView class="android.widget.ListView" resource-id="app:id/list" bounds="[0,100][400,720]" displayed="true">
        <android.view.ViewGroup class="android.view.ViewGroup" resource-id="app:id/row1" bounds="[8,100][392,172]" displayed="true">
          <android.widget.TextView class="android.widget.TextView" text="Ada" bounds="[72,112][200,136]" displayed="true"/>
        </android.view.ViewGroup>
        <android.view.ViewGroup class="android.view.ViewGroup" resource-id="app:id/row2" bounds="[8,172][392,244]" displayed="true">
          <android.widget.TextView class="android.widget.TextView" text="Grace" bounds="[72,184][200,208]" displayed="true"/>
        </android.view.ViewGroup>
      </android.widget.ListView>
      <android.widget.ImageButton class="android.widget.ImageButton" resource-id="app:id/compose" content-desc="Compose"
        bounds="[320,640][376,696]" displayed="true"/>
      <android.widget.LinearLayout class="android.widget.LinearLayout" resource-id="app:id/bar" bounds="[0,720][400,800]" displayed="true">
        <android.widget.Button class="android.widget.Button" resource-id="app:id/inbox" content-desc="Inbox"
          bounds="[0,720][200,800]" displayed="true"/>
        <android.widget.Button class="android.widget.Button" resource-id="app:id/settings" content-desc="Settings"
          bounds="[200,720][400,800]" displayed="true"/>
      </android.widget.LinearLayout>
      </android.widget.FrameLayout>
    </hierarchy>
    """

  private static let ios = """
    <?xml version="1.0" encoding="UTF-8"?>
    <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Mail" label="Mail" visible="true"
      x="0" y="0" width="390" height="844">
      <XCUIElementTypeSearchField type="XCUIElementTypeSearchField" name="search" label="Search mail" visible="true"
        x="16" y="60" width="358" height="44"/>
      <XCUIElementTypeTable type="XCUIElementTypeTable" name="list" visible="true" x="0" y="120" width="390" height="640">
        <XCUIElementTypeCell type="XCUIElementTypeCell" name="row1" visible="true" x="8" y="120" width="374" height="72">
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" value="Ada" visible="true" x="72" y="132"
            width="200" height="24"/></XCUIElementTypeCell>
        <XCUIElementTypeCell type="XCUIElementTypeCell" name="row2" visible="true" x="8" y="192" width="374" height="72">
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" value="Grace" visible="true" x="72" y="204"
            width="200" height="24"/></XCUIElementTypeCell>
      </XCUIElementTypeTable>
      <XCUIElementTypeButton type="XCUIElementTypeButton" name="compose" label="Compose" visible="true" x="318" y="690"
        width="56" height="56"/>
      <XCUIElementTypeTabBar type="XCUIElementTypeTabBar" name="bar" visible="true" x="0" y="761" width="390" height="83">
        <XCUIElementTypeButton type="XCUIElementTypeButton" name="inbox" label="Inbox" visible="true" x="0" y="761"
          width="195" height="49"/>
        <XCUIElementTypeButton type="XCUIElementTypeButton" name="settings" label="Settings" visible="true" x="195" y="761"
          width="195" height="49"/>
      </XCUIElementTypeTabBar>
    </XCUIElementTypeApplication></AppiumAUT>
    """

  private struct Manifest: UnboundedWorld {
    let bytes: [UInt8]

    func read(_ path: String) -> Result<[UInt8], WorldError> {
      path == "app.layout.json" ? .success(bytes) : .failure(.notFound)
    }

    func files(matching glob: String) -> [String] { glob == "app.layout.json" ? [glob] : [] }
  }
}
