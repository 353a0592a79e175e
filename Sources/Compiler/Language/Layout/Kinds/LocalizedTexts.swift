import TutorialSyntax
import TutorialTour

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
    ) { decoder, field, _ in decoder.localizedText(field.value) }
  }
}

extension LocalizedText {
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

extension Decoder {
  fileprivate mutating func localizedText(_ node: NodeID) -> LocalizedText? {
    guard document.kind(node) == .mapping else {
      return string(node, expected: "a text, or a map from locales to texts").map { LocalizedText(plain: $0.value) }
    }
    var translations: [LocalizedText.Translation] = []
    for entry in pairs(node, of: "a text by locale") {
      let locale = plainText(entry.key)
      guard LanguageTag.isWellFormed(locale) else {
        reportOutOfRange(entry.key, "\"\(excerpt(locale))\" is not a locale such as \"en\" or \"en-US\"")
        continue
      }
      guard let text = string(entry.value) else { continue }
      translations.append(.init(locale: locale, text: text.value))
    }
    return LocalizedText(plain: nil, translations: translations)
  }
}
