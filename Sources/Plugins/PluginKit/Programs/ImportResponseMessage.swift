package import TutorialSyntax

/// The output of a program that has imported a file.
package enum ImportResponseMessage {
  static let schema = "tutorialc.import-response/1"
  private static let keys = ["schema", "protocol", "manifest", "diagnostics", "text"]
  private static let diagnosticKeys = DiagnosticMessage.keys + ["span", "line", "labels", "notes"]
  private static let remarkKeys = ["message", "span", "line"]
  /// The diagnostics of tutorialc that an importer may report.
  private static let shared =
    [.importFailed, .displayConflict, .jsonSyntax, .xmlSyntax, .yamlSyntax, .invalidUTF8, .duplicateKey]
    + DiagnosticMessage.shared

  // MARK: Writing

  static func bytes(_ result: ImportResult, to request: ImportRequest) -> [UInt8] {
    let source = text(of: result.diagnostics, request.source)
    return JSONWriter.line { json in
      json.writeHead(schema)
      if let snapshot = result.snapshot {
        json.key("manifest")
        json.value(ManifestWriter.write([snapshot]).dropLast())
      }
      if source !== request.source, UTF8Fault.find(in: source.bytes) == nil {
        json.write("text", String(decoding: source.bytes, as: UTF8.self))
      }
      json.list("diagnostics", result.diagnostics) { json, diagnostic in
        json.beginObject()
        DiagnosticMessage.write(diagnostic, &json)
        write(diagnostic.primary, in: source, &json)
        json.list("labels", diagnostic.labels) { write($1.message, $1.span, in: source, &$0) }
        json.list("notes", diagnostic.notes) { write($1.message, $1.span, in: source, &$0) }
        json.endObject()
      }
    }
  }

  private static func write(
    _ message: String, _ span: SourceSpan?, in source: SourceText, _ json: inout JSONWriter
  ) {
    json.beginObject()
    json.write("message", message)
    write(span, in: source, &json)
    json.endObject()
  }

  private static func write(_ span: SourceSpan?, in source: SourceText, _ json: inout JSONWriter) {
    guard let span, span.range.range.upperBound <= source.bytes.count else { return }
    json.write("span", span.range)
  }

  /// Returns the text that the diagnostics' spans refer to.
  ///
  /// It's the file, or the importer's conversion of it, which may have another encoding.
  private static func text(of diagnostics: [Diagnostic], _ file: SourceText) -> SourceText {
    let spans = diagnostics.lazy.flatMap { [$0.primary] + $0.labels.map(\.span) + $0.notes.map(\.span) }
    return spans.compactMap { $0 }.first { $0.source.bytes != file.bytes }?.source ?? file
  }

  // MARK: Reading

  /// Reads a response to a request.
  ///
  /// - Parameter ids: the program's own diagnostics, in addition to those of all importers.
  package static func result(
    reading bytes: [UInt8], to request: ImportRequest, ids: [DiagnosticID]
  ) throws(MessageFault) -> ImportResult {
    let root = try MessageValue(reading: bytes).object(keys)
    try root.requireSchema(schema)
    try root.requireVersion()
    var places = ResponsePlaces(in: request.source)
    if let text = root["text"] {
      let source = SourceText(path: request.source.path, bytes: Array(try text.text().utf8))
      guard source.bytes.count <= Limits.fileSize else { throw text.fault("it is longer than a file may be") }
      places = ResponsePlaces(in: source)
    }
    var result = ImportResult(snapshot: nil)
    if let manifest = root["manifest"] {
      _ = try manifest.object().required("snapshots").list()
      result.manifest = ImportedManifest(manifest.document, manifest.node)
    }
    let known = DiagnosticRegistry(ids + shared)
    for item in try root["diagnostics"]?.list(atMost: Diagnostic.maximumCount) ?? [] {
      result.diagnostics.append(try diagnostic(item, &places, known))
    }
    guard result.manifest != nil || result.diagnostics.contains(where: { $0.severity == .error }) else {
      throw MessageFault("there is neither a manifest nor an error that says why")
    }
    return result
  }

  private static func diagnostic(
    _ value: MessageValue, _ places: inout ResponsePlaces, _ known: DiagnosticRegistry
  ) throws(MessageFault) -> Diagnostic {
    let object = try value.object(diagnosticKeys)
    var diagnostic = try DiagnosticMessage.diagnostic(object, known)
    diagnostic.primary = try places.span(of: object)
    for item in try object["labels"]?.list(atMost: DiagnosticMessage.noteLimit) ?? [] {
      let label = try item.object(remarkKeys)
      guard let span = try places.span(of: label) else { throw item.fault("a label has a \"span\" or a \"line\"") }
      diagnostic.labels.append(.init(span, try label.required("message").words()))
    }
    for item in try object["notes"]?.list(atMost: DiagnosticMessage.noteLimit) ?? [] {
      guard !item.isText else {
        diagnostic.notes.append(.init(try item.words()))
        continue
      }
      let note = try item.object(remarkKeys)
      diagnostic.notes.append(.init(try note.required("message").words(), at: try places.span(of: note)))
    }
    return diagnostic
  }
}

/// The places in a file that a response refers to: spans or lines.
private struct ResponsePlaces {
  private let source: SourceText
  /// The line starts, computed once, because there may be thousands of diagnostics.
  private lazy var lineStarts = source.lineStarts

  init(in source: SourceText) { self.source = source }

  /// Returns the place in an object, or nil if it has none.
  mutating func span(of object: MessageObject) throws(MessageFault) -> SourceSpan? {
    switch (object["span"], object["line"]) {
    case (nil, nil): return nil
    case (let span?, nil):
      let range = try span.byteRange()
      guard range.range.upperBound <= source.bytes.count else { throw span.fault("the file ends before that") }
      return SourceSpan(source, range)
    case (nil, let line?):
      let number = try line.count()
      guard number > 0, number <= lineStarts.count else { throw line.fault("the file has no such line") }
      return SourceSpan(source, text(ofLineAt: lineStarts[number - 1]))
    default: throw object.whole.fault("a place is either \"span\" or \"line\"")
    }
  }

  /// The maximum length of a marked line, in bytes: a file may be a single line that all its diagnostics refer to.
  private static let reach = 10_000

  /// Returns the range of a line's text without surrounding spaces and tabs.
  private func text(ofLineAt start: Int) -> ByteRange {
    let line = source.line(at: start, within: Self.reach).bytes
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let first = line.firstIndex { !isBlank($0) } ?? line.startIndex
    let end = line.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? first
    return ByteRange(UInt32(clamping: first), UInt32(clamping: end))
  }
}

extension SourceText {
  /// The offset of each line's start. Lines end at LF, CR or CR LF.
  fileprivate var lineStarts: [Int] {
    let (feed, turn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var starts = [0]
    for next in 1..<(bytes.count + 1)
    where bytes[next - 1] == feed || bytes[next - 1] == turn && (next == bytes.count || bytes[next] != feed) {
      starts.append(next)
    }
    return starts
  }
}
