import Foundation

/// Runs the built program as a shell would.
struct Tutorialc {
  /// The outcome of a run.
  struct Outcome {
    let status: Int32
    let output: String
    let error: String

    /// Standard error without the notes of `--diagnostics short`.
    var headlines: String {
      error.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains(": note: ") }
        .joined(separator: "\n")
    }
  }

  /// The folder in which it runs.
  let folder: TemporaryFolder

  /// Runs the program to its end.
  func callAsFunction(
    _ arguments: String..., input: String? = nil, environment: [String: String] = [:]
  ) async throws -> Outcome {
    try await run(arguments, input: input, environment: environment)
  }

  /// Runs the program to its end.
  func run(_ arguments: [String], input: String? = nil, environment: [String: String] = [:]) async throws -> Outcome {
    let scratch = try TemporaryFolder()
    let process = try prepare(arguments, scratch: scratch, input: input)
    process.environment?.merge(environment) { $1 }
    defer { process.closeStreams() }
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    return Outcome(
      status: process.terminationStatus, output: scratch.read("output") ?? "", error: scratch.read("error") ?? "")
  }

  /// A process that is ready to run. Its home isn't the user's.
  ///
  /// Its streams go to files, because pipes could fill up.
  func prepare(_ arguments: [String], scratch: TemporaryFolder, input: String? = nil) throws -> Process {
    try scratch.write("", to: "output")
    try scratch.write("", to: "error")
    try scratch.write(input ?? "", to: "input")
    let process = Process()
    process.executableURL = try Self.executable
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": scratch.path("home")]
    // Settings of the sanitizer and of the active mutant also apply to the programs that tests start.
    for name in ["ASAN_OPTIONS", "MUTANT", "MUTANTS_REACHED"] {
      process.environment?[name] = ProcessInfo.processInfo.environment[name]
    }
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = FileHandle(forWritingAtPath: scratch.path("output"))
    process.standardError = FileHandle(forWritingAtPath: scratch.path("error"))
    process.standardInput = FileHandle(forReadingAtPath: scratch.path("input"))
    return process
  }

  /// The program, which lies beside the test bundle.
  static var executable: URL {
    get throws {
      let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
      let places = bundles.map { $0.deletingLastPathComponent() } + [Bundle.main.bundleURL]
      let found = places.map { $0.appendingPathComponent("tutorialc") }.first {
        FileManager.default.isExecutableFile(atPath: $0.path)
      }
      guard let found else { throw CocoaError(.fileNoSuchFile) }
      return found
    }
  }
}

extension Process {
  /// Waits for the process to end without blocking a thread of the tests.
  func ended() async throws {
    defer { closeStreams() }
    while isRunning { try await Task.sleep(for: .milliseconds(5)) }
  }

  /// Closes the files of the process's streams, which would stay open because the process is never released.
  ///
  /// Foundation lists all open files for each process that it starts, and reads past the end of a list of 1,365 names,
  /// where a page may end.
  fileprivate func closeStreams() {
    // Streams that weren't set are those of the tests themselves.
    for case let stream as FileHandle in [standardInput, standardOutput, standardError] where stream.fileDescriptor > 2
    {
      try? stream.close()
    }
  }
}
