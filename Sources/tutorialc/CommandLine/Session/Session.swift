import TutorialCompiler
import TutorialSyntax
import TutorialSystem
import TutorialWatching

/// What a command has of the world besides files: the streams, the environment, the working directory.
struct Session: Sendable {
  /// Where results go.
  let output: StandardStream
  /// Where talk goes.
  let error: StandardStream
  /// The working directory, absolute.
  let workingDirectory: String
  /// Whether the environment asks for no colours.
  let noColor: Bool
  /// How many columns a line of standard output may take; nil where nobody cares.
  let columns: Int?
  /// How many columns a line of talk may take; nil where nobody cares.
  let errorColumns: Int?
  /// The user's home folder, absolute.
  let home: String?
  /// Whether a user, by number, may decide what happens here: this one, the system's, and the one who became root by
  /// `sudo`.
  let trusts: @Sendable (UInt32) -> Bool
  /// What may be found: what the compiler does, and what the plugins linked in do. They are asked once somebody wants to
  /// know.
  var diagnostics: DiagnosticRegistry { Plugins.diagnostics }
  /// The files at work on which earlier lives of this process crashed.
  var crashes = CrashJournal()
  /// Takes down what a run looks at, where it will be done again.
  var sightings: Sightings?
  /// What runs of this process keep for the next.
  var memory: CompileMemory?

  /// The session of this process.
  static func current(_ crashes: CrashJournal) -> Session {
    let trusted = ProcessEnvironment.trustedUsers
    let columns = ProcessEnvironment.variable("COLUMNS").flatMap { Int($0) }
    return Session(
      output: .output, error: .error, workingDirectory: FileSystem.workingDirectory ?? "/",
      // https://no-color.org: any value but the empty one.
      noColor: ProcessEnvironment.variable("NO_COLOR").map { !$0.isEmpty } ?? false,
      columns: columns ?? StandardStream.output.columns, errorColumns: columns ?? StandardStream.error.columns,
      home: ProcessEnvironment.variable("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil },
      trusts: { trusted.contains($0) }, crashes: crashes)
  }

  /// Says something to the person; when even that fails there is nobody to tell.
  func say(_ text: String) {
    try? error.write(text + "\n")
  }

  /// Prints a result.
  ///
  /// - Returns: the command's end: `environment` where it cannot be written, such as to a full disk.
  func printResult(_ bytes: [UInt8]) -> ExitCode {
    do {
      try output.write(bytes)
      return .success
    } catch {
      say("tutorialc: error: cannot write to standard output: \(error.words)")
      return .environment
    }
  }

  /// Prints a result.
  func printResult(_ text: String) -> ExitCode {
    printResult(Array(text.utf8))
  }
}

/// Which tutorialc this is.
enum Version {
  /// The version of the program; tours carry it.
  static let current = "0.1.0"
}
