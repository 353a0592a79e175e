import TutorialLanguage
import TutorialSyntax
import TutorialTour

/// Compares strings files with the texts of a tutorial.
///
/// A text is missing in a locale if neither its file nor those of its fallback locales have it. It is reported at the
/// tutorial's text, once for all locales. A locale that falls back to another file isn't listed beside that one.
struct TranslationCheck {
  private let tutorial: Tutorial
  private let texts: StringTable
  private let translations: [Translation]
  private let filled: [Set<String>]
  /// For each translation, the locations of keys with an empty text.
  private let empty: [[String: ByteRange]]

  init(_ tutorial: Tutorial, _ texts: StringTable, _ translations: [Translation]) {
    self.tutorial = tutorial
    self.texts = texts
    self.translations = translations
    let filled = translations.map { Set($0.translated.map(\.key)) }
    self.filled = filled
    empty = zip(translations, filled).map { translation, filled in
      let empty = translation.entries.lazy.filter { !filled.contains($0.key.value) }
      return Dictionary(empty.map { ($0.key.value, $0.key.range) }) { first, _ in first }
    }
  }

  var diagnostics: [Diagnostic] {
    let responsible = translations.indices.filter { isResponsible($0) }
    var found: [Diagnostic] = []
    for entry in texts.entries where found.count < Diagnostic.maximumCount && !entry.isStandby {
      if let missing = untranslated(entry) ?? missing(entry, in: responsible) { found.append(missing) }
    }
    return found + unknownKeys + wrongVariables
  }

  // MARK: Missing texts

  /// Returns true if a locale falls back to nothing but the tutorial itself, which is in another language.
  private func isResponsible(_ place: Int) -> Bool {
    let locale = translations[place].locale
    guard !LocaleChain.sharesLanguage(locale, tutorial.language) else { return false }
    let fallbacks = Set(LocaleChain.tags(for: locale).dropFirst())
    return !translations.contains { fallbacks.contains(LanguageTag.folded($0.locale)) }
  }

  /// Returns the diagnostic of an English standard text in a tutorial that isn't in English.
  private func untranslated(_ entry: StringTable.SourceString) -> Diagnostic? {
    guard entry.isStandard, !entry.isIn(tutorial.language) else { return nil }
    let file =
      tutorial.strings.map { "translate it by `\(entry.key)` in \(excerpt($0.value))" }
      ?? "translate it in a file that `strings` names"
    return Diagnostic(
      .missingString, "no \"\(excerpt(tutorial.language))\" text for \"\(entry.key)\"",
      at: SourceSpan(tutorial.source, entry.text.range),
      notes: [
        .init(
          entry.isProgress
            ? "it is \"\(entry.text.value)\"; \(file), or write `progress` yourself"
            : "the button is called \"\(entry.text.value)\"; \(file), or write the callout's own `buttons`")
      ])
  }

  private func missing(_ entry: StringTable.SourceString, in places: [Int]) -> Diagnostic? {
    if places.isEmpty { return nil }
    let lacking = places.filter { place in
      translations[place].isWhole && !filled[place].contains(entry.key) && !entry.isIn(translations[place].locale)
    }
    guard let first = lacking.first else { return nil }
    let notes = lacking.prefix(8).map { place in
      let translation = translations[place]
      let empty = empty[place][entry.key]
      return Diagnostic.Note(
        empty == nil ? "\(translation.source.path) lacks it" : "it is still empty here",
        at: empty.map { SourceSpan(translation.source, $0) })
    }
    let locale = "\"\(excerpt(translations[first].locale))\""
    let others = lacking.count == 2 ? "1 more locale" : "\(lacking.count - 1) more locales"
    let what = lacking.count == 1 ? "\(locale) text" : "text in \(locale) and \(others)"
    return Diagnostic(
      .missingString, "no \(what) for \"\(excerpt(entry.key))\"", at: SourceSpan(tutorial.source, entry.text.range),
      notes: notes)
  }

  // MARK: Variables

