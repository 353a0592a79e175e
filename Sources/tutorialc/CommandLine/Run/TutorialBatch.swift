import TutorialSyntax

/// The tutorials of a run, standard input among them, compiled and compared with each other.
struct TutorialBatch {
  /// What each tutorial came to.
  var outcomes: [TutorialOutcome]
  /// What was made of all of them together, which is part of one of the outcomes too; nil where nothing was.
  let together: TutorialOutcome?
  /// How many of the tutorials were not compiled.
  let takenOver: Int
  /// Whether anything was reported that is none of the outcomes'.
  let saidMore: Bool

  /// What is known of the tutorials without compiling them.
  struct Known {
    /// What each of them comes to; nil where that is not known.
    var each: [TutorialOutcome?] = []
    /// What is made of all of them together.
    var together: TutorialOutcome?
    /// A file that one of them has read, as it is now.
    let source: (String, TutorialOutcome) -> SourceText?
  }

  /// Compiles what the plan names, but for what is known from an earlier build, and reports all that is found, outputs
  /// apart.
  ///
  /// - Parameter isWhole: whether these are all tutorials; of some, others will look at the whole.
  init(
    _ plan: RunPlan, _ run: CompilationRun, _ session: Session, _ report: inout Report, isWhole: Bool = true,
    known: Known? = nil, stats: BuildStats? = nil
  ) {
    let tutorials = plan.input.tutorials
    let progress = ProgressLine(session, total: tutorials.count, isQuiet: plan.reportOptions.isQuiet)
    let standardInput = plan.input.readsStandardInput ? StandardInput.read(&report) : nil
    let taken = known?.each.map { each in each.flatMap { run.take($0, source: known?.source) } } ?? []
    takenOver = taken.count { $0 != nil }
    stats?.end(.comparison)
    outcomes = run.compile(tutorials, known: taken, threads: plan.jobs, progress)
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
    // A comment in a manifest may silence something for a tutorial that is not among these.
    let unused = isWhole ? run.unusedIgnores() : []
    let failures = run.measuringFailures()
    report.add(unused)
    report.add(failures)
    report.add(decided: duplicates)
    saidMore = !unused.isEmpty || !failures.isEmpty || !duplicates.isEmpty
    stats?.end(.compilation)
  }
}
