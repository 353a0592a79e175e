import TutorialCompiler
import TutorialLanguage
import TutorialLocks
import TutorialPluginKit
import TutorialReporting
import TutorialScreens
import TutorialSyntax
import TutorialSystem
import TutorialTour

/// Compiles tutorials on several threads, each from its bytes to its staged files before the next is started.
///
/// So the memory of a run doesn't grow with the size of its tutorials, and no result depends on the order of threads.
struct CompilationRun: Sendable {
  private let settings: Settings
  private let session: Session
  private let world: any World
  private let kept: TutorialOutcome.Parts
  /// The configuration's fonts, if any.
  private let texts: TextMeasuring
  private let compiler: Compiler
  private let emission: Emission
  private let needsWireframes: Bool
  private let needsScreenshots: Bool
  /// The comments of files that several tutorials share.
  private let sharedComments = Guarded(IgnoreComments())

  /// Starts a run with the given settings, and the measurer of their fonts.
  static func start(
    _ settings: Settings, _ session: Session, world: any World, destination: Emission.Destination,
    keeping kept: TutorialOutcome.Parts = [], layoutStore: (any LayoutStore)? = nil
  ) -> CompilationRun {
    let texts = TextMeasuring.start(settings.fonts, world, settings.permissions)
    var options = texts.options(settings.compile)
    options.layoutStore = layoutStore
    options.memory = session.memory
    return CompilationRun(
      settings: settings, session: session, world: world, kept: kept, texts: texts,
      compiler: Compiler(world: world, options: options),
      emission: Emission(destination: destination, policy: settings.policy, budget: settings.compile.budget),
      needsWireframes: settings.emitters.contains(where: \.readsWireframes),
      needsScreenshots: settings.emitters.contains(where: \.readsScreenshots))
  }

  /// True if diagnostics are shown with their source lines.
  private var showsSource: Bool { settings.report.format.showsSource || kept.contains(.steps) }

  /// Words that identify the measurer of this run's fonts; nil if there is none, or none that can be used.
  var measurerIdentity: [String]? { texts.measurer?.identity }

  /// Compiles tutorials, each from its bytes to its staged files before the next is started.
  ///
  /// - Parameters:
  ///   - standardInput: another tutorial, from standard input.
  ///   - known: the outcome of each tutorial that need not be compiled.
  /// - Returns: the outcomes in the same order.
  func compile(
    _ tutorials: [InputSearch.Tutorial], _ standardInput: SourceText? = nil, known: [TutorialOutcome?] = []
  ) -> [TutorialOutcome] {
    let progress = ProgressLine(session, total: tutorials.count, isQuiet: settings.report.isQuiet)
    let outcomes = Guarded(
      tutorials.enumerated().map { index, tutorial in
        (known.indices.contains(index) ? known[index] : nil) ?? TutorialOutcome(path: tutorial.path)
      })
    let waiting = tutorials.indices.filter { !known.indices.contains($0) || known[$0] == nil }
    WorkerPool.run(count: waiting.count, threads: settings.jobs) { turn in
      let (index, tutorial) = (waiting[turn], tutorials[waiting[turn]])
      let compiled = CrashGuard.during(tutorial.path) {
        outcome(of: compiler.compile(tutorial.path, within: tutorial.scope))
      }
      outcomes.withLock { $0[index] = compiled }
      progress.advance(tutorial.path)
    }
    var all = outcomes.withLock { $0 }
    if let source = standardInput {
      all.append(CrashGuard.during(source.path) { outcome(of: compiler.compile(source)) })
    }
    progress.finish()
    return all
  }

  /// Reuses known outcomes of tutorials: the effects of their comments, and the diagnostics that are shown. An outcome
  /// is nil if the file with its comments isn't available any more.
  func reuse(_ known: TutorialBatch.Known?) -> [TutorialOutcome?] {
    known?.each.map { each in each.flatMap { reuse($0, source: known?.source) } } ?? []
  }

  private func reuse(
    _ known: TutorialOutcome, source: ((String, TutorialOutcome) -> SourceText?)?
  ) -> TutorialOutcome? {
    for file in known.comments {
      guard let source = source?(file.path, known) else { return nil }
      let comments = IgnoreComments(in: source, used: file.used)
      sharedComments.withLock { $0.merge(comments) }
    }
    var outcome = known
    shorten(&outcome)
    return outcome
  }

