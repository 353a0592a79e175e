import TutorialSyntax

/// The comments inside a piece of YAML that is about to be replaced, kept behind its replacement.
struct KeptComments {
  /// The comments, each from its `#` to the end of its line.
  let comments: [String]
  /// A line break and indent to write after the comments if other content follows the piece on its line.
  private let ending: String

  /// - Parameter span: the piece; JSON has no comments.
  init(in span: SourceSpan) {
    let bytes = span.source.bytes
    let range = span.range.range.clamped(to: bytes.indices)
    comments = span.source.path.hasSuffix(".json") ? [] : Self.comments(in: bytes[range])
    let rest = bytes[range.upperBound...].prefix { !Self.isLineEnd($0) }.drop(while: Self.isBlank)
    if rest.isEmpty || rest.first == UInt8(ascii: "#") {
      ending = ""
    } else {
      // Only inside braces or brackets can anything else follow, and there a line may end anywhere.
      let start = bytes[..<range.lowerBound].lastIndex(where: Self.isLineEnd).map { $0 + 1 } ?? 0
      let indent = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }.count
      ending = "\n" + String(repeating: " ", count: indent + 2)
    }
  }

  /// Returns a text followed by the comments.
  func appended(to text: String) -> String {
    comments.isEmpty ? text : "\(text)  \(comments.joined(separator: " "))\(ending)"
  }

  private static func comments(in piece: ArraySlice<UInt8>) -> [String] {
    var found: [String] = []
    var quote: UInt8?
    var index = piece.startIndex
    // Two facts about the preceding character: a scalar may begin after it, so that a quotation mark opens one; it is a
    // blank, so that `#` starts a comment.
    var (mayBegin, isBehindBlank) = (true, true)
    while index < piece.endIndex {
      let byte = piece[index]
      if let open = quote {
        if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\"") { index += 1 }
        if byte == open { quote = nil }
        (mayBegin, isBehindBlank) = (false, false)
      } else if byte == UInt8(ascii: "#"), isBehindBlank {
        let comment = piece[index...].prefix { !isLineEnd($0) }
        found.append(String(decoding: comment, as: UTF8.self))
        index = comment.endIndex
        continue
      } else if isBlank(byte) || isLineEnd(byte) {
        isBehindBlank = true
      } else {
        if mayBegin, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
        mayBegin = "{[,:-".utf8.contains(byte)
        isBehindBlank = false
      }
      index += 1
    }
    return found
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
