/// A word of an enumeration of the language, with its description.
@usableFromInline
package protocol DescribedWord: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
  /// What the word means, for pages, schemas and editors: Markdown without an end of sentence.
  var prose: String { get }
}

/// A word with its description, for any enumeration.
package struct WordDescription: Sendable, Hashable {
  /// The word as written.
  package let word: String
  /// The meaning of the word.
  package let prose: String

  /// A word with its meaning.
  package init(word: String, prose: String) {
    self.word = word
    self.prose = prose
  }

  /// All words of an enumeration.
  package static func all<Word: DescribedWord>(_: Word.Type) -> [WordDescription] {
    Word.allCases.map { WordDescription(word: $0.rawValue, prose: $0.prose) }
  }

  /// The schema of some words. Their meanings use a key that editors support, but that isn't part of the standard.
  package static func schema(_ words: [WordDescription]) -> SchemaNode {
    [
      "enum": .array(words.map { .string($0.word) }),
      "enumDescriptions": .array(words.map { .string(plainText($0.prose)) }),
    ]
  }
}
