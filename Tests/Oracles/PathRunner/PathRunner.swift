import TutorialGeometry

/// Reads path data for the oracle beside it: one per line of standard input, percent-encoded.
///
/// The answer to each is one line of JSON:
///
/// - for valid path data, a list of subpaths, each `{ "closed", "offset", "points", "bounds" }`;
/// - if numbers follow the path data, the properties of its shape: see `ShapeTrial`;
/// - for an error, `{ "offset", "message" }`, the message percent-encoded.
@main
enum PathRunner {
  static func main() {
    while let line = readLine() {
      let words = line.split(separator: " ", omittingEmptySubsequences: false)
      let data = percentDecoded(words.first.map(String.init) ?? "")
      let numbers = words.dropFirst().compactMap { Double($0) }
      let answer =
        numbers.isEmpty
        ? PathData.parse(data).map { "[\($0.map(describe).joined(separator: ", "))]" }
        : ShapeTrial.make(data: data, numbers).map(\.answer)
      switch answer {
      case .success(let text): print(text)
      case .failure(let error):
        print("{\"offset\": \(error.offset), \"message\": \"\(percentEncoded(error.message))\"}")
      }
    }
  }

  private static func describe(_ subpath: Subpath) -> String {
    let outline = Outline(subpath.segments)
    let box = outline.bounds
    let sides = [box.minX, box.minY, box.maxX, box.maxY]
    return "{\"closed\": \(subpath.isClosed), \"offset\": \(subpath.offset), \"points\": \(outline.points), "
      + "\"bounds\": \(sides)}"
  }

  /// Decodes percent-encoded UTF-8; `%` and two digits stand for any byte.
  private static func percentDecoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Substring(text).utf8
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Percent-encodes non-ASCII bytes, and all that JSON would have to escape.
  private static func percentEncoded(_ text: String) -> String {
    text.utf8.reduce(into: "") { result, byte in
      let needsEncoding = byte < 0x20 || byte > 0x7E || [UInt8](#""%\"#.utf8).contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      result += needsEncoding ? "%" + (byte < 16 ? "0" : "") + digits : String(UnicodeScalar(byte))
    }
  }
}
