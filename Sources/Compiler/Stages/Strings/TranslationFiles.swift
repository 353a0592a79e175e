import TutorialLanguage
import TutorialSyntax
import TutorialTour

extension TutorialFiles {
  /// Returns the tutorial's translations, in the order of their files.
  ///
  /// - Parameter locales: the locales to compile, or nil for every locale that has a file.
  mutating func translations(of tutorial: Tutorial, for locales: [String]?) -> [Translation] {
    guard let pattern = tutorial.strings else {
      let missing = foreign(locales ?? [], to: tutorial)
      if !missing.isEmpty { diagnostics.append(noTranslations(missing, at: tutorial.id.range)) }
      return []
    }
    return files(of: tutorial, pattern, for: locales).compactMap { file in
      guard let document = document(file.path, of: .strings, at: SourceSpan(source, pattern.range)) else { return nil }
      return unwrap(decodeTranslation(document, locale: file.locale))
    }
  }

  private mutating func files(
    of tutorial: Tutorial, _ pattern: Located<String>, for locales: [String]?
  ) -> [(path: String, locale: String)] {
    guard let locales else { return translations(pattern) }
    let known = diagnostics.count
    let (files, missing) = translations(pattern, locales: locales)
    let wanted = foreign(missing, to: tutorial)
    if !wanted.isEmpty { diagnostics.insert(noTranslations(wanted, at: pattern.range), at: known) }
    return files
  }

  /// Returns the locales whose language differs from the tutorial's.
  private func foreign(_ locales: [String], to tutorial: Tutorial) -> [String] {
    locales.filter { !LocaleChain.sharesLanguage($0, tutorial.language) }
  }

  private func noTranslations(_ locales: [String], at range: ByteRange) -> Diagnostic {
    let names = locales.map { "\"\(excerpt($0))\"" }.joined(separator: ", ")
    return Diagnostic(
      .missingString, "no strings file for \(names)", at: SourceSpan(source, range),
      notes: [.init("`locales` in tutorialc.yaml asks for texts in these languages")])
  }
}
