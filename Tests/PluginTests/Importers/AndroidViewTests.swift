import TestSupport
import Testing
import TutorialGeometry
import TutorialUIAutomatorImporter
import TutorialAppiumAndroidImporter
import TutorialPluginKit
import TutorialSyntax

@Suite("The views of Android dumps")
struct AndroidViewTests {
  @Test("a view keeps its id, label, text and class")
  func view() throws {
    let snapshot = try UIAutomatorImporter().snapshot(
      """
      <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][100,200]">
        <node text="Send" resource-id="com.example:id/send" class="android.widget.ImageButton" content-desc="Send mail"
          bounds="[10,20][50,60]"/>
      </node></hierarchy>
      """)
    var expected = ImportedElement(id: "send", frame: Rect(10, 20, 40, 40), visibility: .visible)
    expected.nativeId = "com.example:id/send"
    expected.type = "button"
    expected.nativeType = "android.widget.ImageButton"
    expected.label = "Send mail"
    expected.text = "Send"
    expected.parent = "frameLayout-0"
    #expect(snapshot.elements.last == expected)
  }

  @Test("empty texts and ids are left out")
  func emptyTexts() throws {
    let snapshot = try UIAutomatorImporter().snapshot(
      "<hierarchy><node text='' resource-id='' content-desc='' class='' bounds='[0,0][9,9]'/></hierarchy>")
    var expected = ImportedElement(id: "node-0", frame: Rect(0, 0, 9, 9), visibility: .visible)
    expected.identity = .path
    expected.type = "node"
    expected.nativeType = "node"
    #expect(snapshot.elements == [expected])
  }

  @Test(
    "classes have short types, whatever library they come from",
    arguments: [
      ("android.widget.TextView", "text"), ("androidx.appcompat.widget.AppCompatTextView", "text"),
      ("android.widget.Button", "button"), ("com.google.android.material.button.MaterialButton", "button"),
      ("android.widget.ImageView", "image"), ("android.widget.EditText", "textField"),
      ("android.widget.Switch", "switch"), ("android.widget.CheckBox", "checkBox"),
      ("androidx.recyclerview.widget.RecyclerView", "list"), ("android.support.v7.widget.RecyclerView", "list"),
      ("android.widget.ScrollView", "scrollView"), ("android.view.View", "view"),
      ("com.example.Outer$FancyChart", "fancyChart"), ("x", "x"), ("...", "view"),
    ])
  func types(className: String, type: String) throws {
    let snapshot = try UIAutomatorImporter().snapshot(
      "<hierarchy><node class='\(className)' bounds='[0,0][9,9]'/></hierarchy>")
    #expect(snapshot.elements.map(\.type) == [type])
    #expect(snapshot.elements.map(\.nativeType) == [className])
  }

  @Test("a text field that hides its text is a secure one; a container in a list is a cell")
  func typesInContext() throws {
    let snapshot = try AppiumAndroidImporter().snapshot(
      """
      <hierarchy class="hierarchy">
        <androidx.recyclerview.widget.RecyclerView bounds="[0,0][100,100]">
          <android.widget.LinearLayout bounds="[0,0][100,20]">
            <android.widget.LinearLayout bounds="[0,0][100,20]"/>
          </android.widget.LinearLayout>
          <android.widget.TextView bounds="[0,20][100,40]"/>
        </androidx.recyclerview.widget.RecyclerView>
        <android.widget.EditText password="true" bounds="[0,40][100,60]"/>
      </hierarchy>
      """)
    #expect(snapshot.elements.map(\.type) == ["list", "cell", "linearLayout", "text", "secureTextField"])
  }

  @Test("bounds the wrong way round are kept, never swapped, and clipped", arguments: ["true", "false"])
  func inverted(displayed: String) throws {
    let snapshot = try AppiumAndroidImporter().snapshot(
      """
      <hierarchy class="hierarchy">
        <android.widget.TextView resource-id="row" bounds="[204,1821][774,1776]" displayed="\(displayed)"/>
      </hierarchy>
      """, display: Size(1080, 2088))
    #expect(snapshot.elements.map(\.frame) == [Rect(204, 1821, 570, -45)])
    #expect(snapshot.elements.map(\.visibility) == [.clipped])
  }

