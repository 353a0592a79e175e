import Testing
import TutorialAppiumAndroidImporter
import TutorialGeometry
import TutorialPluginKit
import TutorialUIAutomatorImporter
import TutorialWDAImporter

@Suite("Scroll containers have spaces of their own")
struct ScrollSpaceTests {
  private func android(_ content: String) throws -> ImportedSnapshot {
    try UIAutomatorImporter().snapshot(
      "<hierarchy rotation='0'><node class='android.widget.FrameLayout' bounds='[0,0][400,800]'>\(content)</node></hierarchy>"
    )
  }

  private func container(
    _ name: String, _ rows: String, attributes: String = "", bounds: String = "[0,100][400,700]"
  ) -> String {
    "<node class='\(name)' resource-id='list' bounds='\(bounds)' \(attributes)>\(rows)</node>"
  }

  private let rows = """
    <node class='android.widget.TextView' resource-id='a' bounds='[0,100][400,172]'/>
    <node class='android.widget.TextView' resource-id='b' bounds='[0,172][400,244]'/>
    """

  @Test("elements in a list move with it, and keep their frames on the display")
  func list() throws {
    let snapshot = try android(container("androidx.recyclerview.widget.RecyclerView", rows))
    #expect(snapshot.spaces == [ImportedSpace(id: "list", axis: .vertical, viewport: Rect(0, 100, 400, 600))])
    #expect(try snapshot.element("list").space == nil)
    #expect(try snapshot.element("b").space == "list")
    #expect(try snapshot.element("b").frame == Rect(0, 172, 400, 72))
  }

  @Test(
    "scrollable decides where it is said; else the class does",
    arguments: [
      ("androidx.recyclerview.widget.RecyclerView", "scrollable='false'", nil),
      ("androidx.recyclerview.widget.RecyclerView", "scrollable='true'", .vertical),
      ("android.view.View", "scrollable='true'", .vertical), ("android.view.View", "", nil),
      ("android.widget.HorizontalScrollView", "", .horizontal),
      ("androidx.viewpager.widget.ViewPager", "", .horizontal),
      ("android.widget.ScrollView", "", .vertical), ("android.widget.GridView", "", .vertical),
    ] as [(String, String, ImportedSpace.Axis?)])
  func scrollable(name: String, attribute: String, axis: ImportedSpace.Axis?) throws {
    #expect(try android(container(name, rows, attributes: attribute)).spaces.map(\.axis) == (axis.map { [$0] } ?? []))
  }

  @Test(
    "content that stands side by side in one row scrolls across",
    arguments: [
      ("[0,100][180,300]", "[180,100][400,300]", ImportedSpace.Axis.horizontal),
      ("[0,100][180,150]", "[180,100][400,150]", .vertical), ("[0,100][180,200]", "[180,200][400,300]", .vertical),
      ("[0,100][200,300]", "[180,100][400,300]", .vertical),
    ])
  func axis(first: String, second: String, axis: ImportedSpace.Axis) throws {
    let cards = [first, second].map { "<node class='android.view.ViewGroup' bounds='\($0)'/>" }.joined()
    let snapshot = try android(
      container("androidx.recyclerview.widget.RecyclerView", cards, bounds: "[0,100][400,300]"))
    #expect(snapshot.spaces.map(\.axis) == [axis])
  }

  @Test("one scroll container in another is a space in a space; of two as large the outer is one")
  func nested() throws {
    let inner = container(
      "android.widget.HorizontalScrollView",
      "<node class='android.widget.TextView' resource-id='card' bounds='[0,100][300,200]'/>",
      bounds: "[0,100][400,200]"
    ).replacing("'list'", with: "'inner'")
    let snapshot = try android(container("android.widget.ScrollView", inner))
    #expect(snapshot.spaces.map(\.id) == ["list", "inner"])
    #expect(snapshot.spaces.map(\.parent) == [nil, "list"])
    #expect(try snapshot.element("inner").space == "list")
    #expect(try snapshot.element("card").space == "inner")

    let twins = try android(
      container("androidx.viewpager2.widget.ViewPager2", container("androidx.recyclerview.widget.RecyclerView", rows)))
    #expect(twins.spaces.map(\.axis) == [.horizontal])
    #expect(twins.elements.map(\.space) == [nil, nil, "list-1", "list-1", "list-1"])
  }

  private func ios(_ content: String) throws -> ImportedSnapshot {
    try WDAImporter().snapshot(
      "<XCUIElementTypeApplication visible='true' x='0' y='0' width='390' height='844'>\(content)</XCUIElementTypeApplication>"
    )
  }

  @Test("elements before the beginning show how far the content is scrolled at least")
  func offset() throws {
    let snapshot = try ios(
      """
      <XCUIElementTypeTable name="list" visible="true" x="0" y="100" width="390" height="600">
        <XCUIElementTypeCell name="above" visible="false" x="0" y="-20.25" width="390" height="60"/>
        <XCUIElementTypeCell name="seen" visible="true" x="0" y="120" width="390" height="60"/>
        <XCUIElementTypeCell name="nothing" visible="false" x="0" y="-500" width="0" height="0"/>
      </XCUIElementTypeTable>
      """)
    #expect(
      snapshot.spaces == [
        ImportedSpace(
          id: "list", axis: .vertical, viewport: Rect(0, 100, 390, 600), contentOffset: Point(0, 120.25))
      ])
    #expect(try snapshot.element("above").frame == Rect(0, -20.25, 390, 60))
  }

  @Test(
    "an element that is visible beyond a container is not clipped by it; empty containers and those without a size scroll nothing"
  )
  func noContainer() throws {
    let visible = "<XCUIElementTypeCell visible='true' x='0' y='750' width='390' height='60'/>"
    func table(_ content: String, height: Int = 600) -> String {
      "<XCUIElementTypeTable visible='true' x='0' y='100' width='390' height='\(height)'>\(content)</XCUIElementTypeTable>"
    }
    #expect(try ios(table(visible)).spaces.isEmpty)
    #expect(try ios(table("")).spaces.isEmpty)
    let hidden = visible.replacing("visible='true'", with: "visible='false'")
    #expect(try ios(table(hidden)).spaces.count == 1)
    #expect(try ios(table(hidden, height: 0)).spaces.isEmpty)
  }

  @Test("a container that is called as the display's own space is has another name for its own")
  func global() throws {
    let snapshot = try android(container("android.widget.ScrollView", rows).replacing("'list'", with: "'global'"))
    #expect(snapshot.spaces.map(\.id) == ["global-1"])
    #expect(try snapshot.element("a").space == "global-1")
  }
}
