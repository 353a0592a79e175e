public import TutorialPluginKit
import TutorialSyntax

/// Reads dumps in XML: a malformed file has no snapshot, unless the request is lenient.
public enum XMLDump {
  /// Reads the XML, and passes it with its root to the importer of the format.
  ///
  /// - Parameter make: makes a result of the file and its root, or returns an error. The XML's own `failure` belongs
  ///   into the result.
  public static func read(
    _ request: ImportRequest, _ make: (XMLFile, XMLElement) -> Result<ImportResult, DiagnosticError>
  ) -> ImportResult {
    var file = XMLReader.read(request.source)
    if var failure = file.failure {
      let isMendable = !file.elements.isEmpty && (failure.id == .xmlSyntax || failure.id == .invalidUTF8)
      guard request.lenient, isMendable else {
        if isMendable {
          failure.notes.append(.init("--lenient keeps everything before it"))
        }
        return ImportResult(snapshot: nil, diagnostics: [failure])
      }
      failure.severity = .warning
      failure.notes.append(.init("everything before it is kept"))
      file.failure = failure
    }
    guard let root = file.elements.first else { return ImportResult(snapshot: nil, diagnostics: []) }
    switch make(file, root) {
    case .success(let result): return result
    case .failure(let refusal):
      return ImportResult(snapshot: nil, diagnostics: (file.failure.map { [$0] } ?? []) + [refusal.diagnostic])
    }
  }
}
