import TutorialSyntax
import TutorialTour

/// A text of an element: as captured in the snapshot's own locale, by locale, or both.
package struct LocalizedText: Sendable, Hashable {
  /// A text in one locale.
  package struct Translation: Sendable, Hashable {
    /// The locale as written, such as `en-US`.
    package var locale: String
    /// The text.
    package var text: String
  }

  /// The text without a locale.
  package var plain: String?
  /// The texts with locales, in their written order.
  package var translations: [Translation] = []

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

  /// Merges this text over an inherited one.
  ///
  /// A text by locale keeps the other locales and the plain text. A plain text replaces everything.
  fileprivate func merged(over base: LocalizedText) -> LocalizedText {
    guard plain == nil else { return self }
    let locales = Set(translations.map { LanguageTag.folded($0.locale) })
    let inherited = base.translations.filter { !locales.contains(LanguageTag.folded($0.locale)) }
    return LocalizedText(plain: base.plain, translations: inherited + translations)
  }
}

extension SchemaDefinition {
  /// A text, or a map from locales to texts.
  static let localizedText = SchemaDefinition("localized") {
    [
      "description": "A text, or a map from locales to texts.",
      "anyOf": [
        .reference(.layoutText),
        [
          "type": "object", "propertyNames": ["pattern": "^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$"],
          "additionalProperties": .reference(.layoutText),
        ],
      ],
    ]
  }
}

extension Kind where Value == LocalizedText {
  /// A text, or a map from locales to texts.
  static var localized: Kind {
    Kind(
      KindForm(.reference(.localizedText), examples: ["Close", ["en": "Close", "ja": "閉じる"]]),
      over: { $0.merged(over: $1) }
    ) { decoder, field, _ in
      guard decoder.document.kind(field.value) == .mapping else {
        return decoder.string(field.value, expected: "a text, or a map from locales to texts")
          .map { LocalizedText(plain: $0.value) }
      }
      let entries = decoder.pairs(field.value, of: "a text by locale")
      let translations = entries.compactMap { entry -> LocalizedText.Translation? in
        let locale = decoder.plainText(entry.key)
        guard LanguageTag.isWellFormed(locale) else {
          decoder.reportOutOfRange(entry.key, "\"\(excerpt(locale))\" is not a locale such as \"en\" or \"en-US\"")
          return nil
        }
        return decoder.string(entry.value).map { .init(locale: locale, text: $0.value) }
      }
      return LocalizedText(plain: nil, translations: translations)
    }
  }
}
