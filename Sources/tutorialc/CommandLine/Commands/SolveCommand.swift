import TutorialArguments
import TutorialCompiler
import TutorialDriving
import TutorialSyntax
import TutorialSystem

enum SolveCommand: Command {
  static let name = "solve"
  private static let out = Option("--out", short: "-o", .path("FILE"), help: "The file to write.")

  static let synopsis = Synopsis(
    name: name,
    abstract: "solve layouts once, for builds of one tutorial each",
    discussion: """
      Reads the manifests, in the order in which a tutorial names them, and writes FILE, which build --solved takes
      instead of reading and solving them again. A plan calls it, once for each list of manifests.

      The builds that use a manifest report its defects. If a manifest can't be used, FILE is empty.
      """,
    operands: .init(usage: "LAYOUT ...", count: 1...Int.max, completion: .files),
    options: [out, InputOptions.limit], reportsDiagnostics: true,
    examples: [
      .init(
        command: "tutorialc solve layouts/app.layout.yaml --out app.solved", meaning: "solve one manifest")
    ])

  static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> ExitCode {
    guard let path = arguments.value(out) else { throw UsageError("solve needs --out FILE") }
    var report = Report(try ReportOptions(arguments, session))
    let file = solve(arguments.operands, try Settings.budget(arguments.values(InputOptions.limit)))
    report.save(file, to: path)
    return report.write(session, machineStream: session.error)
  }

  private static func solve(_ paths: [String], _ budget: Budget) -> [UInt8] {
    guard let program = ProcessEnvironment.buildID else { return [] }
    let store = SolvedFileStore(program: program)
    var options = CompileOptions()
    options.budget = budget
    options.layoutStore = store
    let paths = paths.map(FilePath.normalize)
    Compiler(world: ListedFilesWorld(paths), options: options).keepLayouts(paths.map { LayoutReference($0) })
    return store.bytes
  }
}
