import TutorialSyntax

/// The tutorials of a run, standard input among them, compiled and compared with each other.
enum TutorialBatch {
  /// Compiles what the plan names and reports all that is found, outputs apart.
  ///
  /// - Parameter isWhole: whether these are all tutorials; of some, others will look at the whole.
  static func compile(
    _ plan: RunPlan, _ run: CompilationRun, _ session: Session, _ report: inout Report, isWhole: Bool = true
  ) -> [TutorialOutcome] {
    let progress = ProgressLine(session, total: plan.input.tutorials.count, isQuiet: plan.reportOptions.isQuiet)
    let standardInput = plan.input.readsStandardInput ? StandardInput.read(&report) : nil
    var outcomes = run.compile(plan.input.tutorials, threads: plan.jobs, progress)
    if let standardInput { outcomes.append(run.compile(standardInput)) }
    progress.finish()
    let duplicates = CrossChecks.findDuplicates(&outcomes) { path in
      if let standardInput, path == standardInput.path { return standardInput }
      let bytes = (try? DiskWorld.read(path).get()) ?? []
      return SourceText(path: path, bytes: bytes)
    }
    if isWhole { run.emitTogether(&outcomes) }
    for outcome in outcomes { report.add(outcome.diagnostics) }
    // A comment in a manifest may silence something for a tutorial that is not among these.
    if isWhole { report.add(run.unusedIgnores()) }
    report.add(run.measuringFailures())
    report.add(decided: duplicates)
    return outcomes
  }
}
