import TutorialArguments
import TutorialCompiler
import TutorialHosting
import TutorialPluginKit
import TutorialSyntax
import TutorialSystem

/// The plugins that are programs of their own, as far as a run may start them: docs/security.md has the rules.
struct PluginPrograms: Sendable {
  /// Which programs may run.
  let permissions: ProgramPermissions
  /// Where what is said is taken down, if somebody wants it.
  let recorder: ProgramRecorder?

  /// Programs that may run by some permissions.
  ///
  /// - Parameter folder: where what is said is taken down.
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

  /// Programs that may run by what a command line and a configuration say.
  ///
  /// - Parameter files: what is worked on, as far as the command line names it.
  init(
    _ arguments: Arguments, _ session: Session, _ read: ReadConfiguration, files: [String] = []
  ) throws(UsageError) {
    let roots = ProgramRoots(read.boundary, configuration: read.path, layouts: files)
    self.init(
      try ProgramPermissions(arguments, session, configuration: read.path, roots, on: read.boundary.disk),
      recordingInto: arguments.value(InputOptions.recordPlugin))
  }

  /// What the program of an emitter is called in PATH.
  static func command(ofEmitter name: String) -> String { "tutorialc-emit-" + name }

  /// The emitter of a name that the command line gives, or the configuration with a command; nil where there is none.
  ///
  /// - Parameters:
  ///   - request: what the configuration says of it.
  ///   - span: where.
  ///   - options: those that it will be given.
  ///   - isNamed: whether the command line gives the name.
  func emitter(
    named name: String, _ request: Configuration.PluginRequest?, at span: SourceSpan?, options: PluginOptions,
    isNamed: Bool
  ) -> ProgramEmitter? {
    let permit = permit(
      named: name, request, at: span, inPath: Self.command(ofEmitter: name), of: "the emitter", isNamed: isNamed)
    return permit.map { ProgramEmitter(name, at: span, options: options, permissions.clock, recorder, permit: $0) }
  }

  /// What the program of an importer is called in PATH.
  static func command(ofImporter name: String) -> String { "tutorialc-import-" + name }

  /// The importer of a name that the command line gives; nil where there is none.
  ///
  /// - Parameters:
  ///   - request: what the configuration says of it.
  ///   - span: where.
  func importer(
    named name: String, _ request: Configuration.PluginRequest?, at span: SourceSpan?
  ) -> ProgramImporter? {
    let permit = permit(
      named: name, request, at: span, inPath: Self.command(ofImporter: name), of: "the importer", isNamed: true)
    let options = request?.options ?? PluginOptions()
    return permit.map { ProgramImporter(name, at: span, options: options, permissions.clock, recorder, permit: $0) }
  }

  /// Whether the program of a plugin may run; nil where there is none.
  ///
  /// - Parameters:
  ///   - program: what it is called in PATH.
  ///   - kind: what the plugin is, for messages.
  private func permit(
    named name: String, _ request: Configuration.PluginRequest?, at span: SourceSpan?, inPath program: String,
    of kind: String, isNamed: Bool
  ) -> ProgramCall.Permit? {
    guard PluginProtocol.isName(name) else { return nil }
    let isInPath = isNamed && permissions.search.find(program) != nil
    guard let words = request?.command ?? (isInPath ? [program] : nil) else { return nil }
    let permissions = permissions
    // What lies in PATH is somebody's wish only where he says its name.
    let trustsPath = isNamed && words == [program]
    return {
      // An interrupted run ends while its threads wait for answers, and then so does the program: see `ChildProcess`.
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
