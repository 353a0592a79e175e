import TestSupport
import Foundation
import Testing
import TutorialSyntax

@Suite("Written JSON")
struct JSONWriterTests {
  private func write(pretty: Bool, _ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(pretty: pretty)
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func sample(_ writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("id")
    writer.string("a\"b")
    writer.key("frame")
    writer.numbers([0, -0.0, 1.5, 1 / 3], decimals: 3)
    writer.key(escaping: "steps\n")
    writer.beginArray()
    writer.beginObject(onOneLine: true)
    writer.key("n")
    writer.number(3)
    writer.key("more")
    writer.beginArray()
    writer.bool(true)
    writer.null()
    writer.endArray()
    writer.endObject()
    writer.beginArray()
    writer.endArray()
    writer.endArray()
    writer.key("last")
    writer.beginObject()
    writer.endObject()
    writer.endObject()
    writer.endLine()
  }

  @Test("is compact")
  func compact() {
    #expect(
      write(pretty: false, sample)
        == #"{"id":"a\"b","frame":[0,0,1.5,0.333],"steps\n":[{"n":3,"more":[true,null]},[]],"last":{}}"# + "\n")
  }

  @Test("is indented by two spaces, short lists on one line")
  func pretty() {
    #expect(
      write(pretty: true, sample) == #"""
        {
          "id": "a\"b",
          "frame": [0, 0, 1.5, 0.333],
          "steps\n": [
            {"n": 3, "more": [true, null]},
            []
          ],
          "last": {}
        }

        """#)
  }

  @Test("escapes what must be, and nothing else")
  func escapes() throws {
    let text = String(String.UnicodeScalarView((0...0x7F).compactMap { Unicode.Scalar($0) })) + "é€😀\u{2028}"
    let written = write(pretty: false) { $0.string(text) }
    #expect(
      written
        == #""\u0000\u0001\u0002\u0003\u0004\u0005\u0006\u0007\b\t\n\u000b\f\r\u000e\u000f"#
        + #"\u0010\u0011\u0012\u0013\u0014\u0015\u0016\u0017\u0018\u0019\u001a\u001b\u001c\u001d\u001e\u001f"#
        + ##" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~"##
        + "\u{7F}é€😀\u{2028}\"")
    #expect(
      try JSONSerialization.jsonObject(with: Data(written.utf8), options: .fragmentsAllowed) as? String == text)
  }

  @Test("escapes a character wherever it stands, beside any other", arguments: ["\"", "\\", "\u{1F}", "\u{0}"])
  func escapesAnywhere(_ special: String) {
    let around = "ab!#[]~\u{20}\u{7F}é€😀xyz"
    for place in around.indices {
      let text = around[..<place] + special + around[place...]
      var escaped = ByteWriter()
      escaped.writeEscaped(special)
      let wanted = around[..<place] + String(decoding: escaped.bytes, as: UTF8.self) + around[place...]
      #expect(write(pretty: false) { $0.string(String(text)) } == "\"\(wanted)\"")
    }
    #expect(write(pretty: false) { $0.string(around) } == "\"\(around)\"")
  }

  @Test("four numbers are written like a list of them", arguments: [true, false])
  func fourNumbers(pretty: Bool) {
    for values in [[0, -1.5, 2.0005, 1e6], [1, 1e25, -1e300, 4]] as [[Double]] {
      let list = write(pretty: pretty) { $0.numbers(values, decimals: 3) }
      #expect(write(pretty: pretty) { $0.numbers((values[0], values[1], values[2], values[3]), decimals: 3) } == list)
    }
  }

  @Test("a long list of numbers has lines of twelve where the text is indented, the odd ones first")
  func longLists() {
    func lines(_ count: Int) -> [Int] {
      let text = write(pretty: true) { $0.numbers((0..<count).map(Double.init), decimals: 3) }
      return text.split(separator: "\n").map { $0.split(separator: ",").count }
    }
    #expect(lines(24) == [24])
    #expect(lines(26) == [1, 2, 12, 12, 1])
    #expect(lines(36) == [1, 12, 12, 12, 1])
    #expect(
      write(pretty: true) { $0.numbers((0..<26).map(Double.init), decimals: 3) } == """
        [
          0, 1,
          2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
          14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25
        ]
        """)
    let onOneLine = write(pretty: true) { writer in
      writer.beginArray(onOneLine: true)
      writer.numbers(Array(repeating: 1, count: 26), decimals: 3)
      writer.endArray()
    }
    #expect(!onOneLine.contains("\n"))
    #expect(!write(pretty: false) { $0.numbers(Array(repeating: 1, count: 26), decimals: 3) }.contains("\n"))
  }

  @Test("is read back by our own reader", arguments: [true, false])
  func roundTrip(pretty: Bool) {
    let result = JSONReader.read(SourceText(path: "a.json", bytes: Array(write(pretty: pretty, sample).utf8)))
    #expect(result.diagnostics == [])
    #expect(
      outline(result.value)
        == #"{"id": "a\"b", "frame": [0, 0, 1.5, 0.333], "steps\n": [{"n": 3, "more": [true, null]}, []], "last": {}}"#)
  }
}
