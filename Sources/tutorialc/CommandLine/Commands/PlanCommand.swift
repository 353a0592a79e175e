import TutorialArguments
import TutorialCompiler
import TutorialDriving
import TutorialSyntax
import TutorialSystem

enum PlanCommand: Command {
  static let name = "plan"
  static let ninja = Option("--ninja", help: "Write DIR/build.ninja. It is the only kind of plan so far.")
  static let tool = Option(
    "--tool", .text("PROGRAM"),
    help: "The compiler in the plan's commands; with a / in it, they depend on that file. Default: tutorialc.")

  /// Options of this run that aren't passed on to the actions.
  private static let own: Set<Option> = [ninja, tool, BuildCommand.out, InputOptions.config, InputOptions.jobs]

  static let synopsis = Synopsis(
    name: name,
    abstract: "write the build as a plan for another tool",
    discussion: """
      Writes DIR/build.ninja, so that ninja makes the same outputs as tutorialc build. It has an action for each tutorial,
      one for each list of layouts, and one that looks at all tutorials together. The plan updates itself when the
      tutorials, or the matches of their globs, change.
      Run ninja in the folder in which the plan was made: ninja -f DIR/build.ninja
      """,
    operands: InputOptions.operands,
    options: [ninja, tool, BuildCommand.out] + InputOptions.all, reportsDiagnostics: true,
    examples: [
      .init(command: "tutorialc plan --ninja", meaning: "plan the tutorials of tutorialc.yaml, in its output folder"),
      .init(
        command: "tutorialc plan --ninja tutorials --out build/tours",
        meaning: "plan a folder of tutorials, for ninja -f build/tours/build.ninja"),
    ])

  static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> ExitCode {
    guard arguments.has(ninja) else { throw UsageError("plan needs --ninja") }
    let plan = try RunPlan.make(arguments, session)
    if let code = plan.stop(session, machineStream: session.error) { return code }
    if plan.input.readsStandardInput { throw UsageError("a plan needs tutorials that are files") }
    let (output, _) = BuildCommand.destination(
      arguments, configured: plan.configuredOutput, by: plan.configurationPath)
    let planned = NinjaPlan.make(
      plan, output: FilePath.normalize(output), tool: arguments.value(tool) ?? "tutorialc",
      options: options(arguments),
      limits: arguments.values(InputOptions.limit).flatMap { [InputOptions.limit.name, $0] },
      operands: arguments.operands)
    if let name = planned.unnameable {
      throw UsageError("ninja does not allow a file called \"\(excerpt(name))\"")
    }
    var report = plan.report
    report.add(plan.settings.emitters.compactMap(\.failure))
    report.add(decided: planned.collisions)
    if report.exitCode == .success {
      do {
        try AtomicFile.write(Array(planned.text.utf8), to: planned.path)
        try planned.markNewest()
      } catch {
        report.add([FileDiagnostics.unwritable(planned.path, error)])
      }
    }
    return report.write(session, machineStream: session.error)
  }

  /// The options for each action, and for remaking the plan.
  private static func options(_ arguments: Arguments) -> [String] {
    arguments.options.filter { !own.contains($0.option) }.flatMap { given in
      given.option.placeholder == nil ? [given.option.name] : [given.option.name, given.value]
    }
  }
}
