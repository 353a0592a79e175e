import TutorialArguments
import TutorialReporting
import TutorialSyntax
import TutorialSystem

/// `tutorialc check`
enum CheckCommand: Command {
  static let coverage = Option(
    "--coverage", help: "Print what became of each step in each variant: resolved, fallback, skipped or failed.")
  private static let fix = Option("--fix", help: "", unavailable: "the fix-its are in --diagnostics json")
  private static let against = Option("--against", .path("FILE"), help: "", unavailable: "check both manifests instead")

  static let synopsis = Synopsis(
    name: "check",
    abstract: "report what is wrong, write nothing",
    discussion: """
      Compiles like build, and reports the same diagnostics, but writes nothing. A layout manifest (*.layout.yaml,
      *.layout.json) that is named is checked by itself.

      --diagnostics json goes to standard output.

      What the last build of the same folder found is said again where nothing has changed since; nothing is written, to
      a cache neither.

      --coverage prints a table of steps and variants on standard output: where a step resolved as it is written, where
      a fallback (or the centre of the screen) serves, where it is skipped, where it failed. A table that is wider than
      the terminal, or than COLUMNS, is abbreviated. With --diagnostics json it is part of the object.
      """,
    operands: InputOptions.operands, options: [coverage] + InputOptions.all + [fix, against], reportsDiagnostics: true,
    examples: [
      .init(command: "tutorialc check .", meaning: "check every tutorial below this folder"),
      .init(command: "tutorialc check . --coverage", meaning: "see which steps every variant has"),
      .init(command: "tutorialc check settings.layout.yaml", meaning: "check a manifest"),
      .init(
        command: "tutorialc check . --diagnostics json | jq '.diagnostics[].id'",
        meaning: "list the ids of what is found"),
    ])

  static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> ExitCode {
    let plan = try RunPlan(arguments, session, isHermetic: false)
    var report = Report(plan.reportOptions, plan.policy)
    report.add(plan.diagnostics)
    let opening = usesCache(arguments, plan) ? CacheOpening(plan, nil) : nil
    let run = CompilationRun(
      plan, world: opening?.world ?? plan.world(isHermetic: false), destination: .nowhere, keepsInputs: false,
      keepsCoverage: arguments.has(coverage), layoutStore: opening?.layouts)
    let progress = ProgressLine(session, total: plan.input.layouts.count, isQuiet: plan.reportOptions.isQuiet)
    report.add(run.checkLayouts(plan.input.layouts, threads: plan.jobs, progress))
    progress.finish()
    let cache = opening?.open(measurer: run.measurerIdentity)
    var outcomes = TutorialBatch(plan, run, session, &report, cache: cache).outcomes
    report.add(decided: CrossChecks.findCollisions(&outcomes))
    guard arguments.has(coverage) else { return report.write(session, machineStream: session.output) }
    let coverages = outcomes.compactMap(\.coverage).sorted { $0.path.precedesInBytes($1.path) }
    report.coverage = coverages
    let code = report.write(session, machineStream: session.output)
    guard plan.reportOptions.format != .json else { return code }
    return code.worse(session.printResult(CoverageTable(columns: session.columns).render(coverages)))
  }

  /// Whether what the last build found may be said again: not where more is asked for than that.
  private static func usesCache(_ arguments: Arguments, _ plan: RunPlan) -> Bool {
    plan.isCacheWanted && !arguments.has(coverage) && plan.declared == nil && !plan.input.readsStandardInput
  }
}