  @Test(
    "visibility is what the dump says; nothing said is unknown to Appium, and seen to uiautomator",
    arguments: [
      ("displayed='true'", "[1,1][9,9]", ImportedElement.Visibility.visible, ImportedElement.Visibility.visible),
      ("displayed='false'", "[1,1][9,9]", .hidden, .hidden),
      ("displayed='false'", "[0,100][9,109]", .offscreen, .offscreen),
      ("displayed='false'", "[-9,1][0,9]", .offscreen, .offscreen),
      ("displayed='false'", "[-9,1][1,9]", .hidden, .hidden),
      ("visible-to-user='true'", "[1,1][9,9]", .visible, .visible),
      ("visible-to-user='false'", "[1,1][9,9]", .hidden, .hidden),
      ("displayed='maybe'", "[1,1][9,9]", .unknown, .unknown),
      ("", "[1,1][9,9]", .unknown, .visible),
    ])
  func visibility(
    attribute: String, bounds: String, appium: ImportedElement.Visibility, uiautomator: ImportedElement.Visibility
  ) throws {
    let inAppium = try AppiumAndroidImporter().snapshot(
      "<hierarchy class='hierarchy'><a.B bounds='\(bounds)' \(attribute)/></hierarchy>", display: Size(100, 100))
    #expect(inAppium.elements.map(\.visibility) == [appium])
    let inUIAutomator = UIAutomatorImporter().result(
      MarkedText("<hierarchy><node bounds='\(bounds)' \(attribute)/></hierarchy>"), display: Size(100, 100))
    #expect(inUIAutomator.snapshot?.elements.map(\.visibility) == [uiautomator])
  }

  @Test(
    "bounds may have spaces and fractions",
    arguments: [
      ("[0 ,20][9, 29]", Rect(0, 20, 9, 9)), ("[ 1.5 , 2 ][3,4]", Rect(1.5, 2, 1.5, 2)),
      ("[-5,-6][7,8]", Rect(-5, -6, 12, 14)),
    ])
  func spacedBounds(bounds: String, frame: Rect) throws {
    let snapshot = try UIAutomatorImporter().snapshot(
      "<hierarchy><node bounds='\(bounds)'/></hierarchy>", display: Size(99, 99))
    #expect(snapshot.elements.map(\.frame) == [frame])
  }

  @Test(
    "bounds of another form are reported where they stand",
    arguments: [
      "[0,0]", "[0,0][1,1", "[0,0][1,1]]", "0,0,1,1", "[0,0][1]", "[a,b][c,d]", "[0,,0][1,1]", "[][]", "[0,0] [1,1]",
      "[0x1,0][1,1]", "[١,0][1,1]",
    ])
  func malformedBounds(bounds: String) throws {
    let text = MarkedText(
      "<hierarchy width='9' height='9'>\n<node text=\"bounds='\" bounds='1️⃣\(bounds)1️⃣'/></hierarchy>")
    let finding = try UIAutomatorImporter().finding(text)
    #expect(finding.id == .wrongType)
    #expect(finding.message == "\"\(bounds)\" is not of the form [left,top][right,bottom]")
    #expect(finding.primary?.range == text.span(1).range)
    #expect(finding.notes == [.init("--lenient leaves such elements out")])
  }

  @Test(
    "bounds beyond all coordinates are reported",
    arguments: ["[9999999999999999999,0][1,1]", "[0,0][1e400,1]", "[0,0][inf,1]", "[0,-.nan][1,1]", "[0,0][5000001,1]"])
  func hugeBounds(bounds: String) throws {
    let text = MarkedText("<hierarchy width='9' height='9'><node bounds='1️⃣\(bounds)1️⃣'/></hierarchy>")
    let finding = try UIAutomatorImporter().finding(text)
    #expect(finding.id == .valueOutOfRange)
    #expect(finding.message == "bounds \"\(bounds)\" lie beyond the limit of coordinates")
    #expect(finding.primary?.range == text.span(1).range)
  }

  @Test("views without bounds are one finding, and are left out where that is asked for")
  func missingBounds() throws {
    let text = MarkedText(
      """
      <hierarchy class="hierarchy">
        1️⃣<android.widget.ImageView1️⃣ text="Image3">
          <android.widget.TextView resource-id="inner" bounds="[0,0][10,10]"/>
        </android.widget.ImageView>
        2️⃣<android.view.View2️⃣/>
        <android.view.View/>
      </hierarchy>
      """)
    let finding = try AppiumAndroidImporter().finding(text, display: Size(100, 100))
    #expect(finding.id == .missingKey)
    #expect(finding.severity == .error)
    #expect(finding.message == "<android.widget.ImageView> has no bounds")
    #expect(finding.primary?.range == text.span(1).range)
    #expect(
      finding.notes == [
        .init("2 more elements like it", at: text.span(2)),
        .init("--lenient leaves such elements out"),
      ])

