import Testing
import TutorialGeometry
import TutorialWDAImporter
import TutorialPluginKit
import TutorialSyntax

@Suite("The windows of XCUITest sources")
struct WDAWindowTests {
  private func snapshot(_ content: String) throws -> ImportedSnapshot {
    try WDAImporter().snapshot(
      """
      <XCUIElementTypeApplication visible="true" x="0" y="0" width="375" height="667">
        <XCUIElementTypeWindow visible="true" x="0" y="0" width="375" height="667">
          <XCUIElementTypeButton name="save" visible="true" x="10" y="500" width="100" height="44"/>
        </XCUIElementTypeWindow>
        \(content)
      </XCUIElementTypeApplication>
      """)
  }

  private let app = ImportedWindow(id: "app", kind: .app, z: 0, frame: Rect(0, 0, 375, 667))

  @Test("a window that shows nothing covers nothing")
  func emptyWindow() throws {
    let hidden = try snapshot(
      """
      <XCUIElementTypeWindow visible="false" x="0" y="0" width="375" height="667">
        <XCUIElementTypeOther visible="false" x="0" y="667" width="375" height="216"/>
      </XCUIElementTypeWindow>
      """)
    #expect(hidden.windows == [app])
    #expect(hidden.elements.allSatisfy { $0.window == nil })
    let bare = try snapshot(#"<XCUIElementTypeWindow visible="true" x="0" y="0" width="375" height="667"/>"#)
    #expect(bare.windows == [app])
  }

  @Test("a status bar has a window of its own size, and is an inset")
  func statusBar() throws {
    let snapshot = try snapshot(
      """
      <XCUIElementTypeWindow name="bar" visible="true" x="0" y="0" width="375" height="667">
        <XCUIElementTypeStatusBar visible="true" x="0" y="0" width="375" height="20">
          <XCUIElementTypeOther label="9:50" visible="true" x="175" y="0" width="28" height="20"/>
          <XCUIElementTypeOther label="100%" visible="true" x="343" y="0" width="27" height="20"/>
        </XCUIElementTypeStatusBar>
      </XCUIElementTypeWindow>
      """)
    #expect(snapshot.windows == [app, ImportedWindow(id: "system", kind: .system, z: 1, frame: Rect(175, 0, 195, 20))])
    #expect(snapshot.insets.statusBars == EdgeInsets(top: 20, right: 0, bottom: 0, left: 0))
    #expect(snapshot.elements.filter { $0.window == "system" }.map(\.id) == ["bar"])
    #expect(snapshot.elements.filter { $0.window == "app" }.map(\.type) == ["window"])
  }

  @Test("a keyboard in a window of its own is that window, and an inset")
  func keyboardWindow() throws {
    let snapshot = try snapshot(
      """
      <XCUIElementTypeWindow visible="true" x="0" y="0" width="375" height="667">
        <XCUIElementTypeKeyboard visible="true" x="0" y="407" width="375" height="260">
          <XCUIElementTypeKey label="q" visible="true" x="0" y="407" width="375" height="260"/>
        </XCUIElementTypeKeyboard>
      </XCUIElementTypeWindow>
      """)
    #expect(snapshot.windows == [app, ImportedWindow(id: "ime", kind: .ime, z: 1, frame: Rect(0, 407, 375, 260))])
    #expect(snapshot.insets.ime == EdgeInsets(top: 0, right: 0, bottom: 260, left: 0))
    #expect(snapshot.occluders.isEmpty)
  }

  @Test("a keyboard that floats above the edge takes no room there")
  func floatingKeyboard() throws {
    let snapshot = try snapshot(
      """
      <XCUIElementTypeWindow visible="true" x="0" y="0" width="375" height="667">
        <XCUIElementTypeKeyboard visible="true" x="0" y="300" width="375" height="260"/>
      </XCUIElementTypeWindow>
      """)
    #expect(snapshot.insets.ime == nil)
    #expect(snapshot.windows.map(\.kind) == [.app, .ime])
  }

  @Test(
    "alerts and action sheets are dialogs", arguments: ["Alert", "Dialog", "Menu", "Popover", "Sheet", "Other"])
  func dialogs(kind: String) throws {
    let snapshot = try snapshot(
      """
      <XCUIElementTypeWindow visible="true" x="0" y="0" width="375" height="667">
        <XCUIElementType\(kind) visible="true" x="50" y="200" width="270" height="150"/>
      </XCUIElementTypeWindow>
      """)
    #expect(snapshot.windows.map(\.kind) == [.app, kind == "Other" ? .app : .dialog])
  }

  @Test("a keyboard in the app's window covers what is below it")
  func keyboardInApp() throws {
    let snapshot = try WDAImporter().snapshot(
      """
      <XCUIElementTypeApplication visible="true" x="0" y="0" width="375" height="667">
        <XCUIElementTypeKeyboard name="keys" visible="true" x="0" y="407" width="375" height="260"/>
      </XCUIElementTypeApplication>
      """)
    #expect(snapshot.occluders == [ImportedOccluder(kind: "keyboard", element: "keys", opaque: true)])
  }

  @Test("a keyboard below the display doesn't count")
  func hiddenKeyboard() throws {
    let snapshot = try snapshot(
      #"<XCUIElementTypeKeyboard visible="true" x="0" y="667" width="375" height="260"/>"#)
    #expect(snapshot.occluders.isEmpty)
    #expect(snapshot.insets.ime == nil)
  }

  @Test("windows of one kind have ids of their own, from the back to the front")
  func severalDialogs() throws {
    let alert = """
      <XCUIElementTypeWindow visible="true" x="0" y="0" width="375" height="667">
        <XCUIElementTypeAlert visible="true" x="50" y="200" width="270" height="150"/>
      </XCUIElementTypeWindow>
      """
    let frame = Rect(50, 200, 270, 150)
    #expect(
      try snapshot(alert + alert).windows == [
        app, ImportedWindow(id: "dialog", kind: .dialog, z: 1, frame: frame),
        ImportedWindow(id: "dialog-2", kind: .dialog, z: 2, frame: frame),
      ])
  }
}
