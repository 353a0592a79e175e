import TutorialCompiler
import TutorialHosting
import TutorialPluginKit
import TutorialSyntax
import TutorialTour

/// Runs emitters, and checks their files against their announcements.
struct Emission: Sendable {
  /// The destination of the emitters' files.
  enum Destination: Sendable {
    /// None: only reported losses matter.
    case nowhere
    case folder(OutputFolder)
    case memory

    /// An output's path for messages.
    func path(of output: String) -> String {
      if case .folder(let folder) = self { FilePath.join(folder.path, output) } else { output }
    }
  }

  let destination: Destination
  let policy: SeverityPolicy
  /// The limits on an emitter's output.
  let budget: Budget

  /// Runs an emitter over tours, and stores its files; errors become diagnostics.
  func emit(
    _ tours: [LocatedTour], _ run: EmitterRun, _ outcome: inout TutorialOutcome, _ diagnostics: inout [Diagnostic],
    _ comments: inout IgnoreComments
  ) {
    let announced = run.emitter.files(forTutorials: tours.map(\.name), options: run.options)
    let unneeded = run.mayLose ? nil : allNames(announced)
    if case .nowhere = destination, let names = unneeded {
      outcome.outputs += names.map { .init(emitter: run.name, path: $0, staged: nil, bytes: nil) }
      return
    }
    var request = EmitRequest(tours: tours, options: run.options)
    request.budget = budget
    let result = run.emitter.emit(request)
    let decided = decideSeverities(result.diagnostics, policy, &comments)
    diagnostics += decided
    if let unneeded, !decided.isEmpty || unneeded != result.files.map(\.path) { outcome.isSameForCheck = false }
    guard !decided.contains(where: { $0.severity == .error }) else { return }
    for file in result.files {
      if let defect = OutputPath.defect(of: file.path) {
        diagnostics.append(badName(file.path, run.name, defect, tours.first?.span))
        continue
      }
      // A build system that asked for the names before wouldn't know of it.
      guard announced.contains(where: { $0.announces(file.path) }) else {
        diagnostics.append(badName(file.path, run.name, "it was not announced", tours.first?.span))
        continue
      }
      do {
        outcome.outputs.append(try output(of: file, run.name))
      } catch {
        diagnostics.append(FileDiagnostics.unwritable(destination.path(of: file.path), error))
      }
    }
  }

  /// The outputs of a tutorial, if only their names are needed and these are known without its tour.
  func namesOnly(for tutorial: String, of runs: [EmitterRun]) -> [TutorialOutcome.Output]? {
    guard case .nowhere = destination else { return nil }
    var outputs: [TutorialOutcome.Output] = []
    for run in runs {
      let announced = run.emitter.files(forTutorials: [tutorial], options: run.options)
      guard !run.mayLose, !run.speaksOfAll, let names = allNames(announced) else { return nil }
      outputs += names.map { .init(emitter: run.name, path: $0, staged: nil, bytes: nil) }
    }
    return outputs
  }

  /// The names of the files, if all of them are known beforehand.
  private func allNames(_ announced: [AnnouncedFile]) -> [String]? {
    var names: [String] = []
    for case .named(let name) in announced { names.append(name) }
    return names.count == announced.count ? names : nil
  }

  private func output(of file: ProducedFile, _ emitter: String) throws(AccessError) -> TutorialOutcome.Output {
    switch destination {
    case .nowhere: .init(emitter: emitter, path: file.path, staged: nil, bytes: nil)
    case .memory: .init(emitter: emitter, path: file.path, staged: nil, bytes: file.bytes)
    case .folder(let folder):
      .init(emitter: emitter, path: file.path, staged: try folder.stage(file.bytes, as: file.path), bytes: nil)
    }
  }
}

private func badName(_ path: String, _ emitter: String, _ defect: String, _ span: SourceSpan?) -> Diagnostic {
  Diagnostic(.pluginCrashed, "\"\(path)\" is not a valid name for a file of emitter \(emitter): \(defect)", at: span)
}
