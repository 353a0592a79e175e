import TutorialLanguage
package import TutorialLayouts
import TutorialLocks
package import TutorialSyntax
import TutorialThemes
import TutorialYAML

/// The path from a tutorial's file to its tour, and the only place that names all stages.
///
/// Read this first: `analyse` is the sequence itself.
///
/// ```
/// load      Load/        path              → Document           through the world; each manifest once
///           ../YAML      SourceText        → Document           YAML events, strict JSON: the same nodes
/// decode    ../Language  Document          → Tutorial
///                        Document          → LayoutManifest
/// solve     ../Layouts   [LayoutManifest]  → LayoutLibrary      `extends`, spaces, places, rows
/// resolve   Resolve/     both              → ResolvedTutorial   an outcome for every selector in every variant
///           Merge/       Tutorial          → Step               defaults and styles, once for each set of styles
/// flow      Flow/        ResolvedTutorial  → TutorialFlow       destinations of rules and buttons
/// texts     Strings/     TutorialFlow      → StringTable        texts to translate
/// serve     Serve/       ResolvedTutorial  → ServedTour         languages and text sizes of the devices
/// scroll    Scroll/      all three         → ResolvedTutorial   targets scrolled so that callouts have room
/// judge     Judge/       ResolvedTutorial  → [Diagnostic]       verdicts from the outcomes of all variants
/// compare   Locking/     with the lock     → [Diagnostic]       drift of targets and covers since locking
/// plan      Plan/        both              → TutorialPlan       holes, rings, ways from step to step
/// check     Check/       TutorialPlan      → [Diagnostic]       unwise holes, flow, motion and contrast
/// lay out   LayOut/      all three         → LaidOutCallouts    positions of callouts, in each language
/// lower     Lower/       TourDraft         → Tour               all of these, built only for output
/// ```
///
/// A stage is a function from values to values plus diagnostics. No stage throws because of a user's mistake, reads a
/// file, or prints: files come in through the `World`. A compiler may be used from any number of threads.
package final class Compiler: Sendable {
  private let world: any World
  private let options: CompileOptions
  private let layouts: LayoutCache
  private let motions: MotionCache
  private let screens = ScreenReader()
  private let typesetters: TypesetterPool

  /// Creates a compiler that reads files through `world`.
  package init(world: any World, options: CompileOptions = CompileOptions()) {
    self.world = world
    self.options = options
    self.layouts = LayoutCache(
      world, budget: options.budget, memory: options.memory?.layouts, store: options.layoutStore)
    self.motions = options.memory?.motions(tolerance: options.tolerance) ?? MotionCache(tolerance: options.tolerance)
    self.typesetters = TypesetterPool(measurer: options.measurer)
  }

  /// Compiles one tutorial. Problems are in the result's diagnostics.
  ///
  /// - Parameter scope: the access scope of the file that names the tutorial.
  package func compile(_ path: String, within scope: AccessScope = .everywhere) -> Analysis {
    var analysis = Analysis(path: path)
    analysis.questions = [WorldQuestion(.content, path, within: scope)]
    switch world.read(path, within: scope) {
    case .success(let bytes): analyse(SourceText(path: path, bytes: bytes), &analysis)
    case .failure(let error): analysis.diagnostics = [unreadable(path, error, at: startOfFile(path))]
    }
    return analysis
  }

  /// Compiles one tutorial from memory, such as standard input. File names in it are relative to the source's path.
  package func compile(_ source: SourceText) -> Analysis {
    var analysis = Analysis(path: source.path)
    analyse(source, &analysis)
    return analysis
  }

  /// Runs all stages in order. Each continues with the usable part of the previous stage's result.
  private func analyse(_ source: SourceText, _ analysis: inout Analysis) {
    let parsed = DocumentReader.read(source, budget: options.budget)
    if let unknown = FileKind.tutorial.diagnostic(of: parsed) {
      analysis.diagnostics = [unknown]
      return
    }
    analysis.sources = [source]
    let document = analysis.unwrap(parsed)
    analysis.document = document
    guard let tutorial = analysis.unwrap(decodeTutorial(document)) else { return }
    analysis.tutorial = tutorial

    var files = TutorialFiles(of: source, in: world, budget: options.budget)
    let translations = files.translations(of: tutorial, for: options.locales)
    let library = files.library(of: tutorial, and: options.layouts, among: layouts).map(options.standIn)
    let theme = files.theme(of: tutorial, over: options.theme)
    analysis.add(files)
    analysis.library = library
    guard let library else { return }
    // If a manifest is wrong, its own diagnostics say more.
    if library.snapshots.isEmpty, !analysis.hasErrors { analysis.diagnostics.append(noSnapshot(tutorial)) }

    let found = analysis.unwrap(
      resolveTutorial(tutorial, in: library, variants: options.isVariantWanted, budget: options.budget))
    guard !found.isCutShort else { return }
    let flow = TutorialFlow(found)
    let texts = collectTexts(of: tutorial, flow, translations)
    let words = LocalizedTexts(texts, in: tutorial.language, translations, variables: tutorial.variables)
    let served = ServedTour(
      found, in: words.locales, promising: options.locales ?? [], matrix: options.matrix, theme: theme.resolved)
    let resolved = typesetters.use {
      makeRoom(in: found, flow, saying: words, to: served, among: &$0, budget: options.budget)
    }
    analysis.resolved = resolved
    judge(resolved, of: source, &analysis)

    let plan = analysis.unwrap(planTutorial(resolved, flow, motions: motions, budget: options.budget))
    guard !plan.isCutShort else { return }
    analysis.plan = plan
    analysis.diagnostics += checkPlan(plan, theme: theme) + ThemeContrast(theme).diagnostics + theme.diagnostics

    analysis.diagnostics += TranslationCheck(tutorial, texts, translations).diagnostics
    analysis.diagnostics += LinkCheck(allowing: options.linkSchemes).diagnostics(tutorial, texts, translations)
    analysis.texts = TutorialTexts(
      language: tutorial.language, pattern: tutorial.strings, entries: texts.entries, translations: translations)

    analysis.served = served
    // If only some variants are compiled, the others may show settings that these don't.
    if library.variants.allSatisfy(options.isVariantWanted) {
      analysis.diagnostics += UnprovenSettings(plan, served).diagnostics
    }
    let callouts = analysis.unwrap(
      typesetters.use { layOutCallouts(of: plan, saying: words, to: served, on: screens, among: &$0) })
    analysis.diagnostics += strayCoordinates(in: plan, callouts.callouts)
    // Without snapshots there is nothing to play. Silencing diagnostics of broken snapshots mustn't produce an empty
    // tour.
    guard !library.snapshots.isEmpty else { return }
    analysis.draft = TourDraft(
      plan: plan, served: served, callouts: callouts, words: words, theme: theme.resolved, generator: options.generator)
  }

  /// Reports the meaning of the selectors' outcomes and compares the matched elements with the lock.
  private func judge(_ resolved: ResolvedTutorial, of source: SourceText, _ analysis: inout Analysis) {
    analysis.judgement = analysis.unwrap(judgeSelectors(resolved, budget: options.budget))
    guard options.lock != .ignored else { return }
    var files = TutorialFiles(of: source, in: world, budget: options.budget)
    let (lock, missing) = files.lock()
    analysis.add(files)
    if options.lock == .required, TutorialLock.path(ofTutorial: source.path) == nil {
      analysis.diagnostics.append(placelessLock(of: resolved.tutorial))
    }
    if let missing {
      analysis.missing.append(missing)
      if options.lock == .required { analysis.diagnostics.append(missingLock(missing, of: resolved.tutorial)) }
    }
    guard let lock else { return }
    let found = judgeLock(
      lock, of: resolved, isRequired: options.lock == .required, budget: options.budget,
      adding: &analysis.diagnostics)
    analysis.diagnostics += found.diagnostics
    analysis.unlocated = found.unlocated
    judgeCovers(lock, of: resolved, adding: &analysis.diagnostics)
  }

  /// Decodes and solves manifests only to fill the store of layouts.
  ///
  /// Their diagnostics are reported by the compilation of a tutorial that uses them.
  package func keepLayouts(_ references: [LayoutReference]) {
    if layouts.kept(references) == nil { _ = solved(references) }
  }

  /// Decodes and solves manifests together, without a tutorial.
  ///
  /// - Returns: the diagnostics and the library, which is nil if a manifest is broken.
  package func layouts(_ paths: [String]) -> (library: LayoutLibrary?, diagnostics: [Diagnostic]) {
    solved(paths.map { LayoutReference($0) })
  }

  private func solved(_ references: [LayoutReference]) -> (library: LayoutLibrary?, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    var manifests: [LayoutManifest] = []
    for reference in references {
      switch layouts.manifest(reference) {
      case .failure(let error): diagnostics.append(unreadable(reference.path, error, at: startOfFile(reference.path)))
      case .manifest(let manifest, let isWhole, _):
        diagnostics += manifest.diagnostics
        if isWhole { manifests.append(manifest.value) }
      }
    }
    guard manifests.count == references.count else { return (nil, diagnostics) }
    let library = layouts.library(references, of: manifests)
    return (library.value, diagnostics + library.diagnostics)
  }

  /// Decodes and solves one manifest by itself, as `check` does with a layout file.
  ///
  /// - Returns: its diagnostics, and its source if that may hold `tutorialc: ignore` comments.
  package func checkLayout(_ path: String) -> (diagnostics: [Diagnostic], sources: [SourceText]) {
    let reference = LayoutReference(path)
    if let kept = layouts.kept([reference]), let manifest = kept.layouts.manifests.first {
      let diagnostics = manifest.diagnostics + kept.layouts.diagnostics.map(alone)
      return (diagnostics, manifest.hasComments ? kept.sources : [])
    }
    switch layouts.manifest(reference) {
    case .failure(let error): return ([unreadable(path, error, at: startOfFile(path))], [])
    case .manifest(let manifest, let isWhole, let hasComments):
      let solved = isWhole ? layouts.library([reference], of: [manifest.value]).diagnostics.map(alone) : []
      return (manifest.diagnostics + solved, hasComments ? [manifest.value.source] : [])
    }
  }

  /// Returns the diagnostic of a manifest that was checked by itself.
  ///
  /// An unknown `extends` becomes a note because another manifest may declare it.
  private func alone(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.id == .unknownExtends else { return diagnostic }
    var result = diagnostic
    result.severity = .note
    result.notes.append(.init("a tutorial that names both manifests has it; this one was checked by itself"))
    return result
  }

  /// Returns a location for the diagnostic of an unreadable file.
  private func startOfFile(_ path: String) -> SourceSpan {
    SourceSpan(SourceText(path: path, bytes: []), ByteRange(0, 0))
  }
}

private func noSnapshot(_ tutorial: Tutorial) -> Diagnostic {
  Diagnostic(
    .missingSnapshot, "the layouts of \"\(excerpt(tutorial.id.value))\" have no snapshots to compile it for",
    at: SourceSpan(tutorial.source, tutorial.layouts.first?.range ?? tutorial.id.range),
    notes: [.init("`abstract: true` marks snapshots that exist only to be extended")])
}
