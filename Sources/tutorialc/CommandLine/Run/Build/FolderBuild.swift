import TutorialCompiler
import TutorialDriving
import TutorialHosting
import TutorialPluginKit
import TutorialReporting
import TutorialSyntax
import TutorialSystem

/// A build into a folder: compiles and stages on all threads, makes the cross-checks, commits, and reports.
struct FolderBuild {
  let plan: RunPlan
  let session: Session
  /// The output folder, and the origin of its name.
  let output: String
  let origin: OutputFolder.Origin
  /// The file for the dependencies; the build is hermetic then.
  let depfile: String?
  /// The file for the summary, with everything that the joining action needs of this build's one tutorial.
  let summary: String?
  /// The searches' results when the build was planned.
  let found: FoundFiles?
  /// Layouts that another action has solved.
  let solved: SolvedFileStore?
  /// A file that every run changes, for tools that only run a step when a file has changed.
  let touched: String?
  /// The statistics, if requested.
  let stats: BuildStats?
  /// True if a line is printed for each tutorial.
  let isVerbose: Bool

  /// Runs the build.
  func run() -> ExitCode {
    var report = Report(plan.reportOptions, plan.policy)
    report.add(plan.diagnostics)
    do {
      let folder = try OutputFolder(
        output, namedBy: origin, isShared: isHermetic, plan.boundary)
      let request = Interruption.onArrival(folder.cleanUp)
      stats?.end(.search)
      let done = build(into: folder, &report)
      folder.cleanUp()
      Interruption.dismiss(request)
      // Printing may block; other builds must not wait for the folder meanwhile.
      _ = consume folder
      let code = tell(done, &report)
      if let stats {
        session.say(stats.text(compiled: done.count - done.reusedCount, reusedCount: done.reusedCount, done.commitment))
      }
      return code
    } catch {
      report.add([FileDiagnostics.unwritable(output, error)])
      return report.write(session, machineStream: session.error)
    }
  }

  private var isHermetic: Bool { depfile != nil || summary != nil }

  /// The results of a build.
  private struct Done {
    /// The number of tutorials.
    let count: Int
    /// The number of tutorials that weren't compiled.
    let reusedCount: Int
    /// Their outcomes; empty if nothing had to be done.
    var outcomes: [TutorialOutcome] = []
    /// The written outputs.
    let commitment: Commitment
  }

  private func build(into folder: OutputFolder, _ report: inout Report) -> Done {
    let opening = usesCache ? CacheOpening(plan, folder) : nil
    var run = self.run(opening, folder)
    let cache = opening?.open(measurer: run.measurerIdentity)
    if !isVerbose, let cache,
      let changed = cache.earlier?.changedTutorials(plan.input.tutorials, isTogether: plan.isTogether)
    {
      stats?.end(.comparison)
      if let done = recompile(changed, cache, run, folder, &report) { return done }
      // A run must see each tutorial only once, so this takes a new one. It restarts the fonts' measurer, but is rare.
      if !changed.isEmpty { run = self.run(opening, folder) }
    }
    var batch = TutorialBatch(
      plan, run, session, &report, isWhole: summary == nil,
      known: cache?.earlier?.outcomes(of: plan.input.tutorials, isTogether: plan.isTogether),
      stats: stats)
    let collisions = CrossChecks.findCollisions(&batch.outcomes)
    report.add(decided: collisions)
    let commitment = commit(
      batch, hasOtherReports: batch.hasOtherReports || !collisions.isEmpty, folder,
      run.measuringFailures().isEmpty ? cache : nil)
    stats?.end(.commitment)
    return Done(
      count: batch.outcomes.count, reusedCount: batch.reusedCount, outcomes: batch.outcomes, commitment: commitment)
  }

  private func run(_ opening: CacheOpening?, _ folder: OutputFolder) -> CompilationRun {
    CompilationRun(
      plan, world: opening?.world ?? plan.world(isHermetic: isHermetic, found: found), destination: .folder(folder),
      keepsInputs: isHermetic, keepsResults: opening != nil, layoutStore: solved,
      memory: session.memory)
  }

  /// Recompiles some tutorials, when all others are unchanged since an earlier build.
  ///
  /// - Parameter changed: their indices.
  /// - Returns: nil if that isn't enough; then nothing has been written or reported.
  private func recompile(
    _ changed: [Int], _ cache: BuildCache, _ run: CompilationRun, _ folder: OutputFolder, _ report: inout Report
  ) -> Done? {
    let progress = ProgressLine(session, total: changed.count, isQuiet: plan.reportOptions.isQuiet)
    let compiled = run.compile(
      changed.map { plan.input.tutorials[$0] }, known: [], threads: plan.jobs, progress)
    progress.finish()
    let outcomes = Dictionary(uniqueKeysWithValues: zip(changed, compiled))
    guard let update = cache.update(with: outcomes), run.measuringFailures().isEmpty,
      let (diagnostics, outputs) = cache.earlier?.report(replacing: outcomes)
    else { return nil }
    stats?.end(.compilation)
    var commitment = Commitment(unchanged: outputs)
    if !changed.isEmpty {
      guard let own = Commitment(recompiled: compiled, of: outputs, into: folder, session) else { return nil }
      commitment = own
      cache.remember(update, outcomes, commitment)
    }
    report.add(diagnostics)
    stats?.end(.commitment)
    let count = plan.input.tutorials.count
    return Done(count: count, reusedCount: count - changed.count, commitment: commitment)
  }

