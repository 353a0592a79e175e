import TestSupport
import Testing
import TutorialGeometry
import TutorialUIAutomatorImporter
import TutorialAppiumAndroidImporter
import TutorialPluginKit
import TutorialSyntax

@Suite("Pixels, density and the display of Android dumps")
struct AndroidDisplayTests {
  @Test("bounds become dp by the density, and edges that touch still touch")
  func density() throws {
    let snapshot = try UIAutomatorImporter().snapshot(
      """
      <hierarchy rotation="0">
        <node bounds="[0,0][1080,2400]">
          <node resource-id="left" bounds="[0,100][361,200]"/>
          <node resource-id="right" bounds="[361,100][1080,200]"/>
        </node>
      </hierarchy>
      """, density: 420)
    #expect(snapshot.display == Size(411.429, 914.286))
    #expect(snapshot.scale == 2.625)
    #expect(snapshot.origin == ImportedOrigin(format: "uiautomator", unit: "px", scale: 2.625))
    let left = try snapshot.element("left").frame
    let right = try snapshot.element("right").frame
    #expect(left == Rect(0, 38.095, 137.524, 76.19 - 38.095))
    #expect(right.x == 137.524)
    #expect(right.maxX == snapshot.display.width)
  }

  @Test("the density is never guessed")
  func missingDensity() throws {
    let text = MarkedText("<?xml version='1.0'?>\n1️⃣<hierarchy1️⃣ rotation='0'><node bounds='[0,0][9,9]'/></hierarchy>")
    let finding = try UIAutomatorImporter().finding(text, density: nil)
    #expect(finding.id == .importFailed)
    #expect(finding.message == "the bounds are pixels, and the file does not say the display's density")
    #expect(finding.primary?.range == text.span(1).range)
    #expect(finding.notes == [.init("say it in dots per inch with --density; `adb shell wm density` prints it")])
  }

  @Test("densities from 10 to 10,000 are possible", arguments: [10.0, 10_000])
  func possibleDensity(density: Double) throws {
    let text = "<hierarchy><node bounds='[0,0][160,320]'/></hierarchy>"
    #expect(try UIAutomatorImporter().snapshot(text, density: density).scale == density / 160)
  }

  @Test("a density that no display has is refused", arguments: [0, -420, 9, 9.9, 10_001, .nan, .infinity])
  func impossibleDensity(density: Double) throws {
    let finding = try UIAutomatorImporter().finding(
      MarkedText("<hierarchy><node bounds='[0,0][9,9]'/></hierarchy>"), density: density)
    #expect(finding.id == .importFailed)
    #expect(finding.message.hasSuffix("dots per inch is not between 10 and 10000"))
  }