  /// Checks and emits what depends on all tutorials, and reports all diagnostics except those about outputs.
  ///
  /// - Parameters:
  ///   - standardInput: the tutorial from standard input, if it is one of them.
  ///   - isWhole: true if these are all tutorials; false if another action checks the whole.
  ///   - known: the known outcome of all together.
  func conclude(
    _ outcomes: [TutorialOutcome], _ report: inout Report, standardInput: SourceText? = nil, isWhole: Bool = true,
    known: TutorialOutcome? = nil
  ) -> TutorialBatch {
    var outcomes = outcomes
    let duplicates = CrossChecks.findDuplicates(&outcomes) { path in
      if let standardInput, path == standardInput.path { return standardInput }
      return SourceText(path: path, bytes: (try? DiskWorld.read(path).get()) ?? [])
    }
    var together: TutorialOutcome?
    if let known {
      together = reuse(known, source: nil)
      if let together { merge(together, into: &outcomes) }
    } else if isWhole {
      together = emitTogether(&outcomes)
    }
    for outcome in outcomes { report.add(outcome.diagnostics) }
    // A comment in a manifest may silence a diagnostic of a tutorial that isn't among these.
    let unused = isWhole ? unusedIgnores() : []
    let failures = measuringFailures()
    report.add(unused)
    report.add(failures)
    report.add(decided: duplicates)
    return TutorialBatch(
      outcomes: outcomes, together: together,
      hasOtherReports: !unused.isEmpty || !failures.isEmpty || !duplicates.isEmpty)
  }

  /// Stores an outcome in a form that can be repeated, unless it depends on more than the tutorial and its files; then
  /// removes the parts that aren't shown now.
  private func seal(_ outcome: inout TutorialOutcome) {
    guard kept.contains(.results) else { return }
    outcome.diagnosticLevel = OutcomeCoding.diagnosticLevel(of: outcome.diagnostics)
    if !texts.hasFailed, !outcome.diagnostics.contains(where: \.id.isAboutSurroundings) {
      outcome.result = OutcomeCoding.bytes(of: outcome)[...]
    }
    shorten(&outcome)
  }

  private func shorten(_ outcome: inout TutorialOutcome) {
    guard !showsSource else { return }
    for index in outcome.diagnostics.indices { outcome.diagnostics[index].snippet = nil }
  }

  func checkLayouts(_ paths: [String]) -> [ReportedDiagnostic] {
    let progress = ProgressLine(session, total: paths.count, isQuiet: settings.report.isQuiet)
    let diagnostics = Guarded<[[ReportedDiagnostic]]>(paths.map { _ in [] })
    WorkerPool.run(count: paths.count, threads: settings.jobs) { index in
      let checked = CrashGuard.during(paths[index]) { compiler.checkLayout(paths[index]) }
      var comments = IgnoreComments(in: checked.sources)
      let decided = decideSeverities(checked.diagnostics, settings.policy, &comments)
      sharedComments.withLock { $0.merge(comments) }
      let result = reported(decided)
      diagnostics.withLock { $0[index] = result }
      progress.advance(paths[index])
    }
    progress.finish()
    return diagnostics.withLock { $0.flatMap { $0 } }
  }

  /// The unused comments of shared files, after everything is compiled.
  private func unusedIgnores() -> [ReportedDiagnostic] {
    reported(withoutComments(sharedComments.withLock { $0.drainUnused(among: Plugins.diagnostics) }))
  }

  /// The reasons why texts could not be measured with the configuration's fonts; no tutorial is written then.
  func measuringFailures() -> [Diagnostic] { texts.failures }

  // MARK: One tutorial

  private func outcome(of compiled: Analysis) -> TutorialOutcome {
    var outcome = TutorialOutcome(path: compiled.path)
    outcome.id = compiled.id.flatMap { id in compiled.idSpan.map { Located(id, $0.range) } }
    if kept.contains(.steps) { outcome.steps = compiled.steps.map { ($0.id, $0.whole.range) } }
    if kept.contains(.inputs) { outcome.inputs = compiled.inputs + texts.inputs }
    if kept.contains(.results) { outcome.questions = compiled.questions + texts.questions }
    var comments = IgnoreComments(in: compiled.sources)
    var diagnostics = decideSeverities(
      compiled.diagnostics, settings.policy, &comments, tourMissing: compiled.draft == nil)
    if kept.contains(.coverage) { outcome.coverage = Coverage(of: compiled, diagnostics) }
    if compiled.draft == nil, !diagnostics.contains(where: { $0.severity == .error }) {
      diagnostics.append(noTour(compiled.path))
    }
    // A tour without variants results from a --variant that matches none; nobody could play it.
    if let draft = compiled.draft, !draft.plan.variants.isEmpty,
      !diagnostics.contains(where: { $0.severity == .error }), !texts.hasFailed
    {
      outcome.stepCount = draft.plan.variants.map(\.steps.count).max() ?? 0
      outcome.variantCount = draft.plan.variants.count
      let name = TutorialName.name(ofFile: compiled.path)
      if !needsScreenshots, let names = name.flatMap({ emission.namesOnly(for: $0, of: settings.emitters) }) {
        outcome.outputs = names
      } else {
        emit(compiled, draft.tour, name, &outcome, &diagnostics, &comments)
      }
    }
    // Only this tutorial's comments affect its own lines; manifests are shared with other tutorials.
    diagnostics += withoutComments(comments.drainUnused(in: compiled.path, among: Plugins.diagnostics))
    outcome.comments = comments.usage
    sharedComments.withLock { $0.merge(comments) }
    outcome.hasErrors = texts.hasFailed || diagnostics.contains { $0.severity == .error }
    outcome.diagnostics = reported(diagnostics)
    seal(&outcome)
    return outcome
  }

