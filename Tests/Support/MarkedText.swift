package import Testing
package import TutorialSyntax

/// A source whose text marks places: in `frame: 1️⃣[0, 0]1️⃣`, span 1 is the list.
///
/// The marks are removed before the text is read. A mark that occurs once is an empty span.
package struct MarkedText {
  /// The text without its marks.
  package let source: SourceText
  private let offsets: [Int: [Int]]

  /// Parses `marked`, as if it were read from `path`.
  package init(_ marked: String, path: String = "test.yaml") {
    var bytes: [UInt8] = []
    var offsets: [Int: [Int]] = [:]
    for character in marked {
      if let number = Self.number(of: character) {
        offsets[number, default: []].append(bytes.count)
      } else {
        bytes.append(contentsOf: String(character).utf8)
      }
    }
    source = SourceText(path: path, bytes: bytes)
    self.offsets = offsets
  }

  /// The bytes between the two marks of the given number.
  package func span(_ number: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) -> SourceSpan {
    guard let marks = offsets[number], let start = marks.first, let end = marks.last, marks.count <= 2 else {
      Issue.record("the text has no mark \(number), or more than two", sourceLocation: sourceLocation)
      return SourceSpan(source, ByteRange(0, 0))
    }
    return SourceSpan(source, ByteRange(UInt32(start), UInt32(end)))
  }

  /// The digit of a keycap such as 1️⃣, which is the digit, a variation selector and a combining keycap.
  private static func number(of character: Character) -> Int? {
    let scalars = Array(character.unicodeScalars)
    guard scalars.count == 3, scalars[1].value == 0xFE0F, scalars[2].value == 0x20E3 else { return nil }
    return Int(String(scalars[0]))
  }
}
