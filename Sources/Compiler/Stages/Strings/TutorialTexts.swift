package import TutorialLanguage
package import TutorialSyntax

/// The texts of a tutorial, and what is known of their translations.
package struct TutorialTexts: Sendable {
  /// The language of the tutorial itself.
  package var language: String
  /// `strings` as it is written, with `{locale}` in it.
  package var pattern: Located<String>?
  /// Keys and texts, in the order of the tutorial.
  package var entries: [StringTable.Entry]
  /// The strings files.
  package var translations: [Translation]

  /// The path of the strings file for a locale of a tutorial at `path`; nil where it names none.
  package func path(for locale: String, ofTutorial path: String) -> String? {
    pattern.flatMap {
      TranslationReferences.path($0.value, locale: locale, besides: path)
    }
  }
}
