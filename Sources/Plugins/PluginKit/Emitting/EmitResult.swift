public import TutorialSyntax

/// What came of emitting.
public struct EmitResult: Sendable {
  /// The files as data; the host checks their names and writes them.
  public var files: [ProducedFile]
  /// What was found on the way. With an error among them the host writes none of the files.
  public var diagnostics: [Diagnostic]

  /// A result of files and diagnostics.
  public init(files: [ProducedFile], diagnostics: [Diagnostic] = []) {
    self.files = files
    self.diagnostics = diagnostics
  }
}
