import TutorialReporting
import TutorialSyntax

/// A part of the preview's own pages.
///
/// Interpolated texts are escaped, and invisible characters replaced by visible ones.
struct HTML: ExpressibleByStringInterpolation {
  let bytes: [UInt8]

  init(stringLiteral markup: String) { bytes = Array(markup.utf8) }

  init(stringInterpolation: StringInterpolation) { bytes = stringInterpolation.bytes }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ markup: String) { bytes += markup.utf8 }

    mutating func appendInterpolation(_ text: String) { bytes += HTML.escaped(text.printable) }

    mutating func appendInterpolation(_ part: HTML) { bytes += part.bytes }

    mutating func appendInterpolation(_ parts: [HTML]) { bytes += parts.flatMap(\.bytes) }
  }

  /// A whole page.
  ///
  /// - Parameters:
  ///   - wayUp: the relative path to the list's folder.
  ///   - news: the path of its news, relative to that folder.
  ///   - revision: the revision of the page.
  static func page(title: String, wayUp: String, news: String, revision: String, _ body: HTML) -> [UInt8] {
    let page: HTML = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>\(title)</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <link rel="icon" href="data:,">
      <link rel="stylesheet" href="\(wayUp + Site.styleName)">
      \(LiveScript.tag(wayUp: wayUp, news: news, revision: revision))
      </head>
      <body>
      \(body)</body>
      </html>

      """
    return page.bytes
  }

  private static func escaped(_ text: String) -> [UInt8] {
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
