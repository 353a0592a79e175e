import TutorialReporting
import TutorialSyntax

/// Writes one of the preview's own pages. Texts are escaped, and invisible characters replaced by visible ones.
struct HTMLWriter {
  private var bytes: [UInt8] = []

  /// Writes the start of a page, up to its body.
  ///
  /// - Parameters:
  ///   - wayUp: the relative path to the list's folder.
  ///   - news: the path of its news, relative to that folder.
  ///   - revision: the revision of the page.
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

  mutating func raw(_ markup: StaticString) {
    bytes += UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount)
  }

  /// Writes a text, which may also be an attribute's value in quotes.
  mutating func text(_ text: String) { bytes += Self.escaped(text.printable) }

  mutating func lines(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      self.text(String(line))
      bytes.append(10)
    }
  }

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
