package import TutorialSyntax

/// The texts of one locale, from a strings file.
package struct Translation: Sendable {
  /// A text.
  package struct Entry: Sendable {
    /// The key, and where it or its last part is written.
    package var key: Located<String>
    /// The text; nil where the key waits for one.
    package var text: String?
    /// Where the text is written.
    package var range: ByteRange
  }

  /// The locale.
  package var locale: String
  /// The file.
  package var source: SourceText
  /// Keys and texts, in the order of the file.
  package var entries: [Entry]
  /// Whether the file could be read to its end: what it seems to lack may stand behind a fault.
  package var isWhole = true

  /// The keys that have a text.
  package var translated: [(key: String, text: String)] {
    entries.compactMap { entry in entry.text.map { (entry.key.value, $0) } }
  }
}
