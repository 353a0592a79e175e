import TestSupport
import Testing
import TutorialUIAutomatorImporter
import TutorialPluginKit
import TutorialSyntax

@Suite("Malformed XML is reported at the exact byte")
struct XMLSyntaxTests {
  @Test(
    "each fault has its place and its words",
    arguments: [
      ("1️⃣", "the file is empty"),
      ("1️⃣ \n", "the file is empty"),
      ("1️⃣hello1️⃣ there", "text where XML begins with \"<\""),
      ("1️⃣{1️⃣}", "not well-formed: unexpected \"{\""),
      ("<a>\n  <b>\n1️⃣", "the file breaks off inside <b>"),
      ("<a>\n  <b x=\"1\" 1️⃣", "the file breaks off inside <a>"),
      ("<a 1️⃣", "the file breaks off before its first element"),
      ("<a><!-- 1️⃣", "the file breaks off inside <a>"),
      ("<a>\n<b></1️⃣a1️⃣></b>", "</a> where </b> is expected"),
      ("<a x='1' y='2' 1️⃣x1️⃣='3'/>", "attribute \"x\" is written twice"),
      ("<a/>\n1️⃣junk1️⃣", "text after the end of the root element"),
      ("<a x='1️⃣<1️⃣'/>", "not well-formed: unexpected \"<\""),
      ("<a x=1️⃣11️⃣/>", "not well-formed: unexpected \"1\""),
      ("<a x='ü' 1️⃣&1️⃣/>", "not well-formed: unexpected \"&\""),
      ("<a>1️⃣\u{0}1️⃣</a>", "not well-formed: unexpected \"\\0\""),
      ("<a>1️⃣\u{FFFE}1️⃣</a>", "not well-formed: unexpected \"\u{FFFE}\""),
      ("<a x='&amp;1️⃣&nbsp;1️⃣'/>", "unknown entity \"&nbsp;\""),
      ("<a>1️⃣&nbsp;1️⃣</a>", "unknown entity \"&nbsp;\""),
      ("<a x='1️⃣&1️⃣#0;'/>", "a reference to a character that XML does not have"),
      ("\n1️⃣<?xml1️⃣ version='1.0'?><a/>", "the XML declaration is not at the very beginning of the file"),
      (
        "<?xml version='1.0' encoding='1️⃣klingon1️⃣'?><a/>",
        "encoding \"klingon\" is not known: a dump is UTF-8, UTF-16, ISO-8859-1 or US-ASCII"
      ),
      (
        "<?xml version='1.0' encoding='1️⃣utf-161️⃣'?><a/>",
        "the file is not in the encoding that its declaration names"
      ),
    ])
  func fault(marked: String, message: String) throws {
    let text = MarkedText(marked)
    let finding = try UIAutomatorImporter().finding(text)
    #expect(finding.id == .xmlSyntax)
    #expect(finding.severity == .error)
    #expect(finding.message == message)
    #expect(finding.primary?.range == text.span(1).range)
  }

  @Test("unclosed elements are shown")
  func opened() throws {
    let text = MarkedText("<hierarchy>\n  1️⃣<node1️⃣ bounds='[0,0][1,1]'>\n</hierarchy>")
    let finding = try UIAutomatorImporter().finding(text)
    #expect(finding.labels == [.init(text.span(1), "opened here")])
    #expect(finding.notes == [.init("--lenient keeps everything before it")])
  }

  @Test("bytes that are not UTF-8 have an id of their own", arguments: [[0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80]])
  func invalidUTF8(bytes: [UInt8]) throws {
    let source = SourceText(path: "dump.xml", bytes: Array("<a x='".utf8) + bytes + Array("'/>".utf8))
    let diagnostics = UIAutomatorImporter().result(source).diagnostics
    #expect(diagnostics.map(\.id) == [.invalidUTF8])
    #expect(diagnostics.first?.message == "a byte that is not UTF-8")
    #expect(diagnostics.first?.primary?.range == ByteRange(6, 7))
  }

  @Test("a document type declaration is refused before any of its entities is")
  func doctype() throws {
    let text = MarkedText(
      """
      1️⃣<!DOCTYPE1️⃣ lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY c "&b;&b;&b;">]>
      <hierarchy x="&c;"/>
      """)
    let finding = try UIAutomatorImporter().finding(text)
    #expect(finding.id == .xmlSyntax)
    #expect(finding.message == "a document type declaration is not accepted in a layout dump")
    #expect(finding.primary?.range == text.span(1).range)
  }

  @Test("nesting ends at 128")
  func nesting() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "<node bounds='[0,0][1,1]'>", count: depth) + String(repeating: "</node>", count: depth)
    }
    #expect(try UIAutomatorImporter().snapshot("<hierarchy>\(nested(127))</hierarchy>").elements.count == 127)
    let finding = try UIAutomatorImporter().finding(MarkedText("<hierarchy>\(nested(10_000))</hierarchy>"))
    #expect(finding.id == .limitExceeded)
    #expect(finding.message == "elements are nested deeper than the limit of 128")
    let tag = 11 + 127 * 26
    #expect(finding.primary?.range == ByteRange(UInt32(tag), UInt32(tag + 26)))
  }

  @Test("a snapshot ends at 100000 elements")
  func elementLimit() throws {
    let node = "<node bounds='[0,0][1,1]'/>"
    let full = "<hierarchy>\(String(repeating: node, count: 100_000))"
    #expect(try UIAutomatorImporter().snapshot(full + "</hierarchy>").elements.count == 100_000)
    let finding = try UIAutomatorImporter().finding(MarkedText(full + "1️⃣" + node + "1️⃣</hierarchy>"))
    #expect(finding.id == .limitExceeded)
    #expect(finding.message == "the file has more elements than the limit of 100000")
    #expect(finding.primary?.range.start == UInt32(full.utf8.count))
  }

  @Test("a file ends at 64 MiB")
  func fileLimit() throws {
    let source = SourceText(path: "dump.xml", bytes: [UInt8](repeating: UInt8(ascii: " "), count: 64 << 20 + 1))
    let diagnostics = UIAutomatorImporter().result(source).diagnostics
    #expect(diagnostics.map(\.id) == [.limitExceeded])
    #expect(diagnostics.map(\.message) == ["the file has 67108865 bytes, more than the limit of 64 MiB"])
  }

  @Test("UTF-16 and ISO-8859-1 are read, with a byte-order mark or a declaration")
  func encodings() throws {
    let text = "<hierarchy><node bounds='[0,0][1,1]' text='é'/></hierarchy>"
    let utf16: [UInt8] =
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] as [UInt8] }
    let latin1 = Array("<?xml version='1.0' encoding='ISO-8859-1'?>".utf8) + text.unicodeScalars.map { UInt8($0.value) }
    let utf8: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    for bytes in [utf16, latin1, utf8] {
      let result = UIAutomatorImporter().result(SourceText(path: "dump.xml", bytes: bytes))
      #expect(result.diagnostics.isEmpty)
      #expect(result.snapshot?.elements.map(\.text) == ["é"])
    }
  }
}
