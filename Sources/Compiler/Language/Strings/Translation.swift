package import TutorialSyntax

/// The texts of one locale, from a strings file.
package struct Translation: Sendable {
  /// A text.
  package struct Entry: Sendable {
    /// The key, at the place of its last written part.
    package var key: Located<String>
    /// The text; nil if it is still to be translated.
    package var text: String?
    /// The place of the text.
    package var range: ByteRange
  }

  /// The locale.
  package var locale: String
  /// The file.
  package var source: SourceText
  /// Keys and texts, in the order of the file.
  package var entries: [Entry]
  /// False if a syntax error cut the file short, so that missing keys may follow the error.
  package var isWhole = true

  /// The keys that have a text.
  package var translated: [(key: String, text: String)] {
    entries.compactMap { entry in entry.text.map { (entry.key.value, $0) } }
  }
}
