import Testing
import TutorialGeometry
import TutorialPluginKit
import TutorialUIAutomatorImporter
import TutorialWDAImporter

@Suite("Bars cover what scrolls behind them")
struct BarOccluderTests {
  private func occluders(_ content: String) throws -> [ImportedOccluder] {
    try WDAImporter().snapshot(
      "<XCUIElementTypeApplication visible='true' x='0' y='0' width='390' height='844'>\(content)</XCUIElementTypeApplication>"
    ).occluders
  }

  private func element(
    _ kind: String, _ name: String, _ place: String, visible: Bool = true, label: String? = nil, _ content: String = ""
  ) -> String {
    let sides = place.split(separator: " ")
    let words = label.map { "label='\($0)'" } ?? ""
    return "<XCUIElementType\(kind) name='\(name)' \(words) visible='\(visible)' x='\(sides[0])' y='\(sides[1])' "
      + "width='\(sides[2])' height='\(sides[3])'>\(content)</XCUIElementType\(kind)>"
  }

  private func inferred(_ kind: String, _ element: String) -> ImportedOccluder {
    ImportedOccluder(kind: kind, element: element, opaque: true, isInferred: true)
  }

  @Test("navigation bars, tab bars and toolbars that are seen are occluders")
  func bars() throws {
    #expect(
      try occluders(
        element("NavigationBar", "top", "0 47 390 44") + element("Toolbar", "tools", "0 700 390 44")
          + element("TabBar", "tabs", "0 761 390 83") + element("SegmentedControl", "no", "0 100 390 30"))
        == [inferred("navigationBar", "top"), inferred("toolbar", "tools"), inferred("tabBar", "tabs")])
    #expect(try occluders(element("TabBar", "tabs", "0 761 390 83", visible: false)).isEmpty)
    #expect(try occluders(element("TabBar", "tabs", "0 844 390 83")).isEmpty)
    #expect(try occluders(element("TabBar", "tabs", "0 761 390 0")).isEmpty)
  }

  @Test("a bar in a bar is a part of it, and one that scrolls along covers nothing")
  func inside() throws {
    #expect(
      try occluders(element("NavigationBar", "top", "0 47 390 96", element("Toolbar", "in", "0 99 390 44")))
        == [inferred("navigationBar", "top")])
    #expect(try occluders(element("Table", "list", "0 0 390 844", element("Toolbar", "in", "0 99 390 44"))).isEmpty)
  }

  @Test("a bar isn't an occluder if visible text that doesn't scroll lies under it")
  func translucent() throws {
    let bar = element("NavigationBar", "top", "0 47 390 44")
    let title = element("StaticText", "t", "16 55 200 24", label: "Inbox")
    #expect(try occluders(title + bar).isEmpty)
    // An element painted later is above the bar, one with its centre elsewhere only touches it, and a list scrolls
    // behind it.
    #expect(try occluders(bar + title).count == 1)
    #expect(try occluders(element("StaticText", "t", "16 60 200 240", label: "Inbox") + bar).count == 1)
    #expect(try occluders(element("Table", "list", "0 0 390 844", title) + bar).count == 1)
    #expect(try occluders(element("Other", "t", "16 55 200 24") + bar).count == 1)
  }

  @Test("Android's toolbars and navigation bars are occluders, and so are the backgrounds of the system's bars")
  func android() throws {
    let snapshot = try UIAutomatorImporter().snapshot(
      """
      <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][400,800]">
        <node class="androidx.appcompat.widget.Toolbar" resource-id="a:id/bar" bounds="[0,24][400,80]"/>
        <node class="com.google.android.material.bottomnavigation.BottomNavigationView" resource-id="a:id/tabs"
          bounds="[0,696][400,752]"/>
        <node class="android.view.View" resource-id="android:id/statusBarBackground" bounds="[0,0][400,24]"/>
        <node class="android.view.View" resource-id="android:id/navigationBarBackground" bounds="[0,752][400,800]"/>
      </node></hierarchy>
      """)
    #expect(
      snapshot.occluders == [
        inferred("toolbar", "bar"), inferred("tabBar", "tabs"), inferred("statusBar", "statusBarBackground"),
        inferred("systemBar", "navigationBarBackground"),
      ])
  }

  @Test("more bars than any display has don't count")
  func many() throws {
    let bars = (0..<21).map { element("Toolbar", "b\($0)", "0 \($0 * 10) 390 9") }
    #expect(try occluders(bars.joined()).isEmpty)
    #expect(try occluders(bars.dropLast().joined()).count == 20)
  }
}
