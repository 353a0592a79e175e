import TutorialCompiler
import TutorialReporting
import TutorialSyntax

/// A check of a plan's inputs: compiles, and writes nothing.
enum CheckRun {
  /// Checks a plan's inputs.
  ///
  /// - Parameters:
  ///   - usesCache: true if the last build's diagnostics may be reused.
  ///   - world: replaces the disk.
  static func check(
    _ plan: RunPlan, _ session: Session, usesCache: Bool = false, world: (any World)? = nil,
    keepsCoverage: Bool = false
  ) -> (report: Report, outcomes: [TutorialOutcome]) {
    var report = plan.report
    let witnesses = usesCache ? WitnessingWorld(DiskWorld(boundary: plan.boundary), isKept: false) : nil
    let run = CompilationRun.start(
      plan.settings, session, world: world ?? witnesses ?? plan.world(), destination: .nowhere,
      keeping: keepsCoverage ? .coverage : [])
    report.add(run.checkLayouts(plan.input.layouts))
    let cache = witnesses.flatMap { BuildCache.open(plan, $0, measurer: run.measurerIdentity, outputs: nil) }
    let known = cache?.earlier?.outcomes(of: plan.input.tutorials, plan.settings.isTogether)
    let standardInput = plan.input.readsStandardInput ? StandardInput.read(&report) : nil
    let compiled = run.compile(plan.input.tutorials, standardInput, known: run.reuse(known))
    var outcomes = run.conclude(compiled, &report, standardInput: standardInput, known: known?.together).outcomes
    report.add(decided: CrossChecks.findCollisions(&outcomes))
    return (report, outcomes)
  }
}
