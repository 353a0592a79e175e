import TutorialHosting
import TutorialPluginKit
import TutorialSyntax
import TutorialSystem
import TutorialText

/// Measures with the configuration's fonts, by a measurer that runs beside the compiler.
///
/// Answers are cached: each text is measured once, and a run's result doesn't depend on the order of threads. If the
/// measurer fails, `failure` has the reason, and nothing compiled since may be written. The table's advances are used
/// instead, so that the compilation can find its other diagnostics.
final class FontMeasurer: TextMeasurer {
  private struct State: ~Copyable, Sendable {
    var process: ChildProcess?
    var known: [TextRun: MeasuredRun] = [:]
    var failure: Diagnostic?
    var identity: [String]?
  }

  private let settings: FontSettings
  private let program: String
  private let clock: ProgramClock
  private let state: Guarded<State>
  private let table = BoundAdvances()

  /// The measurer that comes with the compiler.
  static let standardProgram = "tutorialc-measure"

  private init(_ settings: FontSettings, _ clock: ProgramClock) {
    (self.settings, self.clock) = (settings, clock)
    program = settings.command?.first ?? Self.standardProgram
    state = Guarded(State())
  }

  /// Starts the measurer, if it may run, and lets it open the fonts; a failure is in `failure` at once.
  static func start(_ settings: FontSettings, _ permissions: ProgramPermissions) -> FontMeasurer {
    let measurer = FontMeasurer(settings, permissions.clock)
    let verdict = settings.command.map { permissions.decide($0) } ?? permissions.decideAboutOwn(standardProgram)
    measurer.state.withLock { state in
      switch verdict {
      case .allowed(let path, let words): measurer.start(path, words, &state)
      case .missing(let error): state.failure = measurer.notStarted(error)
      case .refused(let reason, let line):
        state.failure = .notAllowed(measurer.program, reason, line, at: settings.span)
      }
    }
    return measurer
  }

  private func start(_ path: String, _ words: [String], _ state: inout State) {
    // An interrupted run ends while its threads wait for answers, and the program ends with it: see `ChildProcess`.
    Interruption.begin()
    do throws(SystemError) {
      state.process = try ChildProcess.start(path, words)
    } catch {
      state.failure = notStarted(error)
      return
    }
    greet(&state)
    state.identity = state.identity.map { PermittedProgram(path: path, words: words).identity + $0 }
  }

  /// Words that identify this measurer and its current version: its program, its arguments, digests of the files among
  /// them, and its own version; nil if it cannot be used.
  var identity: [String]? { state.withLock { $0.failure == nil ? $0.identity : nil } }

  /// The reason why measuring failed, if it did.
  var failure: Diagnostic? { state.withLock { $0.failure } }

  func measure(_ run: TextRun) -> MeasuredRun {
    state.withLock { state in
      if let known = state.known[run] { return known }
      let measured = ask(run, &state) ?? table.measure(run)
      state.known[run] = measured
      return measured
    }
  }

  // MARK: Communication

  private func greet(_ state: inout State) {
    guard let line = exchange(MeasurerProtocol.greeting(settings.fonts), &state) else { return }
    state.identity = [String(decoding: line, as: UTF8.self)]
    guard let message = MeasurerMessage(line) else {
      state.failure = crashed("its first line is not the answer of a measurer")
      return
    }
    if let failure = message.failure {
      state.failure = refused(failure)
    } else if message.version != MeasurerProtocol.version {
      state.failure = crashed("it does not speak version \(MeasurerProtocol.version) of the protocol")
    }
    if state.failure != nil { state.process = nil }
  }

  private func ask(_ run: TextRun, _ state: inout State) -> MeasuredRun? {
    guard state.failure == nil, run.scalars.count <= MeasurerProtocol.textLimit else { return nil }
    let request = MeasureRequest(run)
    guard let line = exchange(MeasurerProtocol.line(request), &state) else { return nil }
    guard let answer = MeasurerMessage(line)?.answer(to: request) else {
      let reason = MeasurerMessage(line)?.failure.map { "it says: \($0.message)" }
      state.failure = crashed(reason ?? "an answer does not fit its request")
      state.process = nil
      return nil
    }
    return MeasuredRun(answer, of: run, table)
  }

  private func exchange(_ line: [UInt8], _ state: inout State) -> [UInt8]? {
    guard state.process != nil else { return nil }
    let allowance = clock.allowance
    let start = ChildProcess.now
    defer { clock.spend(since: start) }
    do throws(ChildProcess.Failure) {
      return try state.process?.ask(
        line, limit: MeasurerProtocol.lineLimit, milliseconds: allowance.milliseconds)
    } catch {
      switch error {
      case .ended(let words): state.failure = ended(words)
      case .timedOut: state.failure = crashed(allowance.excess)
      case .tooLong: state.failure = crashed("an answer is longer than \(MeasurerProtocol.lineLimit) bytes")
      }
      state.process = nil
      return nil
    }
  }

  // MARK: Diagnostics

  private func notStarted(_ error: SystemError) -> Diagnostic {
    Diagnostic(
      .unmeasurableFonts, "the fonts cannot be measured: cannot run \"\(program)\": \(error.words)", at: settings.span,
      notes: [.init("`make measurer` builds it; without `fonts`, the bundled table is used")])
  }

  private func refused(_ failure: MeasurerFailure) -> Diagnostic {
    let entries = failure.font.map { settings[$0.face] } ?? []
    let entry = failure.font.flatMap { entries.indices.contains($0.index) ? entries[$0.index] : nil }
    return Diagnostic(
      .unmeasurableFonts, "the fonts cannot be measured: \(failure.message)", at: entry?.span ?? settings.span)
  }

  private func ended(_ words: String) -> Diagnostic {
    Diagnostic(
      .pluginCrashed, "\"\(program)\" ended before it had answered", at: settings.span,
      notes: Diagnostic.lastWords(words))
  }

  private func crashed(_ reason: String) -> Diagnostic {
    Diagnostic(.pluginCrashed, "\"\(program)\" cannot be used as a measurer: \(reason)", at: settings.span)
  }
}

extension MeasureRequest {
  fileprivate init(_ run: TextRun) {
    let face: MeasurerFace =
      switch run.role {
      case .title: .title
      case .body: .body
      case .button, .progress: .button
      }
    self.init(
      text: run.scalars, face: face, strong: run.strong, size: run.fontSize, locale: run.locale, breaks: run.breaks)
  }
}

extension MeasuredRun {
  /// A measurer's answer for a run of text. For characters that no font has, a device uses an unknown font, so the
  /// table's advances are used.
  fileprivate init(_ answer: MeasureAnswer, of run: TextRun, _ table: BoundAdvances) {
    self.init(
      advances: answer.advances, lineEnds: answer.lineEnds, lineStarts: answer.lineStarts,
      isExact: answer.missing.isEmpty, missing: answer.missing)
    guard !isExact else { return }
    let missing = Set(answer.missing)
    let estimates = table.measure(run).advances
    for index in run.scalars.indices where missing.contains(run.scalars[index]) { advances[index] = estimates[index] }
  }
}

extension DiagnosticID {
  static let unmeasurableFonts = DiagnosticID(
    "unmeasurable-fonts", .error, isAlwaysError: true,
    rule:
      "The configuration names fonts, but the texts can't be measured with them: tutorialc-measure is missing, or a "
      + "file isn't a font that it can open. Nothing is written, because without the fonts the callouts would have "
      + "other sizes. Without `fonts`, a bundled table is used.",
    wrong: """
      fonts: fonts/README.md
      """,
    right: """
      fonts: fonts/Inter-Regular.ttf
      """)
}
