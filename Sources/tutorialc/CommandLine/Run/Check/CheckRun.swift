import TutorialCompiler
import TutorialReporting
import TutorialSyntax

/// A check of a plan's inputs: compiles, and writes nothing.
enum CheckRun {
  /// Checks a plan's inputs.
  ///
  /// - Parameter world: replaces the cache's world, or the disk.
  static func check(
    _ plan: RunPlan, _ session: Session, _ opening: CacheOpening? = nil, world: (any World)? = nil,
    keepsCoverage: Bool = false
  ) -> (report: Report, outcomes: [TutorialOutcome]) {
    var report = Report(plan.reportOptions, plan.policy)
    report.add(plan.diagnostics)
    let run = CompilationRun(
      plan, world: world ?? opening?.world ?? plan.world(isHermetic: false), destination: .nowhere,
      keepsInputs: false, keepsCoverage: keepsCoverage)
    let progress = ProgressLine(session, total: plan.input.layouts.count, isQuiet: plan.reportOptions.isQuiet)
    report.add(run.checkLayouts(plan.input.layouts, threads: plan.jobs, progress))
    progress.finish()
    let cache = opening?.open(measurer: run.measurerIdentity)
    let known = cache?.earlier?.outcomes(of: plan.input.tutorials, isTogether: plan.isTogether)
    var outcomes = TutorialBatch(plan, run, session, &report, known: known).outcomes
    report.add(decided: CrossChecks.findCollisions(&outcomes))
    return (report, outcomes)
  }
}
