import TutorialReporting
import TutorialSyntax

/// Writes a page of the preview's own. Texts are escaped, and what a reader would not see as it is has a stand-in.
struct HTMLWriter {
  private var bytes: [UInt8] = []

  /// The start of a page, up to its body.
  ///
  /// - Parameters:
  ///   - wayUp: to what lies beside the list.
  ///   - news: where its news are, from there.
  ///   - revision: by which it is known.
  init(title: String, wayUp: String, news: String, revision: String) {
    raw("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>")
    text(title)
    raw("</title>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    raw("<meta name=\"color-scheme\" content=\"light dark\">\n<link rel=\"icon\" href=\"data:,\">\n")
    raw("<link rel=\"stylesheet\" href=\"")
    text(wayUp + Site.styleName)
    raw("\">\n")
    bytes += LiveScript.tag(wayUp: wayUp, news: news, revision: revision)
    raw("\n</head>\n<body>\n")
  }

  /// Writes markup.
  mutating func raw(_ markup: StaticString) {
    bytes += UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount)
  }

  /// Writes a text, also as the value of an attribute in quotes.
  mutating func text(_ text: String) { bytes += Self.escaped(text.printable) }

  /// Writes a text of several lines.
  mutating func lines(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      self.text(String(line))
      bytes.append(10)
    }
  }

  /// Ends the page.
  mutating func finish() -> [UInt8] {
    raw("</body>\n</html>\n")
    return bytes
  }

  static func escaped(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
      case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
      case UInt8(ascii: ">"): bytes += Array("&gt;".utf8)
      case UInt8(ascii: "\""): bytes += Array("&quot;".utf8)
      case UInt8(ascii: "'"): bytes += Array("&#39;".utf8)
      default: bytes.append(byte)
      }
    }
    return bytes
  }
}
