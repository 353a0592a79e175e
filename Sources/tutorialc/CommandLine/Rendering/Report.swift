import TutorialCompiler
import TutorialReporting
import TutorialSyntax
import TutorialSystem

/// The diagnostics of a run, from the first to the last word about them.
struct Report {
  /// How they are reported.
  let options: ReportOptions
  /// How their severities are decided.
  let policy: SeverityPolicy
  private var diagnostics = DiagnosticList()
  /// What became of each step in each variant, where somebody asks for it.
  var coverage: [Coverage]?
  /// What formats for programs have besides.
  var sections: [ReportSection] = []

  /// An empty report.
  init(_ options: ReportOptions, _ policy: SeverityPolicy) {
    self.options = options
    self.policy = policy
  }

  /// Adds diagnostics that no comment in a source speaks about, and decides their severities.
  mutating func add(_ diagnostics: [Diagnostic]) {
    var comments = IgnoreComments()
    add(decided: decideSeverities(diagnostics, policy, &comments))
  }

  /// Adds diagnostics whose severities are decided.
  mutating func add(decided diagnostics: [Diagnostic]) {
    var positions = PositionTable()
    add(diagnostics.map { ReportedDiagnostic($0, &positions, withSnippet: options.format.showsSource) })
  }

  /// Adds diagnostics.
  mutating func add(_ others: [ReportedDiagnostic]) {
    diagnostics.add(others)
  }

  /// All diagnostics, in the order in which they are listed.
  var all: [ReportedDiagnostic] { diagnostics.sorted(errorsOnly: false) }

  /// How the run ends.
  var exitCode: ExitCode {
    diagnostics.sorted(errorsOnly: true).reduce(.success) { code, diagnostic in code.worse(diagnostic.id.exitCode) }
  }

  /// Writes the diagnostics, and in the human format how many they are.
  ///
  /// - Parameter machineStream: where formats for programs go.
  /// - Returns: how the run ends.
  func write(_ session: Session, machineStream: StandardStream) -> ExitCode {
    let listed = diagnostics.sorted(errorsOnly: options.isQuiet)
    let bytes = options.format.render(
      listed, coverage: coverage, sections: sections, colored: options.isColored,
      columns: options.file == nil ? session.errorColumns : nil, onOneLine: options.isOnOneLine)
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
  /// The one diagnostic that cannot go where the others do.
  private func unwritten(_ error: SystemError) -> String {
    guard let file = options.file else { return "cannot write the diagnostics: \(error.words)" }
    let diagnostic = FileDiagnostics.unwritable(file, error)
    return "\(diagnostic.message.printable) [\(diagnostic.id.rawValue)]"
  }
}

extension DiagnosticID {
  /// How a run ends that has this error.
  fileprivate var exitCode: ExitCode { isAboutSurroundings ? .environment : .inputErrors }
}
