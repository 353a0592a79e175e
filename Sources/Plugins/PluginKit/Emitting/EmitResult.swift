public import TutorialSyntax

/// The result of emitting.
public struct EmitResult: Sendable {
  /// The files as data. The host checks their names and writes them.
  public var files: [ProducedFile]
  /// The diagnostics. If any is an error, the host writes no files.
  public var diagnostics: [Diagnostic]

  /// Makes a result of files and diagnostics.
  public init(files: [ProducedFile], diagnostics: [Diagnostic] = []) {
    self.files = files
    self.diagnostics = diagnostics
  }
}
