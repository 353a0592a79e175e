/// A character of the searched text.
enum PatternCharacter {
  /// An ASCII character. Nearly all text consists of these.
  case ascii(UInt8)
  /// Any other character.
  case other(Character)

  var isWord: Bool {
    switch self {
    case .ascii(let byte): PatternClass.word.has(Character(Unicode.Scalar(byte)))
    case .other(let character): PatternClass.word.has(character)
    }
  }

  static func characters(of text: String) -> [PatternCharacter] {
    // A carriage return may be half of a character.
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) { return text.utf8.map { .ascii($0) } }
    return text.map { character in
      let scalars = character.unicodeScalars
      guard let first = scalars.first, first.isASCII, scalars.count == 1 else { return .other(character) }
      return .ascii(UInt8(truncatingIfNeeded: first.value))
    }
  }
}
