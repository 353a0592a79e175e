import TutorialSyntax

/// An unquoted colour in brackets: it begins a comment that hides the rest of the line, including the closing bracket.
///
/// libyaml reports an error only on a later line, without mentioning the colour.
enum YAMLHiddenColour {
  /// The error about the colour that hides brackets on the last lines before an error; nil if there is none.
  ///
  /// - Parameters:
  ///   - offset: the offset of the reported error.
  ///   - context: the offset at which the broken construct began.
  static func diagnostic(in source: SourceText, before offset: Int, since context: Int) -> Diagnostic? {
    let bytes = source.bytes
    let end = min(offset, bytes.count)
    let lastContent = bytes[..<end].lastIndex { !isSpace($0) } ?? 0
    var start = source.line(at: lastContent).start
    if context < start { start = source.line(at: context).start }
    guard let range = colour(in: bytes, start..<end) else { return nil }
    let text = String(decoding: bytes[range], as: UTF8.self)
    let span = SourceSpan(
      source, ByteRange(UInt32(truncatingIfNeeded: range.lowerBound), UInt32(truncatingIfNeeded: range.upperBound)))
    var diagnostic = Diagnostic(
      .unquotedColour, "\(text) without quotes begins a comment, which hides the rest of the line", at: span,
      label: "write \"\(text)\"", fixits: [FixIt("put it in quotes", .always, [.init(span, "\"\(text)\"")])])
    diagnostic.severity = .error
    return diagnostic
  }

  /// The first colour after a colon, inside open brackets, whose comment hides a bracket or a comma.
  private static func colour(in bytes: [UInt8], _ lines: Range<Int>) -> Range<Int>? {
    var depth = 0
    var quote: UInt8?
    var previous = UInt8(ascii: "\n")
    // The last byte that isn't white space: a value may begin after it.
    var before = UInt8(ascii: "\n")
    var index = lines.lowerBound
    while index < lines.upperBound {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
        if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\"") { index += 1 }
      } else if byte == UInt8(ascii: "#"), isSpace(previous) {
        let end = endOfLine(in: bytes, from: index)
        let digits = bytes[(index + 1)..<end].prefix { Character(Unicode.Scalar($0)).isHexDigit }.count
        let hidden = bytes[(index + 1 + digits)..<end].first { $0 != 0x20 }
        let hidesBracket = hidden.map { ",]}".utf8.contains($0) } ?? false
        if depth > 0, before == UInt8(ascii: ":"), [3, 4, 6, 8].contains(digits), hidesBracket {
          return index..<index + 1 + digits
        }
        index = end
        continue
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), isSpace(previous) || isOpening(previous) {
        quote = byte
      } else if isOpening(byte), isSpace(previous) || isOpening(previous) {
        depth += 1
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        depth -= 1
      }
      previous = byte
      if !isSpace(byte) { before = byte }
      index += 1
    }
    return nil
  }

  private static func endOfLine(in bytes: [UInt8], from index: Int) -> Int {
    bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
  }

  private static func isOpening(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") }
}
