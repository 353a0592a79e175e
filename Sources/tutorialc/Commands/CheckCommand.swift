import TutorialCompiler
import TutorialIR

/// `tutorialc check`
enum CheckCommand: Command {
  private static let fix = Option("--fix", help: "", unavailable: "the fix-its are in --diagnostics json")
  private static let against = Option("--against", .path("FILE"), help: "", unavailable: "check both manifests instead")

  static let synopsis = Synopsis(
    name: "check",
    abstract: "report what is wrong, write nothing",
    discussion: """
      Compiles like build, and reports the same diagnostics, but writes nothing. A layout manifest (*.layout.yaml,
      *.layout.json) that is named is checked by itself.

      --diagnostics json goes to standard output.
      """,
    operands: InputOptions.operands, options: InputOptions.all + [fix, against], reportsDiagnostics: true,
    examples: [
      .init(command: "tutorialc check .", meaning: "check every tutorial below this folder"),
      .init(command: "tutorialc check settings.layout.yaml", meaning: "check a manifest"),
      .init(
        command: "tutorialc check . --diagnostics json | jq '.diagnostics[].id'",
        meaning: "list the ids of what is found"),
    ])

  static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> ExitCode {
    let plan = try RunPlan(arguments, session, isHermetic: false)
    var report = Report(plan.reportOptions, plan.policy)
    report.add(plan.diagnostics)
    let run = CompilationRun(plan, world: plan.world(isHermetic: false), destination: .nowhere, keepsInputs: false)
    let progress = ProgressLine(session, total: plan.input.layouts.count, isQuiet: plan.reportOptions.isQuiet)
    report.add(run.checkLayouts(plan.input.layouts, threads: plan.jobs, progress))
    progress.finish()
    var outcomes = TutorialBatch.compile(plan, run, session, &report)
    report.add(decided: CrossChecks.findCollisions(&outcomes))
    return report.write(session, machineStream: session.output)
  }
}
