/// A character of a text that is searched.
enum PatternCharacter {
  /// One of ASCII, of which nearly all texts are made.
  case ascii(UInt8)
  /// Any other.
  case other(Character)

  /// Whether words are made of it.
  var isWord: Bool {
    switch self {
    case .ascii(let byte): PatternClass.word.has(Character(Unicode.Scalar(byte)))
    case .other(let character): PatternClass.word.has(character)
    }
  }

  /// The characters of a text.
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
