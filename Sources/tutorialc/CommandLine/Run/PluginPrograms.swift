import TutorialArguments
import TutorialCompiler
import TutorialHosting
import TutorialPluginKit
import TutorialSyntax
import TutorialSystem

/// The plugins that are separate programs, as far as a run may start them: docs/security.md has the rules.
struct PluginPrograms: Sendable {
  let permissions: ProgramPermissions
  /// Records the messages, if requested.
  let recorder: ProgramRecorder?

  /// Programs with the given permissions.
  init(_ permissions: ProgramPermissions, recordingInto folder: String? = nil) {
    self.permissions = permissions
    recorder = folder.map { folder in
      ProgramRecorder { bytes, name in
        let path = FilePath.join(folder, name)
        do throws(SystemError) {
          try FileSystem.makeFolders(folder)
          try AtomicFile.write(bytes, to: path)
          return nil
        } catch {
          return FileDiagnostics.unwritable(path, error)
        }
      }
    }
  }

  /// Programs with the permissions of a command line and a configuration.
  init(
    _ arguments: Arguments, _ session: Session, _ read: ReadConfiguration, files: [String] = []
  ) throws(UsageError) {
    let roots = ProgramRoots(read.boundary, configuration: read.path, layouts: files)
    self.init(
      try ProgramPermissions(arguments, session, configuration: read.path, roots, on: read.boundary.disk),
      recordingInto: arguments.value(InputOptions.recordPlugin))
  }

  static func command(ofEmitter name: String) -> String { "tutorialc-emit-" + name }

  /// The emitter with a name from the command line, or from the configuration with a command; nil if there is none.
  ///
  /// - Parameter isNamed: true if the command line names it.
  func emitter(
    named name: String, _ request: Configuration.PluginRequest?, at span: SourceSpan?, options: PluginOptions,
    isNamed: Bool
  ) -> ProgramEmitter? {
    let permit = permit(
      named: name, request, at: span, inPath: Self.command(ofEmitter: name), of: "the emitter", isNamed: isNamed)
    return permit.map { ProgramEmitter(name, at: span, options: options, permissions.clock, recorder, permit: $0) }
  }

  static func command(ofImporter name: String) -> String { "tutorialc-import-" + name }

  /// The importer with a name from the command line; nil if there is none.
  func importer(
    named name: String, _ request: Configuration.PluginRequest?, at span: SourceSpan?
  ) -> ProgramImporter? {
    let permit = permit(
      named: name, request, at: span, inPath: Self.command(ofImporter: name), of: "the importer", isNamed: true)
    let options = request?.options ?? PluginOptions()
    return permit.map { ProgramImporter(name, at: span, options: options, permissions.clock, recorder, permit: $0) }
  }

  /// The decision about running a plugin's program; nil if there is none.
  private func permit(
    named name: String, _ request: Configuration.PluginRequest?, at span: SourceSpan?, inPath program: String,
    of kind: String, isNamed: Bool
  ) -> ProgramCall.Permit? {
    guard PluginProtocol.isName(name) else { return nil }
    let isInPath = isNamed && permissions.search.find(program) != nil
    guard let words = request?.command ?? (isInPath ? [program] : nil) else { return nil }
    let permissions = permissions
    // A program in PATH is only trusted if the command line names the plugin.
    let trustsPath = isNamed && words == [program]
    return {
      // An interrupted run ends while its threads wait for answers, and the program ends with it: see `ChildProcess`.
      Interruption.begin()
      return switch permissions.decide(words, trustsPath: trustsPath) {
      case .allowed(let path, let words): .success(PermittedProgram(path: path, words: words))
      case .refused(let reason, let line): .failure(ProgramFailure(.notAllowed(words[0], reason, line, at: span)))
      case .missing(let error):
        .failure(
          ProgramFailure(
            Diagnostic(
              .pluginCrashed,
              "\(kind) \"\(name)\" failed: cannot run \"\(excerpt(words[0]))\": \(error.words)", at: span)))
      }
    }
  }
}
