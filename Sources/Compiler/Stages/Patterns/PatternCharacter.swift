/// A character of a text that is searched.
struct PatternCharacter {
  /// The character.
  let character: Character
  /// Its place in ASCII, or nil.
  let ascii: UInt8?
  /// Whether it is of those that words are made of.
  var isWord: Bool { PatternClass.word.has(character) }

  init(_ character: Character) {
    self.character = character
    ascii = character.asciiValue
  }
}
