import TutorialCompiler
import TutorialReporting
import TutorialSyntax
import TutorialSystem

/// The diagnostics of a run, from collecting to printing.
struct Report {
  let options: ReportOptions
  let policy: SeverityPolicy
  private var diagnostics = DiagnosticList()
  /// Writes a further result of the command as a member of the object, in JSON.
  var section: ((inout JSONWriter) -> Void)?

  /// An empty report. Without a policy, the command line's rules decide.
  init(_ options: ReportOptions, _ policy: SeverityPolicy? = nil) {
    self.options = options
    self.policy = policy ?? SeverityPolicy(commandLine: options.rules, isStrict: options.isStrict)
  }

  /// Adds diagnostics that no ignore comment can apply to, and decides their severities.
  mutating func add(_ diagnostics: [Diagnostic]) {
    var comments = IgnoreComments()
    add(decided: decideSeverities(diagnostics, policy, &comments))
  }

  /// Adds diagnostics with decided severities.
  mutating func add(decided diagnostics: [Diagnostic]) {
    var positions = PositionTable()
    add(diagnostics.map { ReportedDiagnostic($0, &positions, withSnippet: options.format.showsSource) })
  }

  /// Writes a file that a person named, and reports a failure.
  mutating func save(_ bytes: [UInt8], to path: String) {
    do { try AtomicFile.write(bytes, to: path) } catch { add([FileDiagnostics.unwritable(path, error)]) }
  }

  mutating func add(_ others: [ReportedDiagnostic]) {
    diagnostics.add(others)
  }

  var all: [ReportedDiagnostic] { diagnostics.sorted(errorsOnly: false) }

  var exitCode: ExitCode {
    diagnostics.sorted(errorsOnly: true).reduce(.success) { code, diagnostic in code.worse(diagnostic.id.exitCode) }
  }

  /// Writes the diagnostics, and in the human format their number.
  ///
  /// - Returns: the exit code of the run.
  func write(_ session: Session, machineStream: StandardStream) -> ExitCode {
    let listed = diagnostics.sorted(errorsOnly: options.isQuiet)
    let bytes = options.format.render(
      listed, colored: options.isColored, columns: options.file == nil ? session.errorColumns : nil,
      onOneLine: options.isOnOneLine, section)
    do {
      if let file = options.file {
        try AtomicFile.write(bytes, to: file)
      } else {
        try (options.format.isDocument ? machineStream : session.error).write(bytes)
      }
    } catch {
      session.say("tutorialc: error: \(unwritten(error))")
      return .environment
    }
    if options.format == .human, let summary = diagnostics.summary(errorsOnly: options.isQuiet) { session.say(summary) }
    return exitCode
  }
}

extension Report {
  /// The diagnostic about not being able to write diagnostics.
  private func unwritten(_ error: SystemError) -> String {
    guard let file = options.file else { return "cannot write the diagnostics: \(error.words)" }
    let diagnostic = FileDiagnostics.unwritable(file, error)
    return "\(diagnostic.message.printable) [\(diagnostic.id.rawValue)]"
  }
}

extension DiagnosticID {
  fileprivate var exitCode: ExitCode { isAboutSurroundings ? .environment : .inputErrors }
}
