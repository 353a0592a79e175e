import TutorialTour

/// A text of an element: as captured in the snapshot's own locale, per locale, or both.
package struct LocalizedText: Sendable, Hashable {
  /// A text in one locale.
  package struct Translation: Sendable, Hashable {
    /// The locale as it is written, such as `en-US`.
    package var locale: String
    /// The text.
    package var text: String

    /// `text` in `locale`.
    package init(locale: String, text: String) {
      self.locale = locale
      self.text = text
    }
  }

  /// The text that belongs to no locale in particular.
  package var plain: String?
  /// The texts that do, in the order in which they are written.
  package var translations: [Translation]

  /// A text of the given parts.
  package init(plain: String?, translations: [Translation] = []) {
    self.plain = plain
    self.translations = translations
  }

  /// The text for a locale: its own, then that of the locale with its last subtag taken off, and so on (`en-US`, then
  /// `en`), then the plain text. Nil where none of them is there.
  ///
  /// Case makes no difference, and `_` counts as `-`.
  package func text(for locale: String?) -> String? {
    // A tag of a hundred subtags is none; looking it up one subtag at a time would take forever.
    guard let locale, !translations.isEmpty, locale.utf8.count <= 100 else { return plain }
    // A plain one is nearly always folded already; then nothing is made anew.
    var wanted = (LanguageTag.isFolded(locale) ? locale : LanguageTag.folded(locale))[...]
    while !wanted.isEmpty {
      if let match = translations.first(where: { LanguageTag.folds($0.locale, to: wanted) }) { return match.text }
      guard let hyphen = wanted.lastIndex(of: "-") else { break }
      wanted = wanted[..<hyphen]
    }
    return plain
  }
}
