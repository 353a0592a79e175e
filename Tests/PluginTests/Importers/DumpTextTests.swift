import TestSupport
import Testing
import TutorialAppiumAndroidImporter
import TutorialGeometry
import TutorialPluginKit
import TutorialSyntax
import TutorialUIAutomatorImporter
import TutorialWDAImporter

@Suite("Dumps as people have them on disk")
struct DumpTextTests {
  private let dump = "<hierarchy rotation='0'><node class='a.View' text='é漢' bounds='[0,0][9,9]'/></hierarchy>"

  /// Encodes a text in UTF-16, without a byte-order mark.
  private func utf16(_ units: some Sequence<UInt16>, isBig: Bool = false) -> [UInt8] {
    var bytes: [UInt8] = []
    for unit in units {
      let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
      bytes += isBig ? [high, low] : [low, high]
    }
    return bytes
  }

  private func read(_ importer: any Importer, _ bytes: [UInt8]) -> ImportResult {
    let source = SourceText(path: "dump.xml", bytes: bytes)
    #expect(importer.recognizes(source) >= 90)
    return importer.result(source)
  }

  @Test(
    "uiautomator's own messages before and after the dump are skipped",
    arguments: [
      ("", "UI hierchary dumped to: /dev/tty\n"), ("UI hierchary dumped to: /sdcard/window_dump.xml\n", ""),
      ("UI hierarchy dumped to: /dev/tty\r\n\r\n", "\n"),
      ("WARNING: linker: libdvm.so has text relocations\n", "\nUI hierchary dumped to: /dev/tty"),
    ])
  func toolsWords(before: String, behind: String) {
    for declaration in ["", "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>"] {
      let result = read(UIAutomatorImporter(), Array((before + declaration + dump + behind).utf8))
      #expect(result.diagnostics.isEmpty)
      #expect(result.snapshot?.elements.map(\.text) == ["é漢"])
      #expect(result.snapshot?.origin.truncated == false)
    }
  }

  @Test("places behind a tool's words are those of the file")
  func places() throws {
    let text = MarkedText(
      "UI hierchary dumped to: /dev/tty\n<hierarchy>1️⃣<node1️⃣ class='x'/><node bounds='2️⃣[2️⃣'/></hierarchy>")
    let diagnostics = UIAutomatorImporter().result(text, display: Size(9, 9)).diagnostics
    #expect(diagnostics.map { $0.primary?.range } == [text.span(1).range, text.span(2).range])
    let broken = MarkedText("UI hierchary dumped to: /dev/tty\n<hierarchy>\n<node bounds='1️⃣<1️⃣'/></hierarchy>")
    #expect(try UIAutomatorImporter().finding(broken).primary?.range == broken.span(1).range)
  }

  @Test("other words are no part of a dump", arguments: ["hello", "UI hierchary dumped to: x\nhello\n"])
  func otherWords(text: String) {
    #expect(UIAutomatorImporter().result(MarkedText(text + dump)).snapshot == nil)
    #expect(UIAutomatorImporter().result(MarkedText(dump + text)).snapshot == nil)
  }

  @Test("UTF-16 of either order is read, with a byte-order mark or without, whatever the declaration says")
  func encodings() {
    for declaration in ["", "<?xml version='1.0' encoding='UTF-8'?>", "<?xml version='1.0' encoding='utf-16'?>"] {
      for isBig in [true, false] {
        for mark in [[], isBig ? [0xFE, 0xFF] : [0xFF, 0xFE]] as [[UInt8]] {
          let units = utf16((declaration + dump).utf16, isBig: isBig)
          let result = read(UIAutomatorImporter(), mark + units)
          #expect(result.diagnostics.isEmpty)
          #expect(result.snapshot?.elements.map(\.text) == ["é漢"])
        }
      }
    }
  }

  @Test("half a character at the end, and halves of pairs, end nothing")
  func brokenUTF16() {
    let units: [UInt16] = Array(dump.utf16.prefix(40)) + [0xD800, 0x0041]
    let bytes = [0xFF, 0xFE] + utf16(units) + [0x3C]
    #expect(UIAutomatorImporter().result(SourceText(path: "d", bytes: bytes)).snapshot == nil)
  }

