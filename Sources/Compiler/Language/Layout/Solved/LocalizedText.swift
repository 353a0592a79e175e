import TutorialTour

/// A text of an element: as captured in the snapshot's own locale, by locale, or both.
package struct LocalizedText: Sendable, Hashable {
  /// A text in one locale.
  package struct Translation: Sendable, Hashable {
    /// The locale as written, such as `en-US`.
    package var locale: String
    /// The text.
    package var text: String

    /// `text` in `locale`.
    package init(locale: String, text: String) {
      self.locale = locale
      self.text = text
    }
  }

  /// The text without a locale.
  package var plain: String?
  /// The texts with locales, in their written order.
  package var translations: [Translation]

  /// A text of the given parts.
  package init(plain: String?, translations: [Translation] = []) {
    self.plain = plain
    self.translations = translations
  }

  /// The text for a locale; nil if there is none.
  ///
  /// The lookup removes subtags from the end (`en-US`, then `en`), and falls back to the plain text. Case doesn't
  /// matter, and `_` counts as `-`.
  package func text(for locale: String?) -> String? {
    // A tag of a hundred subtags isn't valid, and removing them one at a time would take too long.
    guard let locale, !translations.isEmpty, locale.utf8.count <= 100 else { return plain }
    // Plain tags are nearly always folded already, and need no new string.
    var wanted = (LanguageTag.isFolded(locale) ? locale : LanguageTag.folded(locale))[...]
    while !wanted.isEmpty {
      if let match = translations.first(where: { LanguageTag.folds($0.locale, to: wanted) }) { return match.text }
      guard let hyphen = wanted.lastIndex(of: "-") else { break }
      wanted = wanted[..<hyphen]
    }
    return plain
  }
}
