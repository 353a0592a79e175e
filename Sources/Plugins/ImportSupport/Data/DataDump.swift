public import TutorialPluginKit
import TutorialSyntax

/// Reads dumps in JSON or YAML: a malformed file has no snapshot, unless the request is lenient.
public enum DataDump {
  /// Reads the file, and passes it with its value to the importer of the format.
  ///
  /// - Parameter make: makes a result of the file and its value, or returns an error. The file's own `failure` belongs
  ///   into the result.
  public static func read(
    _ request: ImportRequest, as notation: DataFile.Notation,
    _ make: (DataFile, DataValue) -> Result<ImportResult, DiagnosticError>
  ) -> ImportResult {
    var file = DataFile.read(request.source, as: notation)
    if var failure = file.failure {
      let isMendable = file.root.map { $0.isMap || $0.isList } == true && failure.id != .limitExceeded
      guard request.lenient, isMendable else {
        if isMendable { failure.notes.append(.init("--lenient keeps everything before it")) }
        return ImportResult(snapshot: nil, diagnostics: [failure])
      }
      failure.severity = .warning
      failure.notes.append(.init("everything before it is kept"))
      file.failure = failure
    }
    guard let root = file.root else {
      let empty = Diagnostic(.importFailed, "the file is empty", at: SourceSpan(request.source, ByteRange(0, 0)))
      return ImportResult(snapshot: nil, diagnostics: [empty])
    }
    switch make(file, root) {
    case .success(let result): return result
    case .failure(let refusal):
      return ImportResult(snapshot: nil, diagnostics: (file.failure.map { [$0] } ?? []) + [refusal.diagnostic])
    }
  }
}
