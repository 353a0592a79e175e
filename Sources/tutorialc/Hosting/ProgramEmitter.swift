package import TutorialPluginKit
package import TutorialSyntax
import TutorialSystem
import TutorialTour

/// An emitter that is a separate program.
///
/// If it fails, or may not run, its description only has its name, and every request for output returns that one error.
package final class ProgramEmitter: Emitter {
  /// The program.
  package let program: DescribedProgram<EmitterAnnouncement>

  /// The emitter of a program.
  ///
  /// - Parameters:
  ///   - name: the name that it was requested by.
  ///   - span: the place that names it; nil for the command line.
  ///   - options: the options that it will get; the names of its files may depend on them.
  package init(
    _ name: String, at span: SourceSpan?, options: PluginOptions, _ clock: ProgramClock, _ recorder: ProgramRecorder?,
    permit: @escaping ProgramCall.Permit
  ) {
    let call = ProgramCall(
      of: "the emitter \"\(name)\"", at: span, limit: PluginProtocol.byteLimit, clock, recorder, permit: permit)
    program = DescribedProgram(name, options: options, call, isIdentified: true) { announcement in
      let majors = announcement.description.tourMajors
      guard !majors.contains(Tour.majorVersion) else { return nil }
      return "it reads \(majors.inWords) of the tour, and this compiler writes version \(Tour.majorVersion)"
    }
  }

  // MARK: Its description

  package func describe() -> EmitterDescription {
    program.announcement?.description
      ?? EmitterDescription(
        plugin: PluginDescription(name: program.name, version: "", summary: ""),
        tourMajors: Tour.majorVersion...Tour.majorVersion, cannotExpress: [])
  }

  package func files(forTutorials names: [String], options: PluginOptions) -> [AnnouncedFile] {
    program.announcement?.files(forTutorials: names) ?? []
  }

  // MARK: Emitting

  package func emit(_ request: EmitRequest) -> EmitResult {
    do throws(ProgramFailure) {
      return try result(of: request, try program.described().description)
    } catch {
      return EmitResult(files: [], diagnostics: [error.diagnostic])
    }
  }

  private func result(
    of request: EmitRequest, _ description: EmitterDescription
  ) throws(ProgramFailure) -> EmitResult {
    let decoded = description.decode(request.options)
    guard decoded.diagnostics.isEmpty else { return EmitResult(files: [], diagnostics: decoded.diagnostics) }
    guard let text = EmitRequestMessage.bytes(request, options: description.options.filled(request.options)) else {
      return EmitResult(files: [], diagnostics: [tooLargeToAsk(request)])
    }
    let subject = description.scope == .eachTutorial ? request.tours.first?.name : nil
    let result = try program.response(to: text, recordedAs: "\(program.name).\(subject ?? "all tutorials")") {
      bytes throws(MessageFault) in
      try EmitResponseMessage.result(reading: bytes, to: request, ids: description.plugin.diagnostics)
    }
    return held(to: request, result)
  }

  /// The result, or an error if it is larger than the request allows.
  private func held(to request: EmitRequest, _ result: EmitResult) -> EmitResult {
    let size = result.files.reduce(0) { $0 + $1.bytes.count }
    let (limit, isOver) = request.byteLimit.multipliedReportingOverflow(by: max(1, request.tours.count))
    guard !isOver, size > limit, let first = request.tours.first else { return result }
    return EmitResult(files: [], diagnostics: result.diagnostics + [request.tooLarge(first)])
  }

  private func tooLargeToAsk(_ request: EmitRequest) -> Diagnostic {
    Diagnostic(
      .limitExceeded, "the tour is larger than the \(PluginProtocol.byteLimit) bytes that a program is given",
      at: request.tours.first?.span)
  }
}
