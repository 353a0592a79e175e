package import TutorialSyntax
import TutorialYAML

/// A parsed YAML or JSON file, or the reason why it can't be read.
enum LoadedFile: Sendable {
  /// The document with its syntax diagnostics.
  case document(Parsed<Document>)
  /// The file can't be read.
  case failure(WorldError)

  /// Reads and parses a file: as JSON if its name ends in `.json`, or else as YAML.
  init(_ path: String, in world: any World, within scope: AccessScope, budget: Budget) {
    switch world.read(path, within: scope) {
    case .failure(let error): self = .failure(error)
    case .success(let bytes):
      self = .document(DocumentReader.read(SourceText(path: path, bytes: bytes), budget: budget))
    }
  }
}

/// Returns the diagnostic of an unreadable file, at the place that names it.
///
/// - Parameter span: the place, or nil if a person named the file.
package func unreadable(_ path: String, _ error: WorldError, at span: SourceSpan?) -> Diagnostic {
  let name = excerpt(path)
  return switch error {
  case .notFound: Diagnostic(.missingFile, "no file \"\(name)\"", at: span)
  case .undeclared:
    Diagnostic(.unreadableFile, "\"\(name)\" cannot be read: it is not among the declared inputs", at: span)
  case .notAFile: Diagnostic(.unreadableFile, "\"\(name)\" is not a file", at: span)
  case .unreadable(let reason): Diagnostic(.unreadableFile, "\"\(name)\" cannot be read: \(reason)", at: span)
  case .tooLarge:
    Diagnostic(.limitExceeded, "\"\(name)\" is larger than the limit of 64 MiB for a file", at: span)
  case .outside(let roots):
    Diagnostic(
      .outsideRoot,
      "\"\(name)\" lies outside of the root \(roots.map { "\"\(excerpt($0))\"" }.joined(separator: ", "))",
      at: span, notes: [.init("`--root DIR` sets another root; files that the command line names may lie anywhere")])
  case .hidden:
    Diagnostic(
      .outsideRoot, "\"\(name)\" is hidden", at: span,
      notes: [.init("hidden files, and those in hidden folders, are read only if the command line names them")])
  case .tooMuch(let limit): tooMuch(name, limit, at: span)
  }
}

/// Returns the diagnostic of a search that exceeds its budget.
private func tooMuch(_ pattern: String, _ limit: Int, at span: SourceSpan?) -> Diagnostic {
  var diagnostic = Budget.Resource.names.exceeded(limit, at: span)
  diagnostic.message = "looking for \"\(pattern)\", " + diagnostic.message
  diagnostic.notes.append(.init("a pattern that begins with the name of a folder looks at that folder alone"))
  return diagnostic
}
