import TutorialSyntax

/// The tutorials of a run, including standard input, compiled and cross-checked.
struct TutorialBatch {
  /// The outcome of each tutorial.
  var outcomes: [TutorialOutcome]
  /// The outcome of all tutorials together, which is also part of one of the outcomes; nil if there is none.
  let together: TutorialOutcome?
  /// The number of tutorials that weren't compiled.
  let reusedCount: Int
  /// True if there were reports besides the outcomes' diagnostics.
  let hasOtherReports: Bool

  /// Outcomes that are known without compiling.
  struct Known {
    /// The outcome of each tutorial, or nil if it isn't known.
    var each: [TutorialOutcome?] = []
    /// The outcome of all tutorials together.
    var together: TutorialOutcome?
    /// The current content of a file that one of them has read.
    let source: (String, TutorialOutcome) -> SourceText?
  }

  /// Compiles the plan's tutorials, except those with known outcomes, and reports all diagnostics except those about
  /// outputs.
  ///
  /// - Parameters:
  ///   - isWhole: true if these are all tutorials; false if another action checks the whole.
  ///   - made: outcomes of other processes, which are appended.
  init(
    _ plan: RunPlan, _ run: CompilationRun, _ session: Session, _ report: inout Report, isWhole: Bool = true,
    known: Known? = nil, made: [TutorialOutcome] = [], stats: BuildStats? = nil
  ) {
    let tutorials = plan.input.tutorials
    let progress = ProgressLine(session, total: tutorials.count, isQuiet: plan.reportOptions.isQuiet)
    let standardInput = plan.input.readsStandardInput ? StandardInput.read(&report) : nil
    let taken = known?.each.map { each in each.flatMap { run.take($0, source: known?.source) } } ?? []
    reusedCount = taken.count { $0 != nil }
    stats?.end(.comparison)
    outcomes = run.compile(tutorials, known: taken, threads: plan.jobs, progress) + made
    if let standardInput { outcomes.append(run.compile(standardInput)) }
    progress.finish()
    let duplicates = CrossChecks.findDuplicates(&outcomes) { path in
      if let standardInput, path == standardInput.path { return standardInput }
      let bytes = (try? DiskWorld.read(path).get()) ?? []
      return SourceText(path: path, bytes: bytes)
    }
    if let known = known?.together {
      together = run.take(known, source: nil)
      if let together { run.add(together, to: &outcomes) }
    } else {
      together = isWhole ? run.emitTogether(&outcomes) : nil
    }
    for outcome in outcomes { report.add(outcome.diagnostics) }
    // A comment in a manifest may silence a diagnostic of a tutorial that isn't among these.
    let unused = isWhole ? run.unusedIgnores() : []
    let failures = run.measuringFailures()
    report.add(unused)
    report.add(failures)
    report.add(decided: duplicates)
    hasOtherReports = !unused.isEmpty || !failures.isEmpty || !duplicates.isEmpty
    stats?.end(.compilation)
  }
}