  private var wrongVariables: [Diagnostic] {
    var check = VariableCheck(tutorial.variables)
    var uneven: [Diagnostic] = []
    for translation in translations where check.concerns(translation.source) {
      let isOwn = LanguageTag.folded(translation.locale) == LanguageTag.folded(tutorial.language)
      for entry in translation.entries where uneven.count < Diagnostic.maximumCount {
        // The tutorial's own texts take precedence, except for standard buttons, which it doesn't have.
        guard let text = entry.text, let place = texts.place(of: entry.key.value) else { continue }
        let own = texts.entries[place]
        let isButton = StandardText.allCases.contains { $0.key == own.key }
        if isOwn, !isButton { continue }
        let known = check.diagnostics.count
        let found = check.check(Located(text, entry.range), in: translation.source)
        // A misspelled variable would also be reported as missing.
        guard !isButton, check.diagnostics.count == known else { continue }
        let all = check.declared(in: own.text.value)
        if let problem = problem(
          of: entry, in: translation, lacking: all.subtracting(found), extra: found.subtracting(all), own)
        {
          uneven.append(problem)
        }
      }
    }
    let unused = tutorial.variables.lazy.map(\.name)
      .filter { tutorial.usedVariables.union(check.used).contains($0.value) == false }
    return check.diagnostics + uneven
      + unused.map {
        Diagnostic(
          .unusedVariable, "no text has the variable \"\($0.value)\"", at: SourceSpan(tutorial.source, $0.range))
      }
  }

  /// Returns the diagnostic of a translation whose variables differ from those of the original.
  private func problem(
    of entry: Translation.Entry, in translation: Translation, lacking: Set<String>, extra: Set<String>,
    _ own: StringTable.SourceString
  ) -> Diagnostic? {
    func list(_ names: Set<String>) -> String { names.sorted().prefix(5).map { "%{\($0)}" }.joined(separator: ", ") }
    let what: String
    switch (lacking.isEmpty, extra.isEmpty) {
    case (true, true): return nil
    case (false, true): what = "lacks \(list(lacking))"
    case (true, false): what = "has \(list(extra)), which the tutorial's own text does not have"
    case (false, false): what = "has \(list(extra)) instead of \(list(lacking))"
    }
    return Diagnostic(
      .missingVariable, "the \"\(excerpt(translation.locale))\" text for \"\(excerpt(own.key))\" \(what)",
      at: SourceSpan(translation.source, entry.range),
      notes: [.init("the tutorial's own text", at: SourceSpan(tutorial.source, own.text.range))])
  }

  // MARK: Unknown keys

  private var unknownKeys: [Diagnostic] {
    guard !translations.isEmpty else { return [] }
    // Usually all keys belong to existing texts.
    var possible: Set<String>?
    var found: [Diagnostic] = []
    for translation in translations {
      var suggestions = Suggestions(texts.entries.lazy.map(\.key))
      for entry in translation.entries where found.count < Diagnostic.maximumCount {
        let key = entry.key.value
        if texts.contains(key) { continue }
        let known = possible ?? possibleKeys(of: tutorial)
        possible = known
        guard !known.contains(key), !isNumbered(key, known) else { continue }
        let nearest = suggestions.nearest(to: key)
        // Other keys belong to the client, unless they nearly match one of the tutorial's keys.
        guard nearest != nil || key == "title" || key.hasPrefix("steps.") else { continue }
        found.append(unknown(entry.key, in: translation.source, nearest: nearest))
      }
    }
    return found
  }

  /// Returns true if a key belongs to a text that differs by variant (`….2`) in variants that aren't compiled.
  private func isNumbered(_ key: String, _ known: Set<String>) -> Bool {
    guard let dot = key.lastIndex(of: "."), known.contains(String(key[..<dot])) else { return false }
    return Int(key[key.index(after: dot)...]) ?? 0 > 1
  }

  private func unknown(_ key: Located<String>, in source: SourceText, nearest: String?) -> Diagnostic {
    let span = SourceSpan(source, key.range)
    var diagnostic = Diagnostic(
      .unknownString, "\"\(excerpt(tutorial.id.value))\" has no text \"\(excerpt(key.value))\"", at: span)
    guard let nearest else { return diagnostic }
    diagnostic.primaryLabel = "did you mean \"\(nearest)\"?"
    // The source of a nested key is only its last part.
    if source.bytes[key.range.range].elementsEqual(key.value.utf8) {
      diagnostic.fixits = [FixIt("replace it with \"\(nearest)\"", .maybe, [.init(span, nearest)])]
    }
    return diagnostic
  }
}

extension StringTable.SourceString {
  fileprivate var isProgress: Bool { key == StandardText.progress.key }

  /// Returns true if it is a standard text in the language of a locale.
  func isIn(_ locale: String) -> Bool { isStandard && LocaleChain.sharesLanguage(locale, "en") }
}
