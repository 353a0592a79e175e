import Testing
import TutorialUIAutomatorImporter
import TutorialPluginKit
import TutorialSyntax

@Suite("Every imported element has an id of its own")
struct ElementNamingTests {
  private func elements(_ nodes: String) throws -> [ImportedElement] {
    try UIAutomatorImporter().snapshot("<hierarchy width='9' height='9'>\(nodes)</hierarchy>").elements
  }

  private func node(_ id: String, _ children: String = "") -> String {
    "<node class='a.View' resource-id='\(id)' bounds='[0,0][9,9]'>\(children)</node>"
  }

  @Test("an id that one element has loses its package, which the native id keeps")
  func unique() throws {
    let elements = try elements(node("com.a:id/save") + node("plain"))
    #expect(elements.map(\.id) == ["save", "plain"])
    #expect(elements.map(\.nativeId) == ["com.a:id/save", nil])
  }

  @Test("an id that several have is numbered from the first, so that the bare id picks none of them")
  func repeated() throws {
    let elements = try elements(node("com.a:id/title") + node("android:id/title") + node("com.a:id/title"))
    #expect(elements.map(\.id) == ["title-1", "title-2", "title-3"])
    #expect(elements.map(\.nativeId) == ["com.a:id/title", "android:id/title", "com.a:id/title"])
  }

  @Test("a number never collides with an id that is there")
  func collision() throws {
    let elements = try elements(node("row") + node("row-1") + node("row") + node("row-3"))
    #expect(elements.map(\.id) == ["row-2", "row-1", "row-4", "row-3"])
  }

  @Test("an element without an id is called by its way from the nearest ancestor that has one of its own")
  func generated() throws {
    let elements = try elements(
      node("", node("bar", node("") + node("", node(""))) + node("x", node("")) + node("x", node(""))) + node(""))
    #expect(
      elements.map(\.id) == [
        "view-0", "bar", "bar/view-0", "bar/view-1", "bar/view-1.0", "x-1", "view-0.1.0", "x-2", "view-0.2.0", "view-1",
      ])
    #expect(
      elements.map(\.parent) == [
        nil, "view-0", "bar", "bar", "bar/view-1", "view-0", "x-1", "view-0", "x-2", nil,
      ])
    #expect(elements.allSatisfy { $0.id == "bar" || $0.id.hasPrefix("x-") || $0.nativeId == nil })
  }

  @Test("an element added after another doesn't change the name of that one")
  func stable() throws {
    let before = try elements(node("", node("bar", node("") + node(""))))
    let after = try elements(node("", node("bar", node("") + node("") + node("")) + node("new")))
    #expect(Set(before.map(\.id)).isSubset(of: Set(after.map(\.id))))
  }

  @Test("a native id that looks like a generated one keeps its name")
  func generatedCollision() throws {
    let elements = try elements(node("") + node("view-0"))
    #expect(elements.map(\.id) == ["view-0-1", "view-0"])
  }

  @Test("a text of a megabyte is no id, but stays known")
  func longID() throws {
    let long = String(repeating: "x", count: 1 << 20)
    let elements = try elements(node(long))
    #expect(elements.map(\.id) == ["view-0"])
    #expect(elements.map(\.nativeId) == [long])
  }

  @Test("ten thousand elements of one id are told apart, and of as many that take their numbers")
  func many() throws {
    let nodes = (1...10_000).map { node("row") + node("row-\($0)") }.joined()
    #expect(Set(try elements(nodes).map(\.id)).count == 20_000)
  }
}
