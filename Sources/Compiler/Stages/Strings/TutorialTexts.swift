package import TutorialLanguage
package import TutorialSyntax
import TutorialTour

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

/// The texts of a tutorial in all its languages, as the tour will have them.
struct SpokenTexts: Sendable {
  /// The tutorial's own, under their keys.
  let texts: StringTable
  /// The languages, the tutorial's own first.
  let locales: [String]
  /// What strings files add to the tutorial's own language.
  private let additions: [String: String]
  /// What the app puts into them.
  private let variables: [VariableDeclaration]
  /// Of each language its folded locale, and its texts by key; of the first, the tutorial's own, none. Nothing where there
  /// are no translations.
  private let tables: [(locale: String, texts: [String: String])]

  /// The tutorial's own texts and their translations: those of ``textsByLocale(_:in:_:)``.
  init(
    _ texts: StringTable, in language: String, _ translations: [Translation], variables: [VariableDeclaration] = []
  ) {
    self.texts = texts
    self.variables = variables
    let own = LanguageTag.folded(language)
    var additions: [String: String] = [:]
    var locales = [language]
    var tables: [(locale: String, texts: [String: String])] = translations.isEmpty ? [] : [(own, [:])]
    for translation in translations {
      let locale = LanguageTag.folded(translation.locale)
      let translated = translation.translated
      if locale == own {
        for (key, text) in translated where !texts.contains(key) && additions[key] == nil { additions[key] = text }
        continue
      }
      var table = Dictionary(translated.map { ($0.key, $0.text) }) { first, _ in first }
      for word in texts.entries where word.isIn(translation.locale) && table[word.key] == nil {
        table[word.key] = word.text.value
      }
      locales.append(translation.locale)
      tables.append((locale, table))
    }
    self.additions = additions
    self.locales = locales
    self.tables = tables
  }

  /// The text of a key in a language, as `Tour.text` finds it: in the language itself, in those it is a form of, else in
  /// the tutorial's own.
  func text(_ key: String, in locale: String) -> String? {
    if tables.isEmpty { return texts.text(key) }
    var tag = Substring(LanguageTag.isFolded(locale) ? locale : LanguageTag.folded(locale))
    while true {
      if let place = tables.firstIndex(where: { $0.locale == tag }), let text = text(key, at: place) { return text }
      // Like `LocaleChain.tags`, without the memory that it takes: what a single letter introduces goes with it.
      repeat {
        guard let cut = tag.lastIndex(of: "-") else { return text(key, at: 0) }
        tag = tag[..<cut]
      } while tag.utf8.dropLast().last == UInt8(ascii: "-")
    }
  }

  /// Whether the texts may have variables.
  var haveVariables: Bool { !variables.isEmpty }

  /// The samples of the variables in a language, by name.
  func samples(in locale: String) -> [String: String] {
    var samples: [String: String] = [:]
    for variable in variables {
      samples[variable.name.value] = variable.sample(in: locale, of: locales.first ?? locale)
    }
    return samples
  }

  private func text(_ key: String, at place: Int) -> String? {
    place == 0 ? texts.text(key) ?? additions[key] : tables[place].texts[key]
  }
}

/// The texts by locale, the tutorial's own first. What a strings file of that same locale adds for a client is added;
/// the tutorial's own words stand. English has the standard texts where its file lacks them.
func textsByLocale(
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
