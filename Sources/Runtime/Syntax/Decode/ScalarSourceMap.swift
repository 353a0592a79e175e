/// Maps the characters of a scalar's text to the bytes of the file.
///
/// The scalar may be plain, quoted, escaped, folded over several lines, or a block. Folding and stripping only change
/// white space. So the text and its source are compared side by side without white space. If they still differ, there
/// is no mapping.
package struct ScalarSourceMap {
  private enum Style {
    case verbatim, singleQuoted, doubleQuoted
  }

  private let source: [UInt8]
  private let end: Int
  private let style: Style
  private let contentStart: Int
  private var position: Int

  /// The scalar at a range of a file's bytes, which may begin with an anchor or a tag.
  package init(_ source: [UInt8], _ range: Range<Int>) {
    let range = range.clamped(to: 0..<source.count)
    self.source = source
    end = range.upperBound
    var start = range.lowerBound
    while start < end, source[start] == UInt8(ascii: "&") || source[start] == UInt8(ascii: "!") {
      while start < end, !Self.isSpace(source[start]) { start += 1 }
      while start < end, Self.isSpace(source[start]) { start += 1 }
    }
    switch start < end ? source[start] : 0 {
    case UInt8(ascii: "\""): (style, start) = (.doubleQuoted, start + 1)
    case UInt8(ascii: "'"): (style, start) = (.singleQuoted, start + 1)
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      // The rest of a block indicator's line isn't text.
      while start < end, source[start] != 0x0A, source[start] != 0x0D { start += 1 }
      style = .verbatim
    default: style = .verbatim
    }
    contentStart = start
    position = start
  }

  /// The source bytes of the character at an offset of the text.
  ///
  /// White space and the end of the text give an empty range after the preceding character. Nil if the text and the
  /// source don't match.
  package mutating func range(ofCharacterAt offset: Int, in text: ArraySlice<UInt8>) -> Range<Int>? {
    position = contentStart
    var behind = contentStart
    var index = text.startIndex
    let wanted = text.startIndex + offset
    while true {
      while index < text.endIndex, Self.isSpace(text[index]) {
        if index == wanted { return behind..<behind }
        index += 1
      }
      if index == text.endIndex { return wanted == index ? behind..<behind : nil }
      guard let (range, bytes) = nextCharacter(), text[index...].starts(with: bytes) else { return nil }
      index += bytes.count
      if wanted < index { return range }
      behind = range.upperBound
    }
  }

  /// The next character that isn't white space: its range in the source and its decoded bytes.
  private mutating func nextCharacter() -> (Range<Int>, [UInt8])? {
    while position < end {
      let start = position
      guard let bytes = nextCharacterBytes() else { return nil }
      if let first = bytes.first, !Self.isSpace(first) { return (start..<position, bytes) }
    }
    return nil
  }

  /// Consumes one source character and returns its bytes: none for an escaped line break, nil at the end of the scalar.
  private mutating func nextCharacterBytes() -> [UInt8]? {
    let byte = source[position]
    switch (style, byte) {
    case (.doubleQuoted, UInt8(ascii: "\"")): return nil
    case (.doubleQuoted, UInt8(ascii: "\\")): return takeEscape()
    case (.singleQuoted, UInt8(ascii: "'")):
      guard position + 1 < end, source[position + 1] == byte else { return nil }
      position += 2
      return [byte]
    default:
      var length = 1
      while position + length < end, source[position + length] & 0xC0 == 0x80 { length += 1 }
      position += length
      return Array(source[position - length..<position])
    }
  }

  private mutating func takeEscape() -> [UInt8]? {
    guard position + 1 < end else { return nil }
    let letter = source[position + 1]
    position += 2
    switch letter {
    case 0x0A, 0x0D: return []
    case UInt8(ascii: "x"): return takeDigits(2)
    case UInt8(ascii: "u"): return takeDigits(4)
    case UInt8(ascii: "U"): return takeDigits(8)
    case let letter: return Self.escapes[letter] ?? [letter]
    }
  }

  /// Decodes a character from `count` hexadecimal digits.
  private mutating func takeDigits(_ count: Int) -> [UInt8]? {
    guard position + count <= end else { return nil }
    let digits = String(decoding: source[position..<position + count], as: UTF8.self)
    guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else { return nil }
    position += count
    return Array(String(scalar).utf8)
  }

  /// The escape sequences whose letter doesn't stand for itself (YAML 1.2, 5.7).
  private static let escapes: [UInt8: [UInt8]] = [
    UInt8(ascii: "0"): [0], UInt8(ascii: "a"): [7], UInt8(ascii: "b"): [8], UInt8(ascii: "t"): [9],
    UInt8(ascii: "n"): [10], UInt8(ascii: "v"): [11], UInt8(ascii: "f"): [12], UInt8(ascii: "r"): [13],
    UInt8(ascii: "e"): [27], UInt8(ascii: "N"): Array("\u{85}".utf8), UInt8(ascii: "_"): Array("\u{A0}".utf8),
    UInt8(ascii: "L"): Array("\u{2028}".utf8), UInt8(ascii: "P"): Array("\u{2029}".utf8),
  ]

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 9 || byte == 0x0A || byte == 0x0D }
}
