import TutorialCompiler
import TutorialSyntax
import TutorialSystem

/// A build into a folder: compile and stage on all threads, check what only the whole shows, commit, report.
struct FolderBuild {
  let plan: RunPlan
  let session: Session
  /// The folder to write to, and who names it.
  let output: String
  let origin: OutputFolder.Origin
  /// Where to write the dependencies; the build is hermetic then.
  let depfile: String?
  /// Where the time is counted, if somebody wants to know.
  let stats: BuildStats?
  /// Whether a line is printed for each tutorial.
  let isVerbose: Bool

  /// Runs the build.
  func run() -> ExitCode {
    var report = Report(plan.reportOptions, plan.policy)
    report.add(plan.diagnostics)
    do {
      let folder = try OutputFolder(
        output, namedBy: origin, isShared: depfile != nil, plan.boundary, clearsUp: !plan.crashes.isEmpty)
      Interruption.onArrival(folder.cleanUp)
      stats?.end(.search)
      let (batch, commitment) = build(into: folder, &report)
      folder.cleanUp()
      // Whoever reads what is printed may take his time: others must not wait for the folder.
      _ = consume folder
      let code = tell(batch.outcomes, commitment, &report)
      if let stats {
        let compiled = batch.outcomes.count - batch.takenOver
        session.say(stats.text(compiled: compiled, takenOver: batch.takenOver, commitment))
      }
      return code
    } catch {
      report.add([FileDiagnostics.unwritable(output, error)])
      return report.write(session, machineStream: session.error)
    }
  }

  private func build(into folder: OutputFolder, _ report: inout Report) -> (TutorialBatch, Commitment) {
    let opening = usesCache ? CacheOpening(plan, session) : nil
    let isHermetic = depfile != nil
    let run = CompilationRun(
      plan, world: opening?.world ?? plan.world(isHermetic: isHermetic), destination: .folder(folder),
      keepsInputs: isHermetic, keepsResults: opening != nil)
    let cache = opening?.open(folder, measurer: run.measurerIdentity)
    var batch = TutorialBatch(plan, run, session, &report, cache: cache, stats: stats)
    report.add(decided: CrossChecks.findCollisions(&batch.outcomes))
    let commitment = commit(batch, folder, run.measuringFailures().isEmpty ? cache : nil)
    stats?.end(.commitment)
    return (batch, commitment)
  }

  private func commit(_ batch: TutorialBatch, _ folder: OutputFolder, _ cache: BuildCache?) -> Commitment {
    let outcomes = batch.outcomes
    if let cache, cache.isUntouched { return Commitment(unchanged: outcomes.reduce(0) { $0 + $1.outputs.count }) }
    let commitment = Commitment(outcomes, plan, into: folder, session)
    cache?.remember(outcomes, together: batch.together, commitment)
    return commitment
  }

  /// Whether what an earlier build did may be taken over: not where another tool decides what is done, nor where a
  /// tutorial comes from a pipe.
  private var usesCache: Bool {
    plan.isCacheWanted && depfile == nil && plan.declared == nil && !plan.input.readsStandardInput
  }

  private func tell(_ outcomes: [TutorialOutcome], _ commitment: Commitment, _ report: inout Report) -> ExitCode {
    report.add(commitment.diagnostics)
    if let depfile, report.exitCode == .success { writeDepfile(depfile, outcomes, &report) }
    let printed = isVerbose ? printLines(outcomes) : .success
    let code = report.write(session, machineStream: session.error)
    if plan.reportOptions.format == .human, !plan.reportOptions.isQuiet {
      say(commitment, of: outcomes.count)
    }
    return code.worse(printed)
  }

  private func writeDepfile(_ path: String, _ outcomes: [TutorialOutcome], _ report: inout Report) {
    var inputs: Set<String> = []
    if let configuration = plan.configurationPath { inputs.insert(configuration) }
    for outcome in outcomes { inputs.formUnion(outcome.inputs) }
    let outputs = outcomes.flatMap(\.outputs).map { FilePath.join(output, $0.path) }
    let text = Depfile.text(outputs: outputs, inputs: inputs.sorted { $0.precedesInBytes($1) })
    do {
      try AtomicFile.write(Array(text.utf8), to: path)
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