  private func emit(
    _ compiled: Analysis, _ tour: Tour, _ name: String?, _ outcome: inout TutorialOutcome,
    _ diagnostics: inout [Diagnostic],
    _ comments: inout IgnoreComments
  ) {
    var drawings = Spending(.drawings, of: settings.compile.budget)
    if needsWireframes { drawings.spend(Wireframe.elementCount(of: compiled.visits)) }
    let isDrawn = needsWireframes && !drawings.isExceeded
    let visits = isDrawn ? compiled.visits : []
    var wireframes = Wireframe.wireframes(of: visits, in: tour, language: tour.locales.first)
    if needsScreenshots {
      var screenshots = ScreenshotFiles(in: world)
      screenshots.complete(&wireframes, of: visits, in: tour)
      diagnostics += decideSeverities(screenshots.diagnostics, settings.policy, &comments)
      if kept.contains(.inputs) { outcome.inputs += screenshots.questions.map(\.text) }
      if kept.contains(.results) { outcome.questions += screenshots.questions }
    }
    let located = LocatedTour(
      tour, name: name, span: compiled.idSpan,
      stepSpans: Dictionary(compiled.steps.map { ($0.id, $0.span) }) { first, _ in first }, wireframes: wireframes)
    if drawings.isExceeded { diagnostics.append(drawings.kind.exceeded(drawings.limit, at: compiled.idSpan)) }
    for emitter in settings.emitters where !emitter.speaksOfAll && !(emitter.readsWireframes && drawings.isExceeded) {
      emission.emit([located], emitter, &outcome, &diagnostics, &comments)
    }
    if settings.emitters.contains(where: \.speaksOfAll) { outcome.tour = located }
  }

  /// Runs the emitters for all tutorials together.
  ///
  /// Their files count as those of the first tutorial. They aren't made if any tutorial has errors, because they depend
  /// on all.
  ///
  /// - Returns: their outcome, which is now part of the first tutorial's; nil if there was none.
  func emitTogether(_ outcomes: inout [TutorialOutcome]) -> TutorialOutcome? {
    let order = outcomes.indices.sorted { outcomes[$0].path.precedesInBytes(outcomes[$1].path) }
    let tours = order.compactMap { outcomes[$0].tour }
    for index in outcomes.indices { outcomes[index].tour = nil }
    guard let first = order.first, tours.count == outcomes.count, !outcomes.contains(where: \.hasErrors) else {
      return nil
    }
    var diagnostics: [Diagnostic] = []
    var comments = IgnoreComments()
    var together = TutorialOutcome(path: outcomes[first].path)
    for emitter in settings.emitters where emitter.speaksOfAll {
      emission.emit(tours, emitter, &together, &diagnostics, &comments)
    }
    together.hasErrors = diagnostics.contains { $0.severity == .error }
    together.diagnostics = reported(diagnostics)
    seal(&together)
    merge(together, into: &outcomes)
    return together
  }

  /// Adds the outcome of all tutorials together to the first tutorial's.
  private func merge(_ together: TutorialOutcome, into outcomes: inout [TutorialOutcome]) {
    guard let first = outcomes.indices.min(by: { outcomes[$0].path.precedesInBytes(outcomes[$1].path) }) else { return }
    outcomes[first].outputs += together.outputs
    outcomes[first].diagnostics += together.diagnostics
    if together.hasErrors { outcomes[first].hasErrors = true }
  }

  /// Decides severities of diagnostics that are about comments, or about no line.
  private func withoutComments(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var none = IgnoreComments()
    return decideSeverities(diagnostics, settings.policy, &none)
  }

  private func reported(_ diagnostics: [Diagnostic]) -> [ReportedDiagnostic] {
    var positions = PositionTable()
    return diagnostics.map { ReportedDiagnostic($0, &positions, withSnippet: showsSource || kept.contains(.results)) }
  }
}

private func noTour(_ path: String) -> Diagnostic {
  Diagnostic(.internalError, "\"\(path)\" gave neither a tour nor an error", at: nil)
}