  @Test("Android's serializer calls UTF-8 otherwise than anybody else")
  func utf8() {
    let result = read(UIAutomatorImporter(), Array(("<?xml version='1.0' encoding='UTF_8' ?>" + dump).utf8))
    #expect(result.snapshot?.elements.map(\.text) == ["é漢"])
  }

  @Test("a server's answer around XML is taken off", arguments: ["<", "\\n<", "\\u003c"])
  func answer(opening: String) {
    let ios = "?xml version='1.0'?><XCUIElementTypeApplication x='0' y='0' width='9' height='9'/>"
    let result = read(
      WDAImporter(), Array("{\n \"sessionId\" : null, \"value\" : \"\(opening)\(ios)\"}".utf8))
    #expect(result.diagnostics.isEmpty)
    #expect(result.snapshot?.elements.map(\.type) == ["application"])
    let android = "hierarchy><a.B bounds='[0,0][9,9]'/></hierarchy>"
    let other = read(AppiumAndroidImporter(), Array("{\"value\":\"\(opening)\(android)\"}".utf8))
    #expect(other.snapshot?.elements.map(\.type) == ["b"])
  }

  @Test(
    "an answer with another value is refused",
    arguments: ["{\"value\": \"hello\"}", "{\"value\": {}}", "{\"value\": \"<"])
  func otherAnswer(text: String) {
    #expect(WDAImporter().recognizes(MarkedText(text).source) == 0)
    #expect(WDAImporter().result(MarkedText(text)).snapshot == nil)
  }

  @Test("iOS elements may stand in what Android's dumps begin with")
  func wrapped() {
    let text = "<hierarchy><XCUIElementTypeApplication x='0' y='0' width='9' height='9'/></hierarchy>"
    #expect(read(WDAImporter(), Array(text.utf8)).snapshot?.elements.map(\.id) == ["application-0"])
  }

  @Test("several elements at the top level are several roots")
  func severalRoots() throws {
    let windows = """
      <?xml version="1.0" encoding="UTF-8"?>
      <XCUIElementTypeApplication x="0" y="0" width="390" height="844">
        <XCUIElementTypeButton name="a" x="0" y="0" width="9" height="9"/>
      </XCUIElementTypeApplication>
      <XCUIElementTypeStatusBar name="b" x="0" y="0" width="390" height="47"/>
      """
    let result = read(WDAImporter(), Array(windows.utf8))
    #expect(result.diagnostics.isEmpty)
    #expect(result.snapshot?.elements.map(\.id) == ["application-0", "a", "b"])
    #expect(result.snapshot?.elements.map(\.parent) == [nil, "application-0", nil])
    let views = "<android.widget.FrameLayout bounds='[0,0][9,9]'/><android.widget.FrameLayout bounds='[1,1][5,5]'/>"
    #expect(read(AppiumAndroidImporter(), Array(views.utf8)).snapshot?.elements.count == 2)
  }

  @Test("places in a file of several roots are those of the file")
  func placesOfRoots() throws {
    let text = MarkedText("<?xml version='1.0'?>\n<a.B bounds='[0,0][9,9]'/>\n<a.B bounds='1️⃣x1️⃣'/>")
    #expect(try AppiumAndroidImporter().finding(text).primary?.range == text.span(1).range)
  }

  @Test(
    "two whole dumps in a file are two screens",
    arguments: ["", "\n<?xml version='1.0' encoding='UTF-8'?>"])
  func severalDumps(between: String) throws {
    let text = MarkedText(
      dump + between.replacing("<?xml", with: "1️⃣<1️⃣?xml") + (between.isEmpty ? "1️⃣<1️⃣" : "<") + dump.dropFirst())
    let finding = try UIAutomatorImporter().finding(text)
    #expect(finding.id == .xmlSyntax)
    #expect(finding.message == "another dump begins after the end of the first")
    #expect(finding.primary?.range == text.span(1).range)
    #expect(
      finding.notes == [
        .init("a file is one screen: give each dump a file of its own"),
        .init("--lenient keeps everything before it"),
      ])
    #expect(UIAutomatorImporter().result(text, lenient: true).snapshot?.elements.count == 1)
  }
}
