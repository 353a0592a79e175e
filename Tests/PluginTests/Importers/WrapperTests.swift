import Testing
import TutorialGeometry
import TutorialPluginKit
import TutorialSyntax
import TutorialUIAutomatorImporter

@Suite("uiautomator, wrappers=drop")
struct WrapperTests {
  /// Returns a node of a class, with attributes and children.
  private func node(_ name: String, _ attributes: String = "", _ children: String = "") -> String {
    "<node class='android.widget.\(name)' bounds='[0,0][9,9]' \(attributes)>\(children)</node>"
  }

  private func elements(_ nodes: String, _ wrappers: String) throws -> [ImportedElement] {
    try snapshot(nodes, wrappers).elements
  }

  private func snapshot(_ nodes: String, _ wrappers: String) throws -> ImportedSnapshot {
    let text = "<hierarchy rotation='0'>\(nodes)</hierarchy>"
    var request = ImportRequest(
      source: SourceText(path: "dump.xml", bytes: Array(text.utf8)), screen: "home", variant: "phone")
    request.density = 160
    request.options = PluginOptions([.init("wrappers", .text(wrappers))])
    let result = UIAutomatorImporter().read(request)
    #expect(result.diagnostics.isEmpty)
    return try #require(result.snapshot)
  }

  @Test("leaves out what only holds other views; the others keep their names, and belong to the view around them")
  func drop() throws {
    let dump = node(
      "FrameLayout", "",
      node("LinearLayout", "resource-id='a:id/bar'", node("FrameLayout", "", node("Button") + node("Button")))
        + node("LinearLayout", "", node("TextView", "text='Inbox'")))
    let kept = try elements(dump, "keep")
    #expect(
      kept.map(\.id) == [
        "frameLayout-0", "bar", "bar/frameLayout-0", "bar/button-0.0", "bar/button-0.1", "linearLayout-0.1",
        "text-0.1.0",
      ])
    let left = try elements(dump, "drop")
    #expect(left.map(\.id) == ["bar", "bar/button-0.0", "bar/button-0.1", "text-0.1.0"])
    #expect(left.map(\.parent) == [nil, "bar", "bar", nil])
    for element in left {
      var same = try #require(kept.first { $0.id == element.id })
      same.parent = element.parent
      #expect(element == same)
    }
  }

  @Test(
    "keeps layouts that say something or do something, the cells of lists, and what holds nothing",
    arguments: [
      "resource-id='a:id/x'", "text='x'", "content-desc='x'", "clickable='true'", "long-clickable='true'",
      "checkable='true'", "focusable='true'", "scrollable='true'",
    ])
  func keep(attribute: String) throws {
    #expect(try elements(node("FrameLayout", attribute, node("Button")), "drop").count == 2)
    #expect(try elements(node("FrameLayout", "text='' clickable='false'", node("Button")), "drop").count == 1)
    #expect(try elements(node("FrameLayout"), "drop").map(\.id) == ["frameLayout-0"])
    #expect(
      try elements(node("ListView", "", node("LinearLayout", "", node("TextView"))), "drop").map(\.type)
        == ["list", "cell", "text"])
    #expect(try elements(node("ScrollView", "", node("View", "", node("Button"))), "drop").count == 2)
  }

  @Test("takes the display and the windows from a root that is left out")
  func root() throws {
    let snapshot = try snapshot(node("FrameLayout", "", node("Button")), "drop")
    #expect(snapshot.elements.map(\.id) == ["button-0.0"])
    #expect(snapshot.display == Size(9, 9))
    #expect(snapshot.windows.map(\.id) == ["app"])
  }

  @Test("is an error if it is neither keep nor drop")
  func wrong() throws {
    var request = ImportRequest(source: SourceText(path: "dump.xml", bytes: []), screen: "home", variant: "phone")
    request.options = PluginOptions([.init("wrappers", .text("dorp"))])
    #expect(
      UIAutomatorImporter().read(request).diagnostics.first
        == Diagnostic(
          .wrongType, "option \"wrappers\" of the importer \"uiautomator\" is not one of keep, drop", at: nil,
          label: "expected one of keep, drop", notes: [.init("did you mean \"drop\"?")]))
  }
}
