import TutorialLanguage
import TutorialSyntax
import TutorialTour
import TutorialYAML

/// One run through the stages, for one tutorial.
struct Compilation {
  private let source: SourceText
  private let world: any World
  private let options: CompileOptions
  private let layouts: LayoutCache
  private let motions: MotionCache
  private var inputs: Set<String> = []
  /// What came of it so far.
  private(set) var result: CompiledTutorial

  init(
    _ source: SourceText, world: any World, options: CompileOptions, layouts: LayoutCache, motions: MotionCache
  ) {
    self.source = source
    self.world = world
    self.options = options
    self.layouts = layouts
    self.motions = motions
    self.result = CompiledTutorial(path: source.path)
  }

  /// All stages in turn; each goes on with what the one before could make of the input.
  mutating func run() {
    inputs.insert(source.path)
    let parsed = DocumentReader.read(source, budget: options.budget)
    if let unknown = FileKind.tutorial.diagnostic(of: parsed) {
      result.diagnostics = [unknown]
    } else {
      result.sources = [source]
      if let tutorial = take(decodeTutorial(take(parsed))) { compile(tutorial) }
    }
    result.inputs = inputs.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func compile(_ tutorial: Tutorial) {
    result.id = tutorial.id.value
    result.idSpan = SourceSpan(source, tutorial.id.range)
    result.steps = tutorial.steps.map { ($0.id.value, SourceSpan(source, $0.id.range)) }
    let translations = loadTranslations(tutorial)
    guard let library = loadLibrary(tutorial) else { return }
    let resolved = take(
      resolveTutorial(tutorial, in: library, variants: options.isVariantWanted, budget: options.budget))
    guard !resolved.isCutShort else { return }
    result.coverage = TutorialCoverage(resolved)
    let plan = take(planTutorial(resolved, motions: motions, budget: options.budget))
    guard !plan.isCutShort else { return }
    result.diagnostics += checkPlan(plan)
    result.visits = resolved.variants.enumerated().flatMap { place, variant in
      variant.steps.enumerated().map {
        ScreenVisit(variant: place, step: $0, snapshot: $1.snapshot, scrolling: $1.scrolling)
      }
    }
    let texts = collectTexts(plan, translations)
    result.diagnostics += TranslationCheck(tutorial, texts, translations).diagnostics
    result.texts = TutorialTexts(
      language: tutorial.language, pattern: tutorial.strings, entries: texts.entries, translations: translations)
    let tour = lowerTour(plan, texts: texts, translations: translations, generator: options.generator)
    let laidOut = take(layOutCallouts(of: tour, from: plan, measurer: options.measurer))
    result.diagnostics += strayCoordinates(in: laidOut, of: plan)
    // Without snapshots there is nothing to play, and what is wrong with them is not to be silenced into nothing.
    result.tour = library.snapshots.isEmpty ? nil : laidOut
  }

  /// The value of a stage; its findings are kept.
  private mutating func take<Value>(_ parsed: Parsed<Value>) -> Value {
    result.diagnostics += parsed.diagnostics
    return parsed.value
  }
}

extension Compilation {
  /// The layouts of the tutorial, solved; nil where one is missing or broken, since whatever is not found would then
  /// be reported for nothing.
  private mutating func loadLibrary(_ tutorial: Tutorial) -> LayoutLibrary? {
    var named: [(layout: LayoutReference, span: SourceSpan)] = []
    var references = FileReferences(source, in: world)
    for entry in tutorial.layouts {
      named += references.paths(entry).map {
        (LayoutReference($0, within: references.reach), SourceSpan(source, entry.range))
      }
    }
    result.diagnostics += references.diagnostics
    named += options.layouts.map { ($0, SourceSpan(source, tutorial.id.range)) }
    if named.isEmpty {
      if references.diagnostics.isEmpty { result.diagnostics.append(noLayout(tutorial)) }
      return nil
    }
    // Who names a file on the command line vouches for it, though the tutorial names it too.
    let vouched = Set(named.filter { $0.layout.reach == .everywhere }.map(\.layout.path))
    for index in named.indices where vouched.contains(named[index].layout.path) {
      named[index].layout.reach = .everywhere
    }
    var seen: Set<String> = []
    named = named.filter { seen.insert($0.layout.path).inserted }
    guard let manifests = loadManifests(named), references.diagnostics.isEmpty else { return nil }
    let library = take(layouts.library(named.map(\.layout), of: manifests))
    // Where a manifest is wrong, what is wrong with it says more.
    if library.snapshots.isEmpty, !result.diagnostics.contains(where: { $0.severity == .error }) {
      result.diagnostics.append(noSnapshot(tutorial))
    }
    return library
  }

