import Testing
import TutorialDrawing

@Suite("SVG is well-formed, whatever a text holds")
struct SVGWriterTests {
  private func written(_ write: (inout SVGWriter) -> Void) -> String {
    var writer = SVGWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test(
    "markup characters are escaped, characters that XML forbids are replaced, all others are kept",
    arguments: [
      ("Tap here", "Tap here", "Tap here"), ("", "", ""), ("a<b>&c", "a&lt;b&gt;&amp;c", "a&lt;b&gt;&amp;c"),
      ("say \"x\"", "say &quot;x&quot;", "say \"x\""), ("a\tb\nc\r", "a&#9;b&#10;c&#13;", "a b c "),
      ("\u{0}\u{7F}\u{80}\u{FFFE}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("日本 ~ é", "日本 ~ é", "日本 ~ é"),
    ])
  func escaping(text: String, attribute: String, content: String) {
    #expect(written { $0.leaf("g", ["id": text]) } == "<g id=\"\(attribute)\"/>\n")
    #expect(written { $0.text("text", [:], text) } == "<text>\(content)</text>\n")
  }
}