  private func commit(
    _ batch: TutorialBatch, hasOtherReports: Bool, _ folder: OutputFolder, _ cache: BuildCache?
  ) -> Commitment {
    let outcomes = batch.outcomes
    if let earlier = cache?.earlier, earlier.isUntouched {
      return Commitment(unchanged: outcomes.reduce(0) { $0 + $1.outputs.count })
    }
    let commitment = Commitment(outcomes, plan, into: folder, session)
    cache?.remember(outcomes, together: batch.together, hasOtherReports: hasOtherReports, commitment)
    return commitment
  }

  /// True if earlier results may be reused: not if another tool drives the build, or a tutorial comes from a pipe.
  private var usesCache: Bool {
    plan.isCacheWanted && !isHermetic && found == nil && solved == nil && plan.declared == nil
      && !plan.input.readsStandardInput
  }

  private func tell(_ done: Done, _ report: inout Report) -> ExitCode {
    let (outcomes, commitment) = (done.outcomes, done.commitment)
    report.add(commitment.diagnostics)
    if let depfile, report.exitCode == .success { writeDepfile(depfile, outcomes, &report) }
    if let summary, report.exitCode == .success { write(summary, outcomes, &report) }
    if let touched {
      let contents = ["again\n", "and again\n"].map { Array($0.utf8) }
      write(AtomicFile.holds(touched, contents[0]) ? contents[1] : contents[0], to: touched, &report)
    }
    let printed = isVerbose ? printLines(outcomes) : .success
    let code = report.write(session, machineStream: session.error)
    if plan.reportOptions.format == .human, !plan.reportOptions.isQuiet, summary == nil {
      say(commitment, of: done.count)
    }
    return code.worse(printed)
  }

  private func writeDepfile(_ path: String, _ outcomes: [TutorialOutcome], _ report: inout Report) {
    var inputs: Set<String> = []
    if let configuration = plan.configurationPath { inputs.insert(configuration) }
    inputs.formUnion(plan.emitters.flatMap { $0.program?.files ?? [] })
    for outcome in outcomes { inputs.formUnion(outcome.inputs) }
    // A plan identifies an action by its summary, because not all outputs have names beforehand.
    let outputs = summary.map { [$0] } ?? outcomes.flatMap(\.outputs).map { FilePath.join(output, $0.path) }
    let text = Depfile.text(outputs: outputs, inputs: inputs.sorted { $0.precedesInBytes($1) })
    write(Array(text.utf8), to: path, &report)
  }

  private func write(_ summary: String, _ outcomes: [TutorialOutcome], _ report: inout Report) {
    for outcome in outcomes {
      guard let id = outcome.id else { continue }
      let readers = plan.emitters.filter(\.speaksOfAll)
      // An emitter may read a part that another one leaves out.
      let tour = outcome.tour.map { readers.count == 1 ? readers[0].emitter.abridged($0.tour) : $0.tour }
      let written = TutorialSummary(
        path: outcome.path, id: id.value, idStart: Int(id.range.start), idEnd: Int(id.range.end),
        outputs: outcome.outputs.map { .init(emitter: $0.emitter, path: $0.path) }, tour: tour)
      write(written.bytes, to: summary, &report)
    }
  }

  private func write(_ bytes: [UInt8], to path: String, _ report: inout Report) {
    do {
      try AtomicFile.write(bytes, to: path)
    } catch {
      report.add([FileDiagnostics.unwritable(path, error)])
    }
  }

  private func printLines(_ outcomes: [TutorialOutcome]) -> ExitCode {
    let lines = outcomes.filter { !$0.hasErrors }.map { outcome in
      let files = outcome.outputs.map { FilePath.join(output, $0.path).printable }.joined(separator: ", ")
      let steps = outcome.stepCount == 1 ? "1 step" : "\(outcome.stepCount) steps"
      let variants = outcome.variantCount == 1 ? "1 variant" : "\(outcome.variantCount) variants"
      return "\(outcome.id?.value ?? outcome.path): \(steps) in \(variants) -> \(files)\n"
    }
    return session.printResult(lines.joined())
  }

  private func say(_ commitment: Commitment, of tutorials: Int) {
    var parts = ["\(commitment.written) written", "\(commitment.unchanged) unchanged"]
    if commitment.removed > 0 { parts.append("\(commitment.removed) removed") }
    let what = tutorials == 1 ? "1 tutorial" : "\(tutorials) tutorials"
    session.say("\(what): \(parts.joined(separator: ", ")) in \(output.printable)")
  }
}