  /// All manifests, or nil where one of them cannot be read or parsed.
  private mutating func loadManifests(
    _ named: [(layout: LayoutReference, span: SourceSpan)]
  ) -> [LayoutManifest]? {
    var manifests: [LayoutManifest] = []
    for (layout, span) in named {
      inputs.insert(layout.path)
      switch layouts.manifest(layout) {
      case .failure(let error):
        result.diagnostics.append(unreadable(layout.path, error, at: span))
      case .manifest(let manifest, let isWhole, let hasComments):
        if hasComments { result.sources.append(manifest.value.source) }
        let value = take(manifest)
        if isWhole { manifests.append(value) }
      }
    }
    return manifests.count == named.count ? manifests : nil
  }

  private mutating func loadTranslations(_ tutorial: Tutorial) -> [Translation] {
    guard let pattern = tutorial.strings else {
      let missing = foreign(options.locales ?? [], to: tutorial)
      if !missing.isEmpty { result.diagnostics.append(noTranslations(missing, at: tutorial.id.range)) }
      return []
    }
    return translationFiles(tutorial, pattern).compactMap { file in
      inputs.insert(file.path)
      switch LoadedFile(
        file.path, in: world, within: world.reach(of: source.path), budget: options.budget)
      {
      case .failure(let error):
        result.diagnostics.append(unreadable(file.path, error, at: SourceSpan(source, pattern.range)))
        return nil
      case .document(let parsed):
        if let unknown = FileKind.strings.diagnostic(of: parsed) {
          result.diagnostics.append(unknown)
          return nil
        }
        let document = take(parsed)
        result.sources.append(document.source)
        return take(decodeTranslation(document, locale: file.locale))
      }
    }
  }

  private mutating func translationFiles(
    _ tutorial: Tutorial, _ pattern: Located<String>
  ) -> [(path: String, locale: String)] {
    var references = FileReferences(source, in: world)
    defer { result.diagnostics += references.diagnostics }
    guard let locales = options.locales else { return references.translations(pattern) }
    let (files, missing) = references.translations(pattern, locales: locales)
    let wanted = foreign(missing, to: tutorial)
    if !wanted.isEmpty { result.diagnostics.append(noTranslations(wanted, at: pattern.range)) }
    return files
  }

  /// The locales that the tutorial's own texts do not serve.
  private func foreign(_ locales: [String], to tutorial: Tutorial) -> [String] {
    locales.filter { !LocaleChain.sharesLanguage($0, tutorial.language) }
  }

  private func noTranslations(_ locales: [String], at range: ByteRange) -> Diagnostic {
    let names = locales.map { "\"\(excerpt($0))\"" }.joined(separator: ", ")
    return Diagnostic(
      .missingString, "no strings file for \(names)", at: SourceSpan(source, range),
      notes: [.init("`locales` in tutorialc.yaml asks for texts in these languages")])
  }

  private func noSnapshot(_ tutorial: Tutorial) -> Diagnostic {
    Diagnostic(
      .missingSnapshot, "the layouts of \"\(excerpt(tutorial.id.value))\" have no snapshots to compile it for",
      at: SourceSpan(source, tutorial.layouts.first?.range ?? tutorial.id.range),
      notes: [.init("`abstract: true` marks snapshots that are only there to be extended")])
  }

  private func noLayout(_ tutorial: Tutorial) -> Diagnostic {
    Diagnostic(
      .missingKey, "\"\(excerpt(tutorial.id.value))\" has no layouts", at: SourceSpan(source, tutorial.id.range),
      notes: [.init("name its manifests with `layout: [app.layout.yaml]`, or pass them with --layout")])
  }
}
