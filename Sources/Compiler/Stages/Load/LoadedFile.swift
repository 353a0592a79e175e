import TutorialIR

/// A YAML or JSON file, read and parsed, or why it could not be.
enum LoadedFile: Sendable {
  /// Its document, and what is wrong with its syntax.
  case document(Parsed<Document>)
  /// It cannot be read.
  case failure(WorldError)

  /// Reads and parses a file: JSON where its name ends so, else YAML.
  init(_ path: String, in world: any World) {
    switch world.read(path) {
    case .failure(let error): self = .failure(error)
    case .success(let bytes):
      self = .document(DocumentReader.read(SourceText(path: path, bytes: bytes)))
    }
  }
}

/// What is wrong with a file that cannot be read, at the place that names it.
func unreadable(_ path: String, _ error: WorldError, at span: SourceSpan) -> Diagnostic {
  let name = excerpt(path)
  return switch error {
  case .notFound: Diagnostic(.missingFile, "no file \"\(name)\"", at: span)
  case .notAFile: Diagnostic(.unreadableFile, "\"\(name)\" is not a file", at: span)
  case .unreadable(let reason): Diagnostic(.unreadableFile, "\"\(name)\" cannot be read: \(reason)", at: span)
  case .tooLarge:
    Diagnostic(.limitExceeded, "\"\(name)\" is larger than the limit of 64 MiB for a file", at: span)
  }
}
