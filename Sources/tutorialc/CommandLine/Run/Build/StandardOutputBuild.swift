import TutorialArguments
import TutorialSyntax
import TutorialSystem

/// A build of one tutorial to standard output.
enum StandardOutputBuild {
  /// Runs the build.
  static func run(_ plan: RunPlan, _ session: Session) throws(UsageError) -> ExitCode {
    let count = plan.input.tutorials.count + (plan.input.readsStandardInput ? 1 : 0)
    guard count <= 1 else { throw UsageError("--out - writes one tutorial, and \(count) are named") }
    guard plan.emitters.count == 1 else { throw UsageError("--out - writes the output of one emitter") }
    var report = Report(plan.reportOptions, plan.policy)
    report.add(plan.diagnostics)
    let run = CompilationRun(plan, world: plan.world(isHermetic: false), destination: .memory, keepsInputs: false)
    let outcomes = TutorialBatch(plan, run, session, &report).outcomes
    let outputs = outcomes.filter { !$0.hasErrors }.flatMap(\.outputs)
    if outputs.count > 1 {
      throw UsageError("--out - writes one file, and emitter \(plan.emitters[0].name) makes \(outputs.count)")
    }
    let printed = outputs.first?.bytes.map { session.printResult($0) } ?? .success
    return report.write(session, machineStream: session.error).worse(printed)
  }
}
