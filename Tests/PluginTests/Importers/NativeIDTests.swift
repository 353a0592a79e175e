import Testing
import TutorialGeometry
import TutorialImportSupport
import TutorialPluginKit
import TutorialUIAutomatorImporter
import TutorialWDAImporter

@Suite("Unusable ids")
struct NativeIDTests {
  @Test(
    "an id that names another element the next time is not used",
    arguments: [
      ("compose", nil), ("com.example:id/compose", nil), ("0_resource_name_obfuscated", .removed),
      ("com.example:id/0_resource_name_obfuscated", .removed), ("(name removed)", .removed),
      ("com.example:id/(name removed)", .removed), ("detox_temp_", .injected), ("detox_temp_0_1_0", .injected),
      ("my_detox_temp_0", nil), ("3F2504E0-4F89-11D3-9A0C-0305E82C3301", .session),
      ("cell-3f2504e0-4f89-11d3-9a0c-0305e82c3301-title", .session),
      ("row0A3F2504E0-4F89-11D3-9A0C-0305E82C3301", .session), ("3F2504E0-4F89-11D3-9A0C-0305E82C330", nil),
      ("3F2504E0-4F89-11D3-9A0C", nil), ("2024-01-02", nil), ("com.example.Tag@1f3a9c", .session),
      ("ada@example.com", nil), ("row@12", nil), (String(repeating: "x", count: 200), nil),
      (String(repeating: "x", count: 201), .length),
    ] as [(String, NativeIDs.Objection?)])
  func objections(id: String, objection: NativeIDs.Objection?) {
    #expect(NativeIDs.objection(to: id) == objection)
  }

  @Test("words of an element are no id, though its platform takes them for one")
  func wordings() {
    #expect(NativeIDs.objection(to: "Save", wordings: ["Save"]) == .wording)
    #expect(NativeIDs.objection(to: "save", wordings: ["Save"]) == nil)
  }

  @Test("an unusable id names nothing and is not kept; the origin of ids is recorded")
  func identity() throws {
    let ids = [
      "com.a:id/0_resource_name_obfuscated", "com.a:id/0_resource_name_obfuscated", "com.a:id/title", "com.a:id/title",
      "com.a:id/save",
    ]
    let nodes = ids.map { "<node class='a.View' resource-id='\($0)' bounds='[0,0][9,9]'/>" }.joined()
    let elements = try UIAutomatorImporter().snapshot("<hierarchy>\(nodes)</hierarchy>").elements
    #expect(elements.map(\.id) == ["view-0", "view-1", "title-1", "title-2", "save"])
    #expect(elements.map(\.identity) == [.path, .path, .numbered, .numbered, .native])
    #expect(elements.map(\.nativeId) == [nil, nil, "com.a:id/title", "com.a:id/title", "com.a:id/save"])
  }

  @Test("an Android id may be the same as the element's words, and stays an id")
  func androidText() throws {
    let elements = try UIAutomatorImporter().snapshot(
      "<hierarchy><node class='a.View' resource-id='Save' text='Save' bounds='[0,0][9,9]'/></hierarchy>"
    ).elements
    #expect(elements.map(\.id) == ["Save"])
  }

  @Test(
    "a navigation bar that is called as its title is has no id",
    arguments: [("Settings", "navigationBar-0.0"), ("settings-bar", "settings-bar")])
  func navigationBar(name: String, id: String) throws {
    let elements = try WDAImporter().snapshot(
      """
      <XCUIElementTypeApplication x="0" y="0" width="390" height="844">
        <XCUIElementTypeNavigationBar name="\(name)" x="0" y="47" width="390" height="44">
          <XCUIElementTypeStaticText name="Settings" label="Settings" x="150" y="60" width="90" height="20"/>
        </XCUIElementTypeNavigationBar>
        <XCUIElementTypeCell name="General" x="0" y="100" width="390" height="44">
          <XCUIElementTypeStaticText name="General" label="General" x="16" y="110" width="90" height="20"/>
        </XCUIElementTypeCell>
      </XCUIElementTypeApplication>
      """
    ).elements
    #expect(elements.map(\.type) == ["application", "navigationBar", "staticText", "cell", "staticText"])
    #expect(elements[1].id == id)
    // Only bars are named by their content.
    #expect(elements[3].id == "General" && elements[3].identity == .native)
  }
}