    let lenient = AppiumAndroidImporter().result(text, display: Size(100, 100), lenient: true)
    #expect(lenient.diagnostics.map(\.severity) == [.warning])
    #expect(lenient.diagnostics.first?.notes.last == .init("they are left out"))
    #expect(lenient.snapshot?.elements.map(\.id) == ["inner"])
    #expect(lenient.snapshot?.elements.map(\.parent) == [nil])
    #expect(lenient.snapshot?.origin.truncated == false)
  }

  @Test("a tag that is no view is reported")
  func strangeTag() throws {
    let text = MarkedText("<hierarchy width='9' height='9'><node bounds='[0,0][9,9]'/>1️⃣<div1️⃣ a='b'/></hierarchy>")
    let finding = try UIAutomatorImporter().finding(text)
    #expect(finding.id == .unknownKey)
    #expect(finding.message == "unexpected <div> in a dump")
    #expect(finding.primary?.range == text.span(1).range)
  }

  @Test(
    "a file of another format is refused by name",
    arguments: [
      ("<html/>", "<html> where a uiautomator dump begins with <hierarchy>"),
      ("<AppiumAUT/>", "<AppiumAUT> where a uiautomator dump begins with <hierarchy>"),
    ])
  func wrongRoot(text: String, message: String) throws {
    let finding = try UIAutomatorImporter().finding(MarkedText(text))
    #expect(finding.id == .importFailed)
    #expect(finding.message == message)
    #expect(finding.primary?.range == ByteRange(0, UInt32(text.utf8.count - 2)))
  }

  @Test("a dump of all windows is explained")
  func allWindows() throws {
    let finding = try UIAutomatorImporter().finding(MarkedText("<displays><display id='0'/></displays>"))
    #expect(finding.id == .importFailed)
    #expect(finding.message == "<displays> where a uiautomator dump begins with <hierarchy>")
    #expect(finding.notes == [.init("this is a dump of all windows; take it again without --windows")])
  }

  @Test("the readable part of a truncated dump is kept with --lenient, and marked as truncated")
  func truncated() throws {
    let text = MarkedText(
      "<hierarchy rotation='0'><node resource-id='a' bounds='[0,0][9,9]'><node resource-id='b' bounds='[0,0][5,1️⃣")
    let result = UIAutomatorImporter().result(text, lenient: true)
    #expect(result.diagnostics.map(\.id) == [.xmlSyntax])
    #expect(result.diagnostics.map(\.severity) == [.warning])
    #expect(result.diagnostics.first?.primary?.range == text.span(1).range)
    #expect(result.diagnostics.first?.notes == [.init("everything before it is kept")])
    #expect(result.snapshot?.elements.map(\.id) == ["a"])
    #expect(result.snapshot?.origin.truncated == true)
    #expect(UIAutomatorImporter().result(text).snapshot == nil)
  }

  @Test("text after a complete dump is a warning, and the dump isn't marked as truncated")
  func textBehind() {
    let result = UIAutomatorImporter().result(
      MarkedText("<hierarchy><node bounds='[0,0][9,9]'/></hierarchy>Done."), lenient: true)
    #expect(result.diagnostics.map(\.severity) == [.warning])
    #expect(result.snapshot?.origin.truncated == false)
  }

  @Test("a view's actions and states are imported unless they are the usual ones")
  func state() throws {
    let nodes = [
      "enabled='false' checkable='true' checked='false' selected='false' clickable='false'",
      "enabled='true' checkable='true' checked='true' selected='true' clickable='true'",
      "enabled='true' checkable='false' checked='false' selected='false' clickable='false'", "",
    ]
    let elements = try UIAutomatorImporter().snapshot(
      "<hierarchy><node class='x' bounds='[0,0][9,9]'>"
        + nodes.map { "<node class='x' \($0) bounds='[0,0][9,9]'/>" }.joined() + "</node></hierarchy>"
    ).elements.dropFirst()
    #expect(elements.map(\.isEnabled) == [false, nil, nil, nil])
    #expect(elements.map(\.isChecked) == [false, true, nil, nil])
    #expect(elements.map(\.isSelected) == [nil, true, nil, nil])
    #expect(elements.map(\.isClickable) == [nil, true, nil, nil])
  }

  @Test(
    "an order of painting other than the document's is the height of each view",
    arguments: [([2, 1, 1], [0, 2, 3, 1]), ([1, 1, 2], nil), ([1, 1, 1], nil)] as [([Int], [Int?]?)])
  func paintOrder(orders: [Int], places: [Int?]?) throws {
    let snapshot = try UIAutomatorImporter().snapshot(
      """
      <hierarchy><node class='x' bounds='[0,0][9,9]'>
        <node class='x' drawing-order='\(orders[0])' bounds='[0,0][9,9]'>
          <node class='x' drawing-order='\(orders[1])' bounds='[0,0][9,9]'/>
        </node>
        <node class='x' drawing-order='\(orders[2])' bounds='[0,0][9,9]'/>
      </node></hierarchy>
      """)
    #expect(snapshot.elements.map(\.z) == places ?? [nil, nil, nil, nil])
  }
}
