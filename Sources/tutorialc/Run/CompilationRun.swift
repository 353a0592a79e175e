import TutorialCompiler
import TutorialLanguage
import TutorialPluginKit
import TutorialSyntax
import TutorialTour

/// Compiles tutorials on several threads, each from its bytes to its staged files before the next is taken up: what a
/// run holds does not grow with the size of its tutorials, and no result depends on which thread was faster.
struct CompilationRun: Sendable {
  /// Where the emitters' files go.
  enum Destination: Sendable {
    /// Nowhere: only what would be lost is of interest.
    case nowhere
    /// Into a folder.
    case folder(OutputFolder)
    /// They are kept, for standard output.
    case memory

    /// An output as people see it.
    func path(of output: String) -> String {
      if case .folder(let folder) = self { FilePath.join(folder.path, output) } else { output }
    }
  }

  private let compiler: Compiler
  private let budget: Budget
  private let policy: SeverityPolicy
  private let registry: DiagnosticRegistry
  private let emitters: [EmitterRun]
  private let needsWireframes: Bool
  private let destination: Destination
  private let showsSource: Bool
  private let keepsInputs: Bool
  /// Fonts, where the configuration names any.
  private let texts: TextMeasuring
  private let keepsCoverage: Bool
  private let crashes: CrashJournal
  /// The comments of files that several tutorials share.
  private let sharedComments = Guarded(IgnoreComments())

  /// A run of what `plan` says.
  init(
    _ plan: RunPlan, world: any World, destination: Destination, keepsInputs: Bool, keepsCoverage: Bool = false
  ) {
    var options = CompileOptions()
    options.layouts = plan.layouts
    options.locales = plan.locales
    if let pattern = plan.variant {
      let glob = Glob(pattern)
      options.isVariantWanted = { glob.matches($0) }
    }
    if let tolerance = plan.tolerance { options.tolerance = tolerance }
    options.generator = "tutorialc \(Version.current)"
    options.budget = plan.budget
    budget = plan.budget
    texts = TextMeasuring(plan.fonts, world, plan.permissions)
    if let measurer = texts.measurer { options.measurer = measurer }
    compiler = Compiler(world: world, options: options)
    policy = plan.policy
    registry = plan.registry
    crashes = plan.crashes
    emitters = plan.emitters
    needsWireframes = plan.emitters.contains(where: \.readsWireframes)
    self.destination = destination
    showsSource = plan.reportOptions.format.showsSource
    self.keepsInputs = keepsInputs
    self.keepsCoverage = keepsCoverage
  }

  /// Compiles the tutorials; the outcomes are in the same order.
  func compile(
    _ tutorials: [InputSearch.Tutorial], threads: Int, _ progress: ProgressLine
  ) -> [TutorialOutcome] {
    let outcomes = Guarded(tutorials.map { TutorialOutcome(path: $0.path) })
    WorkerPool.run(count: tutorials.count, threads: threads) { index in
      let outcome = compile(tutorials[index])
      outcomes.withLock { $0[index] = outcome }
      progress.advance(tutorials[index].path)
    }
    return outcomes.withLock { $0 }
  }

  /// Compiles one tutorial.
  func compile(_ tutorial: InputSearch.Tutorial) -> TutorialOutcome {
    guarded(tutorial.path) { outcome(of: compiler.compile(tutorial.path, within: tutorial.reach)) }
  }

  /// Compiles a tutorial whose bytes are at hand.
  func compile(_ source: SourceText) -> TutorialOutcome {
    guarded(source.path) { outcome(of: compiler.compile(source)) }
  }

  /// Works on a tutorial so that a crash is known to be its, unless one is known already.
  private func guarded(_ path: String, _ work: () -> TutorialOutcome) -> TutorialOutcome {
    guard let crash = crashes.diagnostic(for: path) else { return CrashGuard.during(path, work) }
    var outcome = TutorialOutcome(path: path)
    outcome.hasErrors = true
    outcome.diagnostics = reported(withoutComments([crash]))
    return outcome
  }

