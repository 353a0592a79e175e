package import TutorialPluginKit
package import TutorialSyntax

/// An importer that is a separate program.
///
/// It is never asked whether a file has its format: it only reads files when requested by name. If it fails, or may not
/// run, its description only has its name, and every request to read a file returns that one error.
package final class ProgramImporter: Importer {
  /// The program.
  package let program: DescribedProgram<ImporterAnnouncement>

  /// The importer of a program.
  ///
  /// - Parameters:
  ///   - name: the name that it was requested by.
  ///   - span: the place that names it; nil for the command line.
  ///   - options: the options that it will get.
  package init(
    _ name: String, at span: SourceSpan?, options: PluginOptions, _ clock: ProgramClock, _ recorder: ProgramRecorder?,
    permit: @escaping ProgramCall.Permit
  ) {
    let call = ProgramCall(
      of: "the importer \"\(name)\"", at: span, limit: PluginProtocol.byteLimit, clock, recorder, permit: permit)
    program = DescribedProgram(name, options: options, call)
  }

  package func describe() -> ImporterDescription {
    program.announcement?.description
      ?? ImporterDescription(plugin: PluginDescription(name: program.name, version: "", summary: ""))
  }

  package func recognizes(_ source: SourceText) -> Int { 0 }

  package func read(_ request: ImportRequest) -> ImportResult {
    do throws(ProgramFailure) {
      return try result(of: request, try program.described().description)
    } catch {
      return ImportResult(snapshot: nil, diagnostics: [error.diagnostic])
    }
  }

  private func result(
    of request: ImportRequest, _ description: ImporterDescription
  ) throws(ProgramFailure) -> ImportResult {
    let decoded = description.decode(request.options)
    guard decoded.diagnostics.isEmpty else { return ImportResult(snapshot: nil, diagnostics: decoded.diagnostics) }
    guard let text = ImportRequestMessage.bytes(request, options: description.options.filled(request.options)) else {
      return ImportResult(snapshot: nil, diagnostics: [tooLargeToAsk(request)])
    }
    return try program.response(to: text, recordedAs: "\(program.name).\(request.screen)") {
      bytes throws(MessageFault) in
      try ImportResponseMessage.result(reading: bytes, to: request, ids: description.plugin.diagnostics)
    }
  }

  private func tooLargeToAsk(_ request: ImportRequest) -> Diagnostic {
    Diagnostic(
      .limitExceeded, "the file is larger than the \(PluginProtocol.byteLimit) bytes that a program is given, as JSON",
      at: SourceSpan(request.source, ByteRange(0, 0)))
  }
}
