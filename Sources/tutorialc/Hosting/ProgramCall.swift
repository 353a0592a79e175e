package import TutorialSyntax
import TutorialSystem

/// Starts a program, sends it one text and reads its answer. Out-of-process emitters and importers are called by it.
package struct ProgramCall: Sendable {
  /// Decides right before each start whether the program may run; a failure has the reason, as a diagnostic.
  package typealias Permit = @Sendable () -> Result<PermittedProgram, ProgramFailure>

  private let permit: Permit
  private let clock: ProgramClock
  private let recorder: ProgramRecorder?
  /// The program's owner, for messages: `the emitter "outline"`.
  private let owner: String
  private let span: SourceSpan?
  private let limit: Int

  /// Calls of the program of a plugin.
  ///
  /// - Parameters:
  ///   - owner: the program's owner, for messages.
  ///   - span: the place that names it.
  ///   - limit: the maximum size of an answer, in bytes.
  ///   - recorder: records the messages.
  package init(
    of owner: String, at span: SourceSpan?, limit: Int, _ clock: ProgramClock, _ recorder: ProgramRecorder?,
    permit: @escaping Permit
  ) {
    (self.owner, self.span, self.limit) = (owner, span, limit)
    (self.clock, self.recorder, self.permit) = (clock, recorder, permit)
  }

  /// The program's answer to a text, and the program that gave it; throws a diagnostic if there is none.
  ///
  /// - Parameters:
  ///   - arguments: additional arguments of the program.
  ///   - name: the name under which the text and the answer are recorded.
  package func answer(
    to text: [UInt8], _ arguments: [String] = [], recordedAs name: String
  ) throws(ProgramFailure) -> (bytes: [UInt8], program: PermittedProgram) {
    let program = try permit().get()
    try recorder?.record(text, as: name + ".request.json")
    let allowance = clock.allowance
    let reply = try reply(of: program, arguments, to: text, allowance)
    try recorder?.record(reply.output, as: name + ".response.json")
    if !reply.complaints.isEmpty { try recorder?.record(Array(reply.complaints.utf8), as: name + ".stderr.txt") }
    guard reply.code == 0 else {
      let isSignal = reply.code > 128
      let end = isSignal ? "was ended by signal \(reply.code - 128)" : "ended with exit code \(reply.code)"
      throw failure("it \(end)", reply.complaints)
    }
    return (reply.output, program)
  }

  private func reply(
    of program: PermittedProgram, _ arguments: [String], to text: [UInt8],
    _ allowance: (milliseconds: Int64, excess: String)
  ) throws(ProgramFailure) -> (output: [UInt8], complaints: String, code: Int) {
    let start = ChildProcess.now
    defer { clock.spend(since: start) }
    var process: ChildProcess
    do throws(SystemError) {
      process = try ChildProcess.start(program.path, program.words + arguments)
    } catch {
      throw failure("it cannot be started: \(error.words)")
    }
    do throws(ChildProcess.Failure) {
      return try process.reply(to: text, limit: limit, milliseconds: allowance.milliseconds)
    } catch {
      switch error {
      case .ended(let words): throw failure("it ended before it had answered", words)
      case .timedOut: throw failure(allowance.excess)
      case .tooLong: throw failure("its answer is longer than \(limit) bytes")
      }
    }
  }

  /// `plugin-crashed`, for the given reason.
  package func failure(_ reason: String, _ words: String = "") -> ProgramFailure {
    ProgramFailure(
      Diagnostic(.pluginCrashed, "\(owner) failed: \(reason)", at: span, notes: Diagnostic.lastWords(words)))
  }
}