  /// Checks manifests by themselves.
  func checkLayouts(_ paths: [String], threads: Int, _ progress: ProgressLine) -> [ReportedDiagnostic] {
    let diagnostics = Guarded<[[ReportedDiagnostic]]>(paths.map { _ in [] })
    WorkerPool.run(count: paths.count, threads: threads) { index in
      if let crash = crashes.diagnostic(for: paths[index]) {
        let result = reported(withoutComments([crash]))
        diagnostics.withLock { $0[index] = result }
        return
      }
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

  /// The comments in shared files that have silenced nothing, once all is compiled.
  func unusedIgnores() -> [ReportedDiagnostic] {
    reported(withoutComments(sharedComments.withLock { $0.takeUnused(among: registry) }))
  }

  /// Why texts could not be measured with the configuration's fonts; no tutorial is written then.
  func measuringFailures() -> [Diagnostic] { texts.failures }

  // MARK: One tutorial

  private func outcome(of compiled: Analysis) -> TutorialOutcome {
    var outcome = TutorialOutcome(path: compiled.path)
    outcome.id = compiled.id.flatMap { id in compiled.idSpan.map { Located(id, $0.range) } }
    if keepsInputs { outcome.inputs = compiled.inputs + texts.inputs }
    var comments = IgnoreComments(in: compiled.sources)
    var diagnostics = decideSeverities(
      compiled.diagnostics, policy, &comments, tourMissing: compiled.draft == nil)
    if keepsCoverage { outcome.coverage = Coverage(of: compiled, diagnostics) }
    if compiled.draft == nil, !diagnostics.contains(where: { $0.severity == .error }) {
      diagnostics.append(noTour(compiled.path))
    }
    // A tour without variants is one of which --variant picks none: nobody could play it.
    if let draft = compiled.draft, !draft.plan.variants.isEmpty,
      !diagnostics.contains(where: { $0.severity == .error }), !texts.hasFailed
    {
      outcome.stepCount = draft.plan.variants.map(\.steps.count).max() ?? 0
      outcome.variantCount = draft.plan.variants.count
      if !emitters.isEmpty { emit(compiled, draft.tour, &outcome, &diagnostics, &comments) }
    }
    // Nobody else speaks about this tutorial's lines; manifests are spoken about by others too.
    diagnostics += withoutComments(comments.takeUnused(in: compiled.path, among: registry))
    sharedComments.withLock { $0.merge(comments) }
    outcome.hasErrors = texts.hasFailed || diagnostics.contains { $0.severity == .error }
    outcome.diagnostics = reported(diagnostics)
    return outcome
  }

  /// Runs the emitters that speak of one tutorial at a time.
  private func emit(
    _ compiled: Analysis, _ tour: Tour, _ outcome: inout TutorialOutcome, _ diagnostics: inout [Diagnostic],
    _ comments: inout IgnoreComments
  ) {
    var drawings = Spending(.drawings, of: budget)
    if needsWireframes { drawings.spend(Wireframe.elementCount(of: compiled.visits)) }
    let isDrawn = needsWireframes && !drawings.isExceeded
    let located = LocatedTour(
      tour, name: TutorialName.name(ofFile: compiled.path), span: compiled.idSpan,
      stepSpans: Dictionary(compiled.steps.map { ($0.id, $0.span) }) { first, _ in first },
      wireframes: isDrawn
        ? Wireframe.wireframes(of: compiled.visits, in: tour, language: tour.locales.first) : [])
    if drawings.isExceeded { diagnostics.append(drawings.kind.exceeded(drawings.limit, at: compiled.idSpan)) }
    for emitter in emitters where !emitter.speaksOfAll && !(emitter.readsWireframes && drawings.isExceeded) {
      emit([located], emitter, &outcome, &diagnostics, &comments)
    }
    if emitters.contains(where: \.speaksOfAll) { outcome.tour = located }
  }

  /// Runs the emitters that speak of all tutorials together. Their files count as those of the first tutorial, and are
  /// not made where any tutorial has errors: each of them depends on all.
  func emitTogether(_ outcomes: inout [TutorialOutcome]) {
    let order = outcomes.indices.sorted { outcomes[$0].path.precedesInBytes(outcomes[$1].path) }
    let tours = order.compactMap { outcomes[$0].tour }
    for index in outcomes.indices { outcomes[index].tour = nil }
    guard let first = order.first, tours.count == outcomes.count, !outcomes.contains(where: \.hasErrors) else { return }
    var diagnostics: [Diagnostic] = []
    var comments = IgnoreComments()
    for emitter in emitters where emitter.speaksOfAll {
      emit(tours, emitter, &outcomes[first], &diagnostics, &comments)
    }
    if diagnostics.contains(where: { $0.severity == .error }) { outcomes[first].hasErrors = true }
    outcomes[first].diagnostics += reported(diagnostics)
  }

  private func emit(
    _ tours: [LocatedTour], _ run: EmitterRun, _ outcome: inout TutorialOutcome, _ diagnostics: inout [Diagnostic],
    _ comments: inout IgnoreComments
  ) {
    let announced = run.emitter.files(forTutorials: tours.map(\.name), options: run.options)
    if case .nowhere = destination, !run.mayLose, let names = allNames(announced) {
      outcome.outputs += names.map { .init(emitter: run.name, path: $0, staged: nil, bytes: nil) }
      return
    }
    var request = EmitRequest(tours: tours, options: run.options)
    request.budget = budget
    let result = run.emitter.emit(request)
    let decided = decideSeverities(result.diagnostics, policy, &comments)
    diagnostics += decided
    guard !decided.contains(where: { $0.severity == .error }) else { return }
    for file in result.files {
      if let defect = OutputPath.defect(of: file.path) {
        diagnostics.append(badName(file.path, run.name, defect, tours.first?.span))
        continue
      }
      // A build system that asked before would not know of it.
      guard announced.contains(where: { $0.announces(file.path) }) else {
        diagnostics.append(badName(file.path, run.name, "it was not announced", tours.first?.span))
        continue
      }
      do {
        outcome.outputs.append(try output(of: file, run.name))
      } catch {
        diagnostics.append(FileDiagnostics.unwritable(destination.path(of: file.path), error))
      }
    }
  }

  /// The names of the files, where all of them are known already.
  private func allNames(_ announced: [AnnouncedFile]) -> [String]? {
    var names: [String] = []
    for case .named(let name) in announced { names.append(name) }
    return names.count == announced.count ? names : nil
  }

  private func output(of file: ProducedFile, _ emitter: String) throws(AccessError) -> TutorialOutcome.Output {
    switch destination {
    case .nowhere: .init(emitter: emitter, path: file.path, staged: nil, bytes: nil)
    case .memory: .init(emitter: emitter, path: file.path, staged: nil, bytes: file.bytes)
    case .folder(let folder):
      .init(emitter: emitter, path: file.path, staged: try folder.stage(file.bytes, as: file.path), bytes: nil)
    }
  }

  /// Severities of diagnostics that are themselves about comments, or about no line at all.
  private func withoutComments(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var none = IgnoreComments()
    return decideSeverities(diagnostics, policy, &none)
  }

  private func reported(_ diagnostics: [Diagnostic]) -> [ReportedDiagnostic] {
    var positions = PositionTable()
    return diagnostics.map { ReportedDiagnostic($0, &positions, withSnippet: showsSource) }
  }
}

private func noTour(_ path: String) -> Diagnostic {
  Diagnostic(.internalError, "\"\(path)\" gave neither a tour nor an error", at: nil)
}

private func badName(_ path: String, _ emitter: String, _ defect: String, _ span: SourceSpan?) -> Diagnostic {
  Diagnostic(.pluginCrashed, "\"\(path)\" is no name for a file of emitter \(emitter): \(defect)", at: span)
}
