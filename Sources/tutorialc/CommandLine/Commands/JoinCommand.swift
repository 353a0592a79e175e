import TutorialArguments
import TutorialDriving
import TutorialPluginKit
import TutorialSyntax
import TutorialSystem

enum JoinCommand: Command {
  static let name = "join"
  private static let stamp = Option(
    "--stamp", .path("FILE"),
    help: "Write an empty FILE if there are no errors, so that other tools see that it ran.")

  static let synopsis = Synopsis(
    name: name,
    abstract: "look at all tutorials together, after builds of one each",
    discussion: """
      LIST is a JSON list of the files that build --summary has written, one for each tutorial. Checks that need all
      tutorials are made, and emitters that cover all tutorials write their files. A plan calls it, as its last action.
      """,
    operands: .init(usage: "LIST", count: 1...1, completion: .files),
    options: [stamp, BuildCommand.out] + InputOptions.all, reportsDiagnostics: true,
    examples: [
      .init(
        command: "tutorialc join summaries.json --emit swift --out gen", meaning: "write the accessors of all tutorials"
      )
    ])

  static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> ExitCode {
    let plan = try RunPlan.make(arguments.withoutFirstOperand, session, isHermetic: true, hasTutorials: false)
    if let code = plan.stop(session, machineStream: session.error) { return code }
    var outcomes: [TutorialOutcome] = []
    for path in try summaries(arguments.operands.first ?? "") {
      guard case .success(let bytes) = DiskWorld.read(path) else {
        throw UsageError("\"\(excerpt(path))\" cannot be read")
      }
      guard let summary = TutorialSummary(parsing: bytes) else {
        throw UsageError("\"\(excerpt(path))\" was not written by build --summary")
      }
      outcomes.append(TutorialOutcome(summary))
    }
    let (output, origin) = BuildCommand.destination(
      arguments, configured: plan.configuredOutput, by: plan.configurationPath)
    var report = plan.report
    do {
      let folder = try OutputFolder.open(output, namedBy: origin, isShared: true, plan.boundary)
      Interruption.onArrival(folder.cleanUp)
      let world = plan.world(isHermetic: true)
      let run = CompilationRun.start(plan.settings, session, world: world, destination: .folder(folder))
      outcomes = run.conclude(outcomes, &report).outcomes
      report.add(decided: CrossChecks.findCollisions(&outcomes))
      report.add(Commitment.commit(outcomes, plan, into: folder, session).diagnostics)
      folder.cleanUp()
    } catch {
      report.add([FileDiagnostics.unwritable(output, error)])
    }
    if let stamp = arguments.value(stamp), report.exitCode == .success { report.save([], to: stamp) }
    return report.write(session, machineStream: session.error)
  }

  private static func summaries(_ path: String) throws(UsageError) -> [String] {
    guard case .success(let bytes) = DiskWorld.read(path), let list = TutorialSummary.paths(inList: bytes) else {
      throw UsageError("\"\(excerpt(path))\" is not a JSON list of files")
    }
    return list
  }
}

extension TutorialOutcome {
  /// The outcome from the summary of the tutorial's own build.
  fileprivate init(_ summary: TutorialSummary) {
    self.init(path: summary.path)
    id = Located(summary.id, ByteRange(UInt32(clamping: summary.idStart), UInt32(clamping: summary.idEnd)))
    outputs = summary.outputs.map { .init(emitter: $0.emitter, path: $0.path, staged: nil, bytes: nil) }
    tour = summary.tour.map { LocatedTour($0, name: TutorialName.name(ofFile: summary.path)) }
  }
}
