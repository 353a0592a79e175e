import TutorialLanguage
import TutorialSyntax
import TutorialTour
import TutorialYAML

/// Loads the files that a tutorial names: its layouts, solved, and its translations. Keeps count of what was asked for.
struct InputFiles {
  private let source: SourceText
  private let world: any World
  private let layouts: LayoutCache
  private let budget: Budget
  /// The files that were read or asked for.
  private(set) var paths: Set<String>
  /// What was read and may hold `tutorialc: ignore` comments.
  private(set) var sources: [SourceText]
  /// What was found wrong.
  private(set) var diagnostics: [Diagnostic] = []

  /// The files of the tutorial in `source`, which is the first of them.
  init(of source: SourceText, in world: any World, layouts: LayoutCache, budget: Budget) {
    self.source = source
    self.world = world
    self.layouts = layouts
    self.budget = budget
    paths = [source.path]
    sources = [source]
  }

  // MARK: Layouts

  /// The layouts of the tutorial, solved; nil where one is missing or broken, since whatever is not found would then
  /// be reported for nothing.
  ///
  /// - Parameter others: manifests beside those that it names.
  mutating func library(of tutorial: Tutorial, and others: [LayoutReference]) -> LayoutLibrary? {
    var references = FileReferences(source, in: world)
    var named: [(layout: LayoutReference, span: SourceSpan)] = []
    for entry in tutorial.layouts {
      named += references.paths(entry).map {
        (LayoutReference($0, within: references.reach), SourceSpan(source, entry.range))
      }
    }
    diagnostics += references.diagnostics
    named += others.map { ($0, SourceSpan(source, tutorial.id.range)) }
    if named.isEmpty {
      if references.diagnostics.isEmpty { diagnostics.append(noLayout(tutorial)) }
      return nil
    }
    // Who names a file on the command line vouches for it, though the tutorial names it too.
    let vouched = Set(named.filter { $0.layout.reach == .everywhere }.map(\.layout.path))
    for index in named.indices where vouched.contains(named[index].layout.path) {
      named[index].layout.reach = .everywhere
    }
    var seen: Set<String> = []
    named = named.filter { seen.insert($0.layout.path).inserted }
    guard let manifests = manifests(named), references.diagnostics.isEmpty else { return nil }
    return take(layouts.library(named.map(\.layout), of: manifests))
  }

  /// All manifests, or nil where one of them cannot be read or parsed.
  private mutating func manifests(_ named: [(layout: LayoutReference, span: SourceSpan)]) -> [LayoutManifest]? {
    var manifests: [LayoutManifest] = []
    for (layout, span) in named {
      paths.insert(layout.path)
      switch layouts.manifest(layout) {
      case .failure(let error):
        diagnostics.append(unreadable(layout.path, error, at: span))
      case .manifest(let manifest, let isWhole, let hasComments):
        if hasComments { sources.append(manifest.value.source) }
        let value = take(manifest)
        if isWhole { manifests.append(value) }
      }
    }
    return manifests.count == named.count ? manifests : nil
  }

  // MARK: Translations

  /// The tutorial's translations, in the order of their files.
  ///
  /// - Parameter locales: the locales that the tutorial is shown in; nil is every locale that there is a file for.
  mutating func translations(of tutorial: Tutorial, for locales: [String]?) -> [Translation] {
    guard let pattern = tutorial.strings else {
      let missing = foreign(locales ?? [], to: tutorial)
      if !missing.isEmpty { diagnostics.append(noTranslations(missing, at: tutorial.id.range)) }
      return []
    }
    return files(of: tutorial, pattern, for: locales).compactMap { file in
      paths.insert(file.path)
      switch LoadedFile(file.path, in: world, within: world.reach(of: source.path), budget: budget) {
      case .failure(let error):
        diagnostics.append(unreadable(file.path, error, at: SourceSpan(source, pattern.range)))
        return nil
      case .document(let parsed):
        if let unknown = FileKind.strings.diagnostic(of: parsed) {
          diagnostics.append(unknown)
          return nil
        }
        let document = take(parsed)
        sources.append(document.source)
        return take(decodeTranslation(document, locale: file.locale))
      }
    }
  }

  private mutating func files(
    of tutorial: Tutorial, _ pattern: Located<String>, for locales: [String]?
  ) -> [(path: String, locale: String)] {
    var references = FileReferences(source, in: world)
    defer { diagnostics += references.diagnostics }
    guard let locales else { return references.translations(pattern) }
    let (files, missing) = references.translations(pattern, locales: locales)
    let wanted = foreign(missing, to: tutorial)
    if !wanted.isEmpty { diagnostics.append(noTranslations(wanted, at: pattern.range)) }
    return files
  }

  /// The locales that the tutorial's own texts do not serve.
  private func foreign(_ locales: [String], to tutorial: Tutorial) -> [String] {
    locales.filter { !LocaleChain.sharesLanguage($0, tutorial.language) }
  }

  /// The value of what was read; what is wrong with it is kept.
  private mutating func take<Value>(_ parsed: Parsed<Value>) -> Value {
    diagnostics += parsed.diagnostics
    return parsed.value
  }

  private func noTranslations(_ locales: [String], at range: ByteRange) -> Diagnostic {
    let names = locales.map { "\"\(excerpt($0))\"" }.joined(separator: ", ")
    return Diagnostic(
      .missingString, "no strings file for \(names)", at: SourceSpan(source, range),
      notes: [.init("`locales` in tutorialc.yaml asks for texts in these languages")])
  }

  private func noLayout(_ tutorial: Tutorial) -> Diagnostic {
    Diagnostic(
      .missingKey, "\"\(excerpt(tutorial.id.value))\" has no layouts", at: SourceSpan(source, tutorial.id.range),
      notes: [.init("name its manifests with `layout: [app.layout.yaml]`, or pass them with --layout")])
  }
}
