import TutorialArguments
import TutorialCompiler
import TutorialDriving
import TutorialHosting
import TutorialPluginKit
import TutorialReporting
import TutorialSyntax
import TutorialSystem

/// A requested build: its inputs, its outputs, and everything else that it writes or prints.
struct BuildRequest {
  let plan: RunPlan
  let session: Session
  /// The output folder, and the origin of its name; `-` is standard output.
  let output: String
  let origin: OutputFolder.Origin
  /// The file for the dependencies; the build is hermetic then.
  let depfile: String?
  /// The file for the summary, with everything that the joining action needs of this build's one tutorial.
  let summary: String?
  /// The searches' results when the build was planned.
  let found: FoundFiles?
  /// Layouts that another action has solved.
  let solved: SolvedFileStore?
  /// A file that every run changes, for tools that only run a step when a file has changed.
  let touched: String?
  let stats: BuildStats?
  /// True if a line is printed for each tutorial.
  let isVerbose: Bool

  /// True if the one file of one tutorial is printed.
  var isToStandardOutput: Bool { output == "-" }

  var isHermetic: Bool { depfile != nil || summary != nil }

  /// True if earlier results may be reused: not if another tool drives the build, or a tutorial comes from a pipe.
  var usesCache: Bool {
    plan.settings.isCacheWanted && !isHermetic && found == nil && solved == nil && plan.settings.declared == nil
      && !plan.input.readsStandardInput
  }

  /// Prints the one output of a build to standard output, and the report.
  func printOutput(_ outcomes: [TutorialOutcome], _ report: Report) throws(UsageError) -> ExitCode {
    let outputs = outcomes.filter { !$0.hasErrors }.flatMap(\.outputs)
    if outputs.count > 1 {
      throw UsageError("--out - writes one file, and emitter \(plan.settings.emitters[0].name) makes \(outputs.count)")
    }
    let printed = outputs.first?.bytes.map { session.printResult($0) } ?? .success
    return report.write(session, machineStream: session.error).worse(printed)
  }

  /// Writes what other tools need of a build, and prints its report.
  func conclude(_ result: BuildResult, _ report: inout Report) -> ExitCode {
    report.add(result.commitment.diagnostics)
    if let depfile, report.exitCode == .success { writeDepfile(depfile, result.outcomes, &report) }
    if let summary, report.exitCode == .success { write(summary, result.outcomes, &report) }
    if let touched {
      let contents = ["again\n", "and again\n"].map { Array($0.utf8) }
      report.save(AtomicFile.holds(touched, contents[0]) ? contents[1] : contents[0], to: touched)
    }
    let printed = isVerbose ? printLines(result.outcomes) : .success
    let code = report.write(session, machineStream: session.error)
    if plan.settings.report.isForPeople, summary == nil { say(result.commitment, of: result.count) }
    if let stats {
      let compiled = result.count - result.reusedCount
      session.say(stats.text(compiled: compiled, reusedCount: result.reusedCount, result.commitment))
    }
    return code.worse(printed)
  }

  private func writeDepfile(_ path: String, _ outcomes: [TutorialOutcome], _ report: inout Report) {
    var inputs: Set<String> = []
    if let configuration = plan.configurationPath { inputs.insert(configuration) }
    inputs.formUnion(plan.settings.emitters.flatMap { $0.program?.files ?? [] })
    for outcome in outcomes { inputs.formUnion(outcome.inputs) }
    // A plan identifies an action by its summary, because not all outputs have names beforehand.
    let outputs = summary.map { [$0] } ?? outcomes.flatMap(\.outputs).map { FilePath.join(output, $0.path) }
    let text = Depfile.text(outputs: outputs, inputs: inputs.sorted { $0.precedesInBytes($1) })
    report.save(Array(text.utf8), to: path)
  }

  private func write(_ summary: String, _ outcomes: [TutorialOutcome], _ report: inout Report) {
    for outcome in outcomes {
      guard let id = outcome.id else { continue }
      let readers = plan.settings.emitters.filter(\.speaksOfAll)
      // An emitter may read a part that another one leaves out.
      let tour = outcome.tour.map { readers.count == 1 ? readers[0].emitter.abridged($0.tour) : $0.tour }
      let written = TutorialSummary(
        path: outcome.path, id: id.value, idStart: Int(id.range.start), idEnd: Int(id.range.end),
        outputs: outcome.outputs.map { ($0.emitter, $0.path) }, tour: tour)
      report.save(written.bytes, to: summary)
    }
  }

  private func printLines(_ outcomes: [TutorialOutcome]) -> ExitCode {
    let lines = outcomes.filter { !$0.hasErrors }.map { outcome in
      let files = outcome.outputs.map { FilePath.join(output, $0.path).printable }.joined(separator: ", ")
      let size = "\(outcome.stepCount.counting("step")) in \(outcome.variantCount.counting("variant"))"
      return "\(outcome.id?.value ?? outcome.path): \(size) -> \(files)\n"
    }
    return session.printResult(lines.joined())
  }

  private func say(_ commitment: Commitment, of tutorials: Int) {
    var parts = ["\(commitment.written) written", "\(commitment.unchanged) unchanged"]
    if commitment.removed > 0 { parts.append("\(commitment.removed) removed") }
    session.say("\(tutorials.counting("tutorial")): \(parts.joined(separator: ", ")) in \(output.printable)")
  }
}