  @Test("a root that is no more than a dialog does not tell the display's size")
  func dialogRoot() throws {
    let text = MarkedText(
      "<hierarchy rotation='0'><node package='android' bounds='1️⃣[28,807][1052,1346]1️⃣'/></hierarchy>")
    let finding = try UIAutomatorImporter().finding(text)
    #expect(finding.id == .importFailed)
    #expect(
      finding.message
        == "the dump begins at [28,807][1052,1346], not at the whole screen, and does not say the display's size")
    #expect(finding.primary?.range == text.span(1).range)
    #expect(
      finding.notes == [
        .init("say the display's size in pixels with --display WIDTHxHEIGHT; `adb shell wm size` prints it")
      ])

    let snapshot = try #require(UIAutomatorImporter().result(text, display: Size(1080, 2088)).snapshot)
    #expect(snapshot.display == Size(1080, 2088))
    #expect(snapshot.windows == [ImportedWindow(id: "dialog", kind: .dialog, frame: Rect(28, 807, 1024, 539))])
  }

  @Test("the size on the command line overrides the dump")
  func given() throws {
    let dumps = [
      "<hierarchy><node bounds='[0,0][1080,2400]'/></hierarchy>",
      "<hierarchy width='282' height='54'><node bounds='[0,0][281,404]'/></hierarchy>",
      "<hierarchy width='1080' height='2088'><node bounds='[28,807][1052,1346]'/></hierarchy>",
    ]
    for dump in dumps {
      #expect(try UIAutomatorImporter().snapshot(dump, display: Size(1080, 2340)).display == Size(1080, 2340))
    }
  }

  /// Reads Appium's dump of an app whose root has the given bounds.
  private func appium(_ root: String, header: String, rotation: Int = 0, _ content: String = "") throws
    -> ImportedSnapshot
  {
    try AppiumAndroidImporter().snapshot(
      """
      <hierarchy class="hierarchy" rotation="\(rotation)" \(header)>
        <android.widget.FrameLayout bounds="\(root)">\(content)</android.widget.FrameLayout>
      </hierarchy>
      """)
  }

  @Test(
    "the root at the origin is the screen; what the outermost tag leaves out of it is the navigation bar",
    arguments: [
      ("[0,0][1080,2400]", "width='1080' height='2274'", 0, EdgeInsets(top: 0, right: 0, bottom: 126, left: 0)),
      ("[0,0][2400,1080]", "width='2274' height='1080'", 1, EdgeInsets(top: 0, right: 126, bottom: 0, left: 0)),
      ("[0,0][2400,1080]", "width='2274' height='1080'", 3, EdgeInsets(top: 0, right: 0, bottom: 0, left: 126)),
      ("[0,0][1080,2400]", "width='1080' height='2400'", 0, nil),
      // No bar is that tall.
      ("[0,0][1080,2400]", "width='1080' height='1900'", 0, nil),
      ("[0,0][1080,2400]", "width='1000' height='2274'", 0, nil),
    ] as [(String, String, Int, EdgeInsets?)])
  func navigationBar(root: String, header: String, rotation: Int, bar: EdgeInsets?) throws {
    let snapshot = try appium(root, header: header, rotation: rotation)
    #expect(snapshot.display == (rotation == 0 ? Size(1080, 2400) : Size(2400, 1080)))
    #expect(snapshot.insets.navigationBars == bar)
    #expect(snapshot.windows.map(\.kind) == [.app])
  }

  @Test("the bar's own background says more than the outermost tag")
  func backgroundWins() throws {
    let bar = "<android.view.View resource-id='android:id/navigationBarBackground' bounds='[0,2337][1080,2400]'/>"
    let snapshot = try appium("[0,0][1080,2400]", header: "width='1080' height='2274'", bar)
    #expect(snapshot.insets.navigationBars == EdgeInsets(top: 0, right: 0, bottom: 63, left: 0))
  }

  @Test("a root that ends at a bar of the system is the screen together with it")
  func union() throws {
    let bar = "<android.view.View resource-id='android:id/navigationBarBackground' bounds='[0,2274][1080,2400]'/>"
    let snapshot = try appium("[0,0][1080,2274]", header: "width='1080' height='2274'", bar)
    #expect(snapshot.display == Size(1080, 2400))
    #expect(snapshot.insets.navigationBars == EdgeInsets(top: 0, right: 0, bottom: 126, left: 0))
    #expect(snapshot.windows.map(\.kind) == [.app])
    let windows = try UIAutomatorImporter().snapshot(
      """
      <hierarchy rotation="0"><node bounds="[0,0][1080,2274]"/>
        <node package="com.android.systemui" bounds="[0,2274][1080,2400]"/></hierarchy>
      """)
    #expect(windows.display == Size(1080, 2400))
    // A bar that doesn't extend along the whole edge doesn't count.
    let other = try UIAutomatorImporter().snapshot(
      """
      <hierarchy rotation="0"><node bounds="[0,0][1080,2274]"/>
        <node package="com.android.systemui" bounds="[0,2274][1000,2400]"/></hierarchy>
      """)
    #expect(other.display == Size(1080, 2274))
  }

  @Test("the size in the outermost tag is not the screen around a dialog: it lacks the navigation bar")
  func declaredSize() throws {
    for root in ["[28,807][1052,1346]", "[0,0][1080,700]"] {
      let text = MarkedText(
        """
        <hierarchy class="hierarchy" rotation="0" width="1080" height="2088">
          <android.widget.FrameLayout class="android.widget.FrameLayout" bounds="1️⃣\(root)1️⃣"/>
        </hierarchy>
        """)
      let finding = try AppiumAndroidImporter().finding(text)
      #expect(finding.id == .importFailed)
      #expect(
        finding.message
          == "the dump begins at \(root), not at the whole screen, and <hierarchy> says 1080×2088 px, which is without the navigation bar"
      )
      #expect(finding.primary?.range == text.span(1).range)
      #expect(
        finding.notes == [
          .init("say the display's size in pixels with --display WIDTHxHEIGHT; `adb shell wm size` prints it")
        ])
      let snapshot = try #require(AppiumAndroidImporter().result(text, display: Size(1080, 2160)).snapshot)
      #expect(snapshot.windows.map(\.kind) == [.dialog])
      #expect(snapshot.insets.navigationBars == EdgeInsets(top: 0, right: 0, bottom: 72, left: 0))
    }
  }

  @Test("a root and a declared size that disagree are both shown")
  func conflict() throws {
    let text = MarkedText(
      """
      <hierarchy class="hierarchy" width="2️⃣2822️⃣" height="54">
        <android.widget.FrameLayout bounds="1️⃣[0,0][281,404]1️⃣"/>
      </hierarchy>
      """)
    let finding = try AppiumAndroidImporter().finding(text)
    #expect(finding.id == .displayConflict)
    #expect(finding.message == "<hierarchy> says 282×54 px, the root's bounds say 281×404 px")
    #expect(finding.primary?.range == text.span(1).range)
    #expect(finding.labels == [.init(text.span(2), "with this")])
    #expect(
      finding.notes == [
        .init("say the display's size in pixels with --display WIDTHxHEIGHT; `adb shell wm size` prints it")
      ])
  }

  @Test(
    "views that wait beyond an edge do not refuse a screen; where most lie there, the root is not the screen",
    arguments: [
      ("<node bounds='[0,50][99,150]'/>", false), ("<node bounds='[0,100][99,150]'/>", true),
      ("<node bounds='[0,0][9,9]'/><node bounds='[0,0][9,9]'/><node bounds='[0,100][99,150]'/>", false),
      ("<node bounds='[0,0][9,9]'/><node bounds='[99,0][150,9]'/>", true),
      ("<node displayed='false' bounds='[0,100][99,150]'/>", false),
      ("<node visible-to-user='false' bounds='[0,100][99,150]'/>", false),
      ("<node bounds='[-90,0][0,99]'/>", false), ("<node bounds='[0,100][99,100]'/>", false),
    ])
  func outliers(views: String, isRefused: Bool) throws {
    let text = MarkedText("<hierarchy><node bounds='1️⃣[0,0][99,99]1️⃣'>\(views)</node></hierarchy>")
    let result = UIAutomatorImporter().result(text)
    #expect(result.snapshot?.display == (isRefused ? nil : Size(99, 99)))
    guard isRefused else { return }
    #expect(result.diagnostics.map(\.id) == [.importFailed])
    #expect(
      result.diagnostics.map(\.message) == [
        "the root of 99×99 px is not the whole screen: most views lie beyond it"
      ])
    #expect(result.diagnostics.first?.primary?.range == text.span(1).range)
  }

  @Test("an impossible display is refused", arguments: [Size(0, 10), Size(10, -1), Size(.nan, 1), Size(1, 2e7)])
  func impossibleDisplay(display: Size) throws {
    let finding = try UIAutomatorImporter().finding(
      MarkedText("<hierarchy><node bounds='[5,5][9,9]'/></hierarchy>"), display: display)
    #expect(finding.id == .importFailed)
    #expect(finding.message.hasPrefix("a display cannot measure"))
  }

  @Test("a dump without a view is refused")
  func noView() throws {
    let text = MarkedText("1️⃣<hierarchy1️⃣ rotation='0'/>")
    let finding = try UIAutomatorImporter().finding(text)
    #expect(finding.id == .importFailed)
    #expect(finding.message == "no view in the dump")
    #expect(finding.notes == [.init("take it again while the app is in front")])
    #expect(finding.primary?.range == text.span(1).range)
  }

  @Test(
    "orientation and idiom follow from the display; a square one is as its rotation says",
    arguments: [
      (0, "[0,0][1080,2400]", 420.0, "phone", "portrait"), (1, "[0,0][2400,1080]", 420, "phone", "landscape"),
      (0, "[0,0][2560,1600]", 320, "tablet", "landscape"), (0, "[0,0][1200,1920]", 320, "tablet", "portrait"),
      (3, "[0,0][600,600]", 320, "phone", "landscape"), (2, "[0,0][600,600]", 320, "phone", "portrait"),
    ])
  func traits(rotation: Int, bounds: String, density: Double, idiom: String, orientation: String) throws {
    let snapshot = try UIAutomatorImporter().snapshot(
      "<hierarchy rotation='\(rotation)'><node bounds='\(bounds)'/></hierarchy>", density: density)
    #expect(
      snapshot.traits == [
        ImportedTrait("platform", "android"), ImportedTrait("idiom", idiom), ImportedTrait("orientation", orientation),
      ])
  }

  @Test("traits given win over those found, and later ones over earlier")
  func givenTraits() throws {
    let snapshot = try UIAutomatorImporter().snapshot(
      "<hierarchy><node bounds='[0,0][9,18]'/></hierarchy>",
      traits: [.init("locale", "en"), .init("idiom", "tablet"), .init("locale", "ja")])
    #expect(
      snapshot.traits == [
        .init("platform", "android"), .init("idiom", "tablet"), .init("orientation", "portrait"), .init("locale", "ja"),
      ])
  }

  @Test("the backgrounds of the system's bars are its insets")
  func bars() throws {
    let snapshot = try UIAutomatorImporter().snapshot(
      """
      <hierarchy rotation="0"><node bounds="[0,0][1080,2400]">
        <node resource-id="android:id/statusBarBackground" bounds="[0,0][1080,63]"/>
        <node resource-id="android:id/navigationBarBackground" bounds="[0,2337][1080,2400]"/>
      </node></hierarchy>
      """, density: 420)
    #expect(snapshot.insets.statusBars == EdgeInsets(top: 24, right: 0, bottom: 0, left: 0))
    let bottom = try #require(snapshot.insets.navigationBars?.bottom)
    #expect(abs(bottom - 24) < 1e-9)
    #expect(snapshot.insets.safeArea == nil)
  }
}
