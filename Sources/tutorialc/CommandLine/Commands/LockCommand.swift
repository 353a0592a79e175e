import TutorialArguments
import TutorialCompiler
import TutorialLocks
import TutorialReporting
import TutorialSyntax
import TutorialSystem

/// `tutorialc lock`
enum LockCommand: Command {
  static let name = "lock"
  private static let diff = Option(
    "--diff", help: "Print what would change, as a unified diff, and change nothing.")

  private static let accept = Option(
    "--accept",
    help:
      "Replace selectors by those that name what is locked, where layouts have changed; then lock anew. Shows a diff.")

  static let synopsis = Synopsis(
    name: name,
    abstract: "write down what the selectors of tutorials resolve to",
    discussion: """
      Writes NAME.lock.yaml beside each NAME.tutorial.yaml that is named or lies below a folder that is named: for each
      selector, on each screen of each variant, what it resolves to. Commit it. From then on check and build report a
      selector that names another element (drifted-target), and say where the one that is locked is now.

      A lock is written by this command alone, and only where the tutorial resolves without errors. A file that is right
      is not touched; a file of that name that is no lock is never replaced. To accept what has changed, run it again:
      then the selectors stay, and what they name now is locked. With --accept it is the other way round: what is locked
      stays, as far as it surely is on the new layouts, and the selectors become such as name it there.
      check --locked fails where a lock is missing, or not of its tutorial.

      Where a lock rests on nothing but the place of an element among others like it, that is weak-lock, a warning.
      Without FILE or FOLDER, tutorialc.yaml says which tutorials.
      """,
    operands: InputOptions.operands,
    options: [
      diff, accept, InputOptions.layout, InputOptions.limit, InputOptions.config, InputOptions.configFrom,
      InputOptions.root,
      InputOptions.declared,
    ],
    reportsDiagnostics: true,
    examples: [
      .init(command: "tutorialc lock first-mail.tutorial.yaml", meaning: "write first-mail.lock.yaml"),
      .init(command: "tutorialc lock --accept --diff", meaning: "see what new layouts make of selectors and locks"),
      .init(
        command: "tutorialc lock --diff", meaning: "see what has changed since tutorialc.yaml's tutorials were locked"),
    ])

  static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> ExitCode {
    let plan = try RunPlan.make(arguments, session)
    let isShown = arguments.has(diff)
    if let code = plan.stop(session, machineStream: isShown ? session.error : session.output) { return code }
    if plan.input.readsStandardInput { throw UsageError("a lock lies beside a tutorial, which is a file") }
    var report = plan.report
    let world = plan.world()
    var options = CompileOptions()
    options.layouts = plan.settings.compile.layouts
    options.matrix = plan.settings.compile.matrix
    options.budget = plan.settings.compile.budget
    options.lock = .ignored
    // Diagnostics for programs leave standard output to the changes that are shown.
    let stream = isShown || arguments.has(accept) ? session.error : session.output
    var acceptance = arguments.has(accept) ? LockAcceptance(plan, options) : nil
    let compiler = Compiler(world: world, options: options)
    var lines: [String] = []
    var shown: [UInt8] = []
    for tutorial in plan.input.tutorials {
      let change =
        acceptance?.change(tutorial)
        ?? LockAcceptance.Change(
          tutorial: nil,
          lock: LockWriting.lock(compiler.compile(tutorial.path, within: tutorial.scope), in: world, plan.settings))
      report.add(decided: change.lock.diagnostics)
      if isShown || acceptance != nil { shown += change.diff }
      if !isShown, let problem = acceptance?.write(change) ?? change.lock.write(plan.boundary) {
        report.add([problem])
        continue
      }
      if let summary = change.lock.summary { lines.append(summary) }
    }
    let printed = shown.isEmpty ? ExitCode.success : session.printResult(shown)
    let code = report.write(session, machineStream: stream)
    if plan.settings.report.isForPeople, !isShown { lines.forEach(session.say) }
    return code.worse(printed)
  }
}
