import TutorialArguments
import TutorialCompiler
import TutorialReporting
import TutorialSyntax
import TutorialSystem

enum CleanCommand: Command {
  static let name = "clean"
  static let synopsis = Synopsis(
    name: name,
    abstract: "remove what builds wrote",
    discussion: """
      Removes the files that builds wrote into the output folder, if nobody has changed them since, and the record of
      these files. Everything else stays, and is listed on standard output, one path on each line.
      """,
    operands: .none, options: [BuildCommand.out, InputOptions.config, InputOptions.root], reportsDiagnostics: true,
    examples: [
      .init(command: "tutorialc clean", meaning: "clean the folder that tutorialc.yaml names, or build/tours"),
      .init(command: "tutorialc clean --out gen", meaning: "clean another one"),
    ])

  static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> ExitCode {
    let options = try ReportOptions(arguments, session)
    let read = try ReadConfiguration.read(arguments, session, budget: Budget())
    var report = Report(options)
    report.add(read.parsed.diagnostics)
    guard report.exitCode == .success else { return report.write(session, machineStream: session.error) }
    let (output, origin) = BuildCommand.destination(
      arguments, configured: read.parsed.value.output, by: read.path)
    guard (try? FileSystem.status(output))?.kind == .folder else {
      report.add([missing(output)])
      return report.write(session, machineStream: session.error)
    }
    guard (try? FileSystem.linkStatus(FilePath.join(output, OutputFolder.stateName))) != nil else {
      session.say("no build has written into \"\(output.printable)\"")
      return report.write(session, machineStream: session.error)
    }
    let left = clean(output, origin, read.boundary, &report)
    let printed = left.isEmpty ? .success : session.printResult(left.map { $0.printable + "\n" }.joined())
    return report.write(session, machineStream: session.error).worse(printed)
  }

  /// - Returns: the files that remain.
  private static func clean(
    _ output: String, _ origin: OutputFolder.Origin, _ boundary: Boundary, _ report: inout Report
  ) -> [String] {
    do {
      var left: [BuildState.Entry] = []
      let folder = try OutputFolder.open(output, namedBy: origin, isShared: false, boundary)
      Interruption.onArrival(folder.cleanUp)
      defer { folder.cleanUp() }
      guard let memory = folder.memory else { return [] }
      for entry in memory.readOutputs().entries {
        do { if try folder.removeOutput(entry) == .kept { left.append(entry) } } catch {
          report.add([FileDiagnostics.unwritable(FilePath.join(output, entry.path), error)])
          left.append(entry)
        }
      }
      memory.removeCache()
      if left.isEmpty {
        folder.cleanUp()
        folder.removeState()
      } else {
        // Altered files stay in the list, so that a build reports them.
        do { try memory.writeOutputs(BuildState(left)) } catch {
          report.add([FileDiagnostics.unwritable(output, .system(error))])
        }
      }
      return files(below: output)
    } catch {
      report.add([FileDiagnostics.unwritable(output, error)])
      return []
    }
  }

  /// All files below a folder, except the builds' own; links to folders aren't followed.
  private static func files(below path: String) -> [String] {
    guard let listing = try? FileDescriptor.open(path, .folder), let names = try? FileSystem.names(in: listing) else {
      return []
    }
    return names.filter { $0 != OutputFolder.stateName }.flatMap { name in
      let inner = FilePath.join(path, name)
      return (try? FileSystem.linkStatus(inner))?.kind == .folder ? files(below: inner) : [inner]
    }
  }

  private static func missing(_ path: String) -> Diagnostic {
    Diagnostic(.missingFile, "no folder \"\(path)\"", at: nil)
  }
}
