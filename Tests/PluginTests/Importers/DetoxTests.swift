import TestSupport
import Testing
import TutorialDetoxImporter
import TutorialGeometry
import TutorialPluginKit
import TutorialSyntax

@Suite("Detox's hierarchies")
struct DetoxTests {
  private func result(_ text: MarkedText, offset: String? = nil, density: Double? = nil, lenient: Bool = false)
    -> ImportResult
  {
    var request = ImportRequest(source: text.source, screen: "home", variant: "phone")
    request.density = density
    request.lenient = lenient
    if let offset { request.options = PluginOptions([.init("offset", .text(offset))]) }
    return DetoxImporter().read(request)
  }

  private func snapshot(_ text: String, offset: String? = nil, density: Double? = nil) throws -> ImportedSnapshot {
    let result = result(MarkedText(text), offset: offset, density: density)
    #expect(result.diagnostics.isEmpty)
    return try #require(result.snapshot)
  }

  private func android(_ content: String) -> String {
    """
    <?xml version='1.0' encoding='UTF_8' standalone='yes' ?>
    <ViewHierarchy density="2.5"><DecorView class="com.android.internal.policy.DecorView" width="1000" height="2000"
      visibility="visible" alpha="1.0" x="0" y="0" id="detox_temp_">\(content)</DecorView></ViewHierarchy>
    """
  }

