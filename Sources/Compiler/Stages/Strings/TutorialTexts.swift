package import TutorialLanguage
package import TutorialSyntax
import TutorialTour

/// The texts of a tutorial and their translations.
package struct TutorialTexts: Sendable {
  /// The language of the tutorial itself.
  package var language: String
  /// The value of `strings` as written, with `{locale}` in it.
  package var pattern: Located<String>?
  /// The keys and texts, in the order of the tutorial.
  package var entries: [StringTable.SourceString]
  /// The strings files.
  package var translations: [Translation]

  /// Returns the path of the strings file for a locale of a tutorial at `path`, or nil without `strings`.
  package func path(for locale: String, ofTutorial path: String) -> String? {
    pattern.flatMap { TutorialFiles.path($0.value, locale: locale, besides: path) }
  }
}

/// The texts of a tutorial in all its languages, as the tour will have them.
struct LocalizedTexts: Sendable {
  /// The tutorial's own texts by key.
  let texts: StringTable
  /// The texts by locale as a tour has them, the tutorial's own first.
  let all: TourEntries<TourEntries<String>>
  /// The variables that the app fills in.
  private let variables: [VariableDeclaration]
  /// The languages, the tutorial's own first.
  let locales: [String]
  /// The same, folded; empty without translations.
  private let folded: [String]

  init(
    _ texts: StringTable, in language: String, _ translations: [Translation], variables: [VariableDeclaration] = []
  ) {
    self.texts = texts
    self.variables = variables
    all = textsByLocale(texts, in: language, translations)
    locales = all.all.map(\.name)
    folded = translations.isEmpty ? [] : locales.map(LanguageTag.folded)
  }

  /// Returns the text of a key in a language, with the fallbacks of `Tour.text`.
  ///
  /// These are the language itself, the languages that it is a form of, and the tutorial's own.
  func text(_ key: String, in locale: String) -> String? {
    if folded.isEmpty { return texts.text(key) }
    var tag = Substring(LanguageTag.isFolded(locale) ? locale : LanguageTag.folded(locale))
    while true {
      if let place = folded.firstIndex(where: { $0 == tag }), let text = all.all[place].value[key] { return text }
      // The same as `LocaleChain.tags`, without allocations: a single-letter subtag is removed with its extension.
      repeat {
        guard let cut = tag.lastIndex(of: "-") else { return all.all[0].value[key] }
        tag = tag[..<cut]
      } while tag.utf8.dropLast().last == UInt8(ascii: "-")
    }
  }

  /// True if the texts may have variables.
  var haveVariables: Bool { !variables.isEmpty }

  /// Returns the sample values of the variables in a language, by name.
  func samples(in locale: String) -> [String: String] {
    var samples: [String: String] = [:]
    for variable in variables {
      samples[variable.name.value] = variable.sample(in: locale, of: locales.first ?? locale)
    }
    return samples
  }
}

/// Returns the texts by locale, the tutorial's own first.
///
/// A strings file of the tutorial's own locale adds keys for the client but doesn't override texts. English gets
/// standard texts that its file lacks.
private func textsByLocale(
  _ strings: StringTable, in language: String, _ translations: [Translation]
) -> TourEntries<TourEntries<String>> {
  var own = strings.entries.map { TourEntries<String>.Entry($0.key, $0.text.value) }
  var others: [TourEntries<TourEntries<String>>.Entry] = []
  for translation in translations {
    if LanguageTag.folded(translation.locale) == LanguageTag.folded(language) {
      own += translation.translated.filter { !strings.contains($0.key) }.map { .init($0.key, $0.text) }
    } else {
      let has = Set(translation.translated.map(\.key))
      let words = strings.entries.filter { $0.isIn(translation.locale) && !has.contains($0.key) }
      others.append(
        .init(
          translation.locale,
          TourEntries((translation.translated + words.map { ($0.key, $0.text.value) }).map { .init($0.key, $0.text) })))
    }
  }
  return TourEntries([.init(language, TourEntries(own))] + others)
}
