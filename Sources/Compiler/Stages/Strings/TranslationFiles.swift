import TutorialLanguage
import TutorialSyntax
import TutorialTour
import TutorialYAML

/// Loads the strings files of a tutorial.
struct TranslationFiles {
  private let source: SourceText
  private let world: any World
  private let budget: Budget
  /// The files that were read, and their diagnostics.
  private(set) var record = ReadingRecord()

  /// Creates a loader for the translations of the tutorial in `source`.
  init(of source: SourceText, in world: any World, budget: Budget) {
    self.source = source
    self.world = world
    self.budget = budget
  }

  /// Returns the tutorial's translations, in the order of their files.
  ///
  /// - Parameter locales: the locales to compile, or nil for every locale that has a file.
  mutating func translations(of tutorial: Tutorial, for locales: [String]?) -> [Translation] {
    guard let pattern = tutorial.strings else {
      let missing = foreign(locales ?? [], to: tutorial)
      if !missing.isEmpty { record.diagnostics.append(noTranslations(missing, at: tutorial.id.range)) }
      return []
    }
    return files(of: tutorial, pattern, for: locales).compactMap { file in
      let scope = world.accessScope(of: source.path)
      record.questions.append(WorldQuestion(.content, file.path, within: scope))
      switch LoadedFile(file.path, in: world, within: scope, budget: budget) {
      case .failure(let error):
        record.diagnostics.append(unreadable(file.path, error, at: SourceSpan(source, pattern.range)))
        return nil
      case .document(let parsed):
        if let unknown = FileKind.strings.diagnostic(of: parsed) {
          record.diagnostics.append(unknown)
          return nil
        }
        let document = record.unwrap(parsed)
        record.sources.append(document.source)
        return record.unwrap(decodeTranslation(document, locale: file.locale))
      }
    }
  }

  private mutating func files(
    of tutorial: Tutorial, _ pattern: Located<String>, for locales: [String]?
  ) -> [(path: String, locale: String)] {
    var search = TranslationReferences(FileReferences(source, in: world))
    defer {
      record.diagnostics += search.references.diagnostics
      record.questions += search.references.questions
    }
    guard let locales else { return search.translations(pattern) }
    let (files, missing) = search.translations(pattern, locales: locales)
    let wanted = foreign(missing, to: tutorial)
    if !wanted.isEmpty { record.diagnostics.append(noTranslations(wanted, at: pattern.range)) }
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
