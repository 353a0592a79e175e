import TutorialArguments
import TutorialCompiler
import TutorialLocks
import TutorialReporting
import TutorialSyntax
import TutorialSystem

enum LockCommand: Command {
  static let name = "lock"
  private static let diff = Option(
    "--diff", help: "Print what would change, as a unified diff, and change nothing.")

  private static let accept = Option(
    "--accept",
    help:
      "If layouts have changed, make selectors match the locked elements again, and lock anew. Shows a diff.")

  static let synopsis = Synopsis(
    name: name,
    abstract: "record the elements that the selectors of tutorials resolve to",
    discussion: """
      Writes NAME.lock.yaml beside each named NAME.tutorial.yaml, and beside those below the named folders. It records
      the element that each selector resolves to, on each screen of each variant. Commit it. From then on, check and
      build report a selector that matches another element (drifted-target), and where the locked element is now.

      Only this command writes a lock, and only if the tutorial resolves without errors. A lock that is right isn't
      touched, and a file of that name that isn't a lock is never replaced. To accept changes, run the command again: the
      selectors stay, and the elements that they match now are locked. --accept does the opposite: the locked elements
      stay, if they are surely on the new layouts, and the selectors are changed to match them there.
      check --locked fails if a lock is missing, or doesn't belong to its tutorial.

      If only its position tells a locked element from others like it, you get the warning weak-lock.
      Without FILE or FOLDER, the tutorials are those of tutorialc.yaml.
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
      .init(command: "tutorialc lock --accept --diff", meaning: "see how new layouts change selectors and locks"),
      .init(
        command: "tutorialc lock --diff", meaning: "see what has changed since tutorialc.yaml's tutorials were locked"),
    ])

  static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> ExitCode {
    let plan = try RunPlan.make(arguments, session)
    let isShown = arguments.has(diff)
    if let code = plan.stop(session, machineStream: isShown ? session.error : session.output) { return code }
    if plan.input.readsStandardInput { throw UsageError("a lock needs a tutorial that is a file") }
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
