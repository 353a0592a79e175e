import TutorialCompiler
import TutorialSyntax
import TutorialSystem
import TutorialWatching

/// A command's environment besides files: the streams, the environment variables, the working directory.
struct Session: Sendable {
  /// The stream for results.
  let output: StandardStream
  /// The stream for messages.
  let error: StandardStream
  /// The working directory, absolute.
  let workingDirectory: String
  /// True if the environment disables colours.
  let noColor: Bool
  /// The maximum number of columns of standard output; nil for no limit.
  let columns: Int?
  /// The maximum number of columns of messages; nil for no limit.
  let errorColumns: Int?
  /// The user's home folder, absolute.
  let home: String?
  /// Returns true if a user, by number, is trusted: this user, the system's, and the one who became root by `sudo`.
  let trusts: @Sendable (UInt32) -> Bool
  /// The diagnostics of the compiler and of its built-in plugins, collected on demand.
  var diagnostics: DiagnosticRegistry { Plugins.diagnostics }
  /// Records a run's accesses, if it will be repeated.
  var accesses: AccessRecord?
  /// Data that runs of this process keep for the next one.
  var memory: CompileMemory?

  static var current: Session {
    let trusted = ProcessEnvironment.trustedUsers
    let columns = ProcessEnvironment.variable("COLUMNS").flatMap { Int($0) }
    return Session(
      output: .output, error: .error, workingDirectory: FileSystem.workingDirectory ?? "/",
      // https://no-color.org: any value but the empty one.
      noColor: ProcessEnvironment.variable("NO_COLOR").map { !$0.isEmpty } ?? false,
      columns: columns ?? StandardStream.output.columns, errorColumns: columns ?? StandardStream.error.columns,
      home: ProcessEnvironment.variable("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil },
      trusts: { trusted.contains($0) })
  }

  /// Prints a message; errors are ignored, because there is no other way to report them.
  func say(_ text: String) {
    try? error.write(text + "\n")
  }

  /// Prints a result.
  ///
  /// - Returns: the exit code: `environment` if it cannot be written, such as to a full disk.
  func printResult(_ bytes: [UInt8]) -> ExitCode {
    do {
      try output.write(bytes)
      return .success
    } catch {
      say("tutorialc: error: cannot write to standard output: \(error.words)")
      return .environment
    }
  }

  func printResult(_ text: String) -> ExitCode {
    printResult(Array(text.utf8))
  }
}

/// The version of tutorialc.
enum Version {
  /// The program's version, which tours contain.
  static let current = "0.1.0"
}
