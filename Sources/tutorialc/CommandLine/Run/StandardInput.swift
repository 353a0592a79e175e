import TutorialCompiler
import TutorialSyntax
import TutorialSystem

/// Standard input as a source.
enum StandardInput {
  /// Its name in diagnostics.
  static let name = "<stdin>"

  /// All of it; nil where it cannot be had, which is reported.
  static func read(_ report: inout Report) -> SourceText? {
    do {
      if let bytes = try StandardStream.readInput(limit: Limits.fileSize) {
        return SourceText(path: name, bytes: bytes)
      }
      report.add([FileDiagnostics.tooLarge("standard input")])
    } catch {
      report.add([Diagnostic(.unreadableFile, "cannot read standard input: \(error.words)", at: nil)])
    }
    return nil
  }
}
