package import TutorialSyntax
import TutorialTour

/// The output of a program that has emitted.
package enum EmitResponseMessage {
  static let schema = "tutorialc.emit-response/1"
  private static let keys = ["schema", "protocol", "files", "diagnostics"]
  private static let fileKeys = ["path", "text", "base64"]
  private static let diagnosticKeys = DiagnosticMessage.keys + ["tutorial", "step", "span", "variants", "notes"]
  /// The diagnostics of tutorialc that an emitter may report.
  private static let shared = [.emitterLoss] + DiagnosticMessage.shared

  // MARK: Writing

  static func bytes(_ result: EmitResult, to request: EmitRequest) -> [UInt8] {
    JSONWriter.line { json in
      json.writeHead(schema)
      json.list("files", result.files) { json, file in
        json.beginObject()
        json.write("path", file.path)
        json.write(content: file.bytes)
        json.endObject()
      }
      json.list("diagnostics", result.diagnostics) { write($1, request, &$0) }
    }
  }

  private static func write(_ diagnostic: Diagnostic, _ request: EmitRequest, _ json: inout JSONWriter) {
    json.beginObject()
    DiagnosticMessage.write(diagnostic, &json)
    if let span = diagnostic.primary, let tour = request.tours.first(where: { $0.span?.source == span.source }) {
      json.write("tutorial", tour.name)
      json.write("span", span.range)
    }
    json.write("variants", diagnostic.variants)
    json.write("notes", diagnostic.notes.map(\.message))
    json.endObject()
  }

  // MARK: Reading

  /// Reads a response to a request.
  ///
  /// - Parameter ids: the program's own diagnostics, in addition to those of all emitters.
  package static func result(
    reading bytes: [UInt8], to request: EmitRequest, ids: [DiagnosticID]
  ) throws(MessageFault) -> EmitResult {
    let root = try MessageValue(reading: bytes).object(keys)
    try root.requireSchema(schema)
    try root.requireVersion()
    var result = EmitResult(files: [])
    for item in try root["files"]?.list(atMost: PluginProtocol.fileLimit) ?? [] {
      result.files.append(try file(item))
    }
    let known = DiagnosticRegistry(ids + shared)
    for item in try root["diagnostics"]?.list(atMost: Diagnostic.maximumCount) ?? [] {
      result.diagnostics.append(try diagnostic(item, request, known))
    }
    return result
  }

  private static func file(_ value: MessageValue) throws(MessageFault) -> ProducedFile {
    let object = try value.object(fileKeys)
    let path = try object.required("path").words()
    return ProducedFile(path: path, bytes: try object.content())
  }

  private static func diagnostic(
    _ value: MessageValue, _ request: EmitRequest, _ known: DiagnosticRegistry
  ) throws(MessageFault) -> Diagnostic {
    let object = try value.object(diagnosticKeys)
    var diagnostic = try DiagnosticMessage.diagnostic(object, known)
    diagnostic.primary = try place(object, request)
    diagnostic.notes = try object["notes"]?.allWords(atMost: DiagnosticMessage.noteLimit).map { .init($0) } ?? []
    diagnostic.variants = try object["variants"]?.allWords(atMost: PluginProtocol.fileLimit) ?? []
    return diagnostic
  }

  /// Returns the place of a diagnostic: a span of a tutorial's file, a step, or the whole tutorial.
  private static func place(_ object: MessageObject, _ request: EmitRequest) throws(MessageFault) -> SourceSpan? {
    var located = request.tours.count == 1 ? request.tours.first : nil
    if let tutorial = object["tutorial"] {
      let name = try tutorial.text()
      located = request.tours.first { $0.name == name }
      if located == nil { throw tutorial.fault("the request has no tour called \"\(excerpt(name))\"") }
    }
    let step = try object["step"].flatMap { step throws(MessageFault) in try place(ofStep: step, in: located) }
    guard let span = object["span"] else { return step ?? located?.span }
    guard let located else { throw span.fault("\"tutorial\" has to name its tutorial") }
    let range = try span.byteRange()
    guard let source = located.span?.source else { return nil }
    guard range.range.upperBound <= source.bytes.count else {
      throw span.fault("the tutorial's file ends before that")
    }
    return SourceSpan(source, range)
  }

  private static func place(ofStep step: MessageValue, in located: LocatedTour?) throws(MessageFault) -> SourceSpan? {
    guard let located else { throw step.fault("\"tutorial\" has to name its tutorial") }
    let id = try step.text()
    if let span = located.stepSpans[id] { return span }
    // The places of steps aren't passed on to emitters that see all tutorials together.
    guard located.tour.variants.contains(where: { $0.steps.contains { $0.id == id } }) else {
      throw step.fault("the tutorial has no step \"\(excerpt(id))\"")
    }
    return located.span
  }
}
