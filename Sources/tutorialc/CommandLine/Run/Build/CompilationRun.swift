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
  private let compiler: Compiler
  private let budget: Budget
  private let policy: SeverityPolicy
  private let emitters: [EmitterRun]
  private let needsWireframes: Bool
  private let needsScreenshots: Bool
  private let world: any World
  private let emission: Emission
  private let showsSource: Bool
  private let keepsInputs: Bool
  /// The configuration's fonts, if any.
  private let texts: TextMeasuring
  private let keepsCoverage: Bool
  /// True if outcomes are kept in a form that a later build can repeat.
  private let keepsResults: Bool
  /// True if diagnostics are shown at their steps, with their source lines.
  private let keepsSteps: Bool
  /// The comments of files that several tutorials share.
  private let sharedComments = Guarded(IgnoreComments())

  /// A run of the given plan.
  init(
    _ plan: RunPlan, world: any World, destination: Emission.Destination, keepsInputs: Bool,
    keepsCoverage: Bool = false, keepsResults: Bool = false, keepsSteps: Bool = false,
    layoutStore: (any LayoutStore)? = nil,
    memory: CompileMemory? = nil
  ) {
    texts = TextMeasuring(plan.fonts, world, plan.permissions)
    var options = plan.compileOptions(measuring: texts)
    options.layoutStore = layoutStore
    options.memory = memory
    budget = plan.budget
    compiler = Compiler(world: world, options: options)
    policy = plan.policy
    emitters = plan.emitters
    needsWireframes = plan.emitters.contains(where: \.readsWireframes)
    needsScreenshots = plan.emitters.contains(where: \.readsScreenshots)
    self.world = world
    emission = Emission(destination: destination, policy: plan.policy, budget: plan.budget)
    showsSource = plan.reportOptions.format.showsSource || keepsSteps
    self.keepsInputs = keepsInputs
    self.keepsCoverage = keepsCoverage
    self.keepsResults = keepsResults
    self.keepsSteps = keepsSteps
  }

  /// Words that identify the measurer of this run's fonts; nil if there is none, or none that can be used.
  var measurerIdentity: [String]? { texts.measurer?.identity }

  /// Compiles the tutorials, except those with known outcomes; the results are in the same order.
  func compile(
    _ tutorials: [InputSearch.Tutorial], known: [TutorialOutcome?], threads: Int, _ progress: ProgressLine
  ) -> [TutorialOutcome] {
    let outcomes = Guarded(
      tutorials.enumerated().map { index, tutorial in
        (known.indices.contains(index) ? known[index] : nil) ?? TutorialOutcome(path: tutorial.path)
      })
    let waiting = tutorials.indices.filter { !known.indices.contains($0) || known[$0] == nil }
    WorkerPool.run(count: waiting.count, threads: threads) { turn in
      let index = waiting[turn]
      let outcome = compile(tutorials[index])
      outcomes.withLock { $0[index] = outcome }
      progress.advance(tutorials[index].path)
    }
    return outcomes.withLock { $0 }
  }

  /// Reuses a known outcome of a tutorial: the effects of its comments, and the diagnostics that are shown.
  ///
  /// - Parameter source: the bytes of a file that a tutorial has read.
  /// - Returns: nil if the file with the comments isn't available any more.
  func take(
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

  /// Stores an outcome in a form that can be repeated, unless it depends on more than the tutorial and its files; then
  /// removes the parts that aren't shown now.
  private func seal(_ outcome: inout TutorialOutcome) {
    guard keepsResults else { return }
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

  /// Compiles one tutorial.
  func compile(_ tutorial: InputSearch.Tutorial) -> TutorialOutcome {
    CrashGuard.during(tutorial.path) { outcome(of: compiler.compile(tutorial.path, within: tutorial.reach)) }
  }

  /// Compiles a tutorial from the given bytes.
  func compile(_ source: SourceText) -> TutorialOutcome {
    CrashGuard.during(source.path) { outcome(of: compiler.compile(source)) }
  }

  /// Checks manifests by themselves.
  func checkLayouts(_ paths: [String], threads: Int, _ progress: ProgressLine) -> [ReportedDiagnostic] {
    let diagnostics = Guarded<[[ReportedDiagnostic]]>(paths.map { _ in [] })
    WorkerPool.run(count: paths.count, threads: threads) { index in
      let checked = CrashGuard.during(paths[index]) { compiler.checkLayout(paths[index]) }
      var comments = IgnoreComments(in: checked.sources)
      let decided = decideSeverities(checked.diagnostics, policy, &comments)
      sharedComments.withLock { $0.merge(comments) }
      let result = reported(decided)
      diagnostics.withLock { $0[index] = result }
      progress.advance(paths[index])
    }
    return diagnostics.withLock { $0.flatMap { $0 } }
  }

  /// The unused comments of shared files, after everything is compiled.
  func unusedIgnores() -> [ReportedDiagnostic] {
    reported(withoutComments(sharedComments.withLock { $0.drainUnused(among: Plugins.diagnostics) }))
  }

  /// The reasons why texts could not be measured with the configuration's fonts; no tutorial is written then.
  func measuringFailures() -> [Diagnostic] { texts.failures }

  // MARK: One tutorial

  private func outcome(of compiled: Analysis) -> TutorialOutcome {
    var outcome = TutorialOutcome(path: compiled.path)
    outcome.id = compiled.id.flatMap { id in compiled.idSpan.map { Located(id, $0.range) } }
    if keepsSteps { outcome.steps = compiled.steps.map { ($0.id, $0.whole.range) } }
    if keepsInputs { outcome.inputs = compiled.inputs + texts.inputs }
    if keepsResults {
      outcome.questions = compiled.questions + texts.questions
    }
    var comments = IgnoreComments(in: compiled.sources)
    var diagnostics = decideSeverities(
      compiled.diagnostics, policy, &comments, tourMissing: compiled.draft == nil)
    if keepsCoverage { outcome.coverage = Coverage(of: compiled, diagnostics) }
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
      if !needsScreenshots, let names = name.flatMap({ emission.namesOnly(for: $0, of: emitters) }) {
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

  /// Runs the emitters for single tutorials.
  private func emit(
    _ compiled: Analysis, _ tour: Tour, _ name: String?, _ outcome: inout TutorialOutcome,
    _ diagnostics: inout [Diagnostic],
    _ comments: inout IgnoreComments
  ) {
    var drawings = Spending(.drawings, of: budget)
    if needsWireframes { drawings.spend(Wireframe.elementCount(of: compiled.visits)) }
    let isDrawn = needsWireframes && !drawings.isExceeded
    let visits = isDrawn ? compiled.visits : []
    var wireframes = Wireframe.wireframes(of: visits, in: tour, language: tour.locales.first)
    if needsScreenshots {
      var screenshots = ScreenshotFiles(in: world)
      screenshots.complete(&wireframes, of: visits, in: tour)
      diagnostics += decideSeverities(screenshots.diagnostics, policy, &comments)
      if keepsInputs { outcome.inputs += screenshots.questions.map(\.text) }
      if keepsResults { outcome.questions += screenshots.questions }
    }
    let located = LocatedTour(
      tour, name: name, span: compiled.idSpan,
      stepSpans: Dictionary(compiled.steps.map { ($0.id, $0.span) }) { first, _ in first }, wireframes: wireframes)
    if drawings.isExceeded { diagnostics.append(drawings.kind.exceeded(drawings.limit, at: compiled.idSpan)) }
    for emitter in emitters where !emitter.speaksOfAll && !(emitter.readsWireframes && drawings.isExceeded) {
      emission.emit([located], emitter, &outcome, &diagnostics, &comments)
    }
    if emitters.contains(where: \.speaksOfAll) { outcome.tour = located }
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
    for emitter in emitters where emitter.speaksOfAll {
      emission.emit(tours, emitter, &together, &diagnostics, &comments)
    }
    together.hasErrors = diagnostics.contains { $0.severity == .error }
    together.diagnostics = reported(diagnostics)
    seal(&together)
    add(together, to: &outcomes)
    return together
  }

  /// Adds the outcome of all tutorials together to the first tutorial's.
  func add(_ together: TutorialOutcome, to outcomes: inout [TutorialOutcome]) {
    guard let first = outcomes.indices.min(by: { outcomes[$0].path.precedesInBytes(outcomes[$1].path) }) else { return }
    outcomes[first].outputs += together.outputs
    outcomes[first].diagnostics += together.diagnostics
    if together.hasErrors { outcomes[first].hasErrors = true }
  }

  /// Decides severities of diagnostics that are about comments, or about no line.
  private func withoutComments(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var none = IgnoreComments()
    return decideSeverities(diagnostics, policy, &none)
  }

  private func reported(_ diagnostics: [Diagnostic]) -> [ReportedDiagnostic] {
    var positions = PositionTable()
    return diagnostics.map { ReportedDiagnostic($0, &positions, withSnippet: showsSource || keepsResults) }
  }
}

private func noTour(_ path: String) -> Diagnostic {
  Diagnostic(.internalError, "\"\(path)\" gave neither a tour nor an error", at: nil)
}
