/// A word of an enumeration of the language, with a line about it.
@usableFromInline
package protocol DescribedWord: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
  /// What the word means, for pages, schemas and editors: Markdown without an end of sentence.
  var prose: String { get }
}

/// A word and the line about it, whatever enumeration it is of.
package struct WordDescription: Sendable, Hashable {
  /// The word as written.
  package let word: String
  /// What it means.
  package let prose: String

  /// `word`, which means what `prose` says.
  package init(word: String, prose: String) {
    self.word = word
    self.prose = prose
  }

  /// All words of an enumeration.
  package static func all<Word: DescribedWord>(_: Word.Type) -> [WordDescription] {
    Word.allCases.map { WordDescription(word: $0.rawValue, prose: $0.prose) }
  }

  /// The prose as plain text.
  private var plainProse: String { plainText(prose) }

  /// The schema of some words. What they mean stands where editors look for it, which is no part of the standard.
  package static func schema(_ words: [WordDescription]) -> SchemaNode {
    [
      "enum": .array(words.map { .string($0.word) }), "enumDescriptions": .array(words.map { .string($0.plainProse) }),
    ]
  }
}
