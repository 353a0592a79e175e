public import TutorialSyntax

/// Reads a layout from someone else's format. Values in, values out: an importer opens no file and prints nothing.
public protocol Importer: Sendable {
  /// What the importer says of itself, before anything is imported.
  func describe() -> ImporterDescription

  /// How sure the importer is, from the content alone, that the file is of its format: 0 (no) to 100 (certain).
  ///
  /// It looks at the beginning of the file only, and never fails: what cannot be read is not recognized.
  func recognizes(_ source: SourceText) -> Int

  /// Reads the file. What is wrong with it is a diagnostic at its line and column, never a trap.
  ///
  /// A result without an error has a snapshot. One with an error may have one too, for tools that show what there is;
  /// it is not to be written as a manifest.
  func read(_ request: ImportRequest) -> ImportResult
}

/// What came of an import.
public struct ImportResult: Sendable {
  /// The snapshot, absent where nothing could be read.
  public var snapshot: ImportedSnapshot?
  /// What was found on the way.
  public var diagnostics: [Diagnostic]

  /// A result of a snapshot and diagnostics.
  public init(snapshot: ImportedSnapshot?, diagnostics: [Diagnostic] = []) {
    self.snapshot = snapshot
    self.diagnostics = diagnostics
  }
}