  @Test("on Android the file says the density; places are pixels of the window; injected ids are none")
  func androidView() throws {
    let snapshot = try snapshot(
      android(
        """
        <ReactViewGroup class="com.facebook.react.views.view.ReactViewGroup" width="250" height="100" visibility="visible"
          alpha="1.0" label="Save" x="50" y="100" id="save">
          <ReactTextView class="com.facebook.react.views.text.ReactTextView" width="200" height="50" visibility="visible"
            alpha="1.0" x="75" y="125" text="Save" id="detox_temp_0_0"/>
        </ReactViewGroup>
        """))
    #expect(snapshot.display == Size(400, 800))
    #expect(snapshot.scale == 2.5)
    #expect(snapshot.origin == ImportedOrigin(format: "detox", unit: "px", scale: 2.5))
    #expect(snapshot.elements.map(\.id) == ["decorView-0", "save", "save/reactTextView-0"])
    #expect(snapshot.elements.map(\.identity) == [.path, .native, .path])
    #expect(snapshot.elements.map(\.label) == [nil, "Save", nil])
    #expect(snapshot.elements.map(\.text) == [nil, nil, "Save"])
    #expect(
      snapshot.elements.map(\.frame) == [Rect(0, 0, 400, 800), Rect(20, 40, 100, 40), Rect(30, 50, 80, 20)])
    #expect(snapshot.elements.map(\.visibility) == [.unknown, .unknown, .unknown])
  }

  @Test("a density that is said wins; one that is no number is reported")
  func density() throws {
    #expect(try snapshot(android(""), density: 160).display == Size(1000, 2000))
    let text = MarkedText("<ViewHierarchy density=\"1️⃣high1️⃣\"><A x='0' y='0' width='9' height='9'/></ViewHierarchy>")
    let diagnostics = result(text).diagnostics
    #expect(diagnostics.map(\.message) == ["density \"high\" is not a number"])
    #expect(diagnostics.first?.primary?.range == text.span(1).range)
    #expect(diagnostics.first?.notes == [.init("say it in dots per inch with --density")])
  }

  private func view(_ name: String, _ attributes: String, _ content: String = "") -> String {
    "<\(name) class='\(name)' width='100' height='100' \(attributes)>\(content)</\(name)>"
  }

  @Test("a view that isn't shown hides its contents")
  func hidden() throws {
    let inner = view("B", "x='0' y='0' visibility='visible' alpha='1.0'")
    let elements = try snapshot(
      android(
        view("A", "x='0' y='0' visibility='gone'", inner) + view("A", "x='0' y='0' visibility='invisible'", inner)
          + view("A", "x='0' y='0' alpha='0.0'", inner) + view("A", "x='0' y='0' alpha='0.5'", inner))
    ).elements.dropFirst()
    #expect(
      elements.map(\.visibility) == [
        .gone, .gone, .hidden, .hidden, .transparent, .transparent, .unknown, .unknown,
      ])
  }

  @Test("the place of a smaller window on the screen is not in the file")
  func dialog() throws {
    let text = MarkedText(
      android("").replacing("</DecorView>", with: "</DecorView>1️⃣<PopupDecorView1️⃣ width='400' height='300' x='0' y='0'>")
        .replacing("</ViewHierarchy>", with: view("Button", "x='0' y='0'") + "</PopupDecorView></ViewHierarchy>"))
    let found = result(text)
    #expect(found.snapshot?.elements.map(\.id) == ["decorView-0"])
    #expect(found.snapshot?.origin.truncated == true)
    #expect(found.diagnostics.map(\.severity) == [.warning])
    #expect(found.diagnostics.map(\.message) == ["the place of a window smaller than the screen is not in the file"])
    #expect(found.diagnostics.first?.primary?.range == text.span(1).range)
    #expect(found.diagnostics.first?.notes == [.init("its contents are left out")])
  }

  private func ios(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <ViewHierarchy><UIWindow class="UIWindow" width="390" height="844" visibility="visible" alpha="1.0">\(content)
    </UIWindow></ViewHierarchy>
    """
  }

  @Test("on iOS a place is one in the view around it")
  func appleView() throws {
    let snapshot = try snapshot(
      ios(
        """
        <RCTView class="RCTView" width="358" height="100" x="16" y="200" testID="card">
          <RCTTextView class="RCTTextView" width="100" height="20" x="8" y="12" text="Lunch?" label="Lunch?"/>
          <UISwitch class="UISwitch" width="51" height="31" x="290" y="40" value="1" testID="detox_temp_0_1"/>
        </RCTView>
        """))
    #expect(snapshot.display == Size(390, 844))
    #expect(snapshot.elements.map(\.id) == ["window-0", "card", "card/staticText-0", "card/switch-1"])
    #expect(
      snapshot.elements.map(\.frame) == [
        Rect(0, 0, 390, 844), Rect(16, 200, 358, 100), Rect(24, 212, 100, 20), Rect(306, 240, 51, 31),
      ])
    #expect(snapshot.elements.map(\.isChecked) == [nil, nil, nil, true])
    #expect(snapshot.windows.map(\.kind) == [.app])
  }

  @Test("an id may have the name that Android has")
  func appleID() throws {
    let button = """
      <RNGestureHandlerButton class="RNGestureHandlerButton" id="demo-button" label="Press Me!" width="393" height="41" x="0"
        y="67"><RCTParagraphComponentView class="RCTParagraphComponentView" label="Press Me!" text="Press Me!" width="68"
        height="17" x="162" y="12"/></RNGestureHandlerButton>
      """
    let elements = try snapshot(ios(button)).elements
    #expect(elements.map(\.id) == ["window-0", "demo-button", "demo-button/staticText-0"])
    #expect(elements.map(\.type) == ["window", "rnGestureHandlerButton", "staticText"])
    #expect(elements.last?.frame == Rect(162, 79, 68, 17))
  }

  @Test(
    "classes have short types",
    arguments: [
      ("UILabel", "staticText"), ("UIView", "view"), ("RNSScreenView", "rnsScreenView"),
      ("UIDropShadowView", "uiDropShadowView"), ("MyApp.FancyChart", "fancyChart"), ("Chart", "chart"), ("...", "view"),
    ])
  func types(name: String, type: String) throws {
    let text = "<A class='\(name)' x='0' y='0' width='9' height='9'/>"
    #expect(try snapshot(ios(text)).elements.map(\.type) == ["window", type])
  }

  private let scrolled = """
    <UIScrollView class="RCTEnhancedScrollView" width="390" height="700" x="0" y="100">
      1️⃣<RCTView1️⃣ class="RCTView" width="390" height="40" x="0" y="500" testID="row"><UILabel class="UILabel" x="0" y="0"
        width="9" height="9"/></RCTView>
      <RCTView class="RCTView" width="390" height="40" x="0" y="900" testID="row2"/>
    </UIScrollView>
    """

  @Test("the place of a scroll view's content is unknown, unless nothing was scrolled")
  func scrollView() throws {
    let text = MarkedText(ios(scrolled))
    let found = result(text)
    #expect(found.snapshot?.elements.map(\.type) == ["window", "scrollView"])
    #expect(found.snapshot?.origin.truncated == true)
    #expect(found.diagnostics.map(\.severity) == [.warning])
    #expect(
      found.diagnostics.map(\.message) == [
        "the place of a scroll view's content is not known: the file does not say how far it is scrolled"
      ])
    #expect(found.diagnostics.first?.primary?.range == text.span(1).range)
    #expect(
      found.diagnostics.first?.notes == [
        .init("2 views and their contents are left out"),
        .init("--set offset=zero imports them, if nothing was scrolled when the hierarchy was taken"),
      ])
    let atRest = result(text, offset: "zero")
    #expect(atRest.diagnostics.isEmpty)
    #expect(atRest.snapshot?.elements.map(\.id) == ["window-0", "scrollView-0.0", "row", "row/staticText-0", "row2"])
    #expect(atRest.snapshot?.elements.map(\.frame.y) == [0, 100, 600, 600, 1000])
    #expect(atRest.snapshot?.spaces.map(\.viewport) == [Rect(0, 100, 390, 700)])
  }

  @Test("a hierarchy whose numbers are redacted is refused by name, leniently too")
  func redacted() throws {
    let text = MarkedText("<ViewHierarchy density='2.75'><A width=\"1️⃣<number>1️⃣\" height=\"<number>\"/></ViewHierarchy>")
    #expect(DetoxImporter().recognizes(text.source) == 100)
    for lenient in [false, true] {
      let found = result(text, lenient: lenient)
      #expect(found.snapshot == nil)
      #expect(found.diagnostics.map(\.id) == [.importFailed])
      #expect(
        found.diagnostics.map(\.message) == [
          "the numbers of this hierarchy are redacted: <number> stands for each of them"
        ])
      #expect(found.diagnostics.first?.primary?.range == text.span(1).range)
      #expect(
        found.diagnostics.first?.notes == [
          .init("import what device.generateViewHierarchyXml() returns, before a test redacts it")
        ])
    }
  }

  @Test(
    "a malformed, too large or missing number is reported at its place",
    arguments: [
      ("x='1️⃣wide1️⃣' y='0'", DiagnosticID.wrongType, "x \"wide\" is not a number"),
      ("x='1️⃣1e4001️⃣' y='0'", .valueOutOfRange, "x \"1e400\" lies beyond the limit of coordinates"),
    ])
  func numbers(attributes: String, id: DiagnosticID, message: String) throws {
    for text in [ios(view("A", attributes)), android(view("A", attributes))] {
      let marked = MarkedText(text)
      let found = result(marked)
      #expect(found.diagnostics.map(\.id) == [id])
      #expect(found.diagnostics.map(\.message) == [message])
      #expect(found.diagnostics.first?.primary?.range == marked.span(1).range)
    }
    let missing = result(MarkedText(ios("<A x='0' width='9' height='9'/>")))
    #expect(missing.diagnostics.map(\.message) == ["<A> has no y"])
  }

  @Test("a file of another format is refused")
  func wrongRoot() {
    let found = result(MarkedText("1️⃣<hierarchy1️⃣/>"))
    #expect(
      found.diagnostics.map(\.message) == ["<hierarchy> where Detox's hierarchy begins with <ViewHierarchy>"])
  }
}
