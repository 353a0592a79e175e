public import TutorialSyntax

/// Reads a layout from another format. It's a pure function: an importer opens no files and prints nothing.
public protocol Importer: Sendable {
  /// Describes the importer, before anything is imported.
  func describe() -> ImporterDescription

  /// Returns how certain the importer is that the file has its format, from 0 (not at all) to 100 (certain).
  ///
  /// It only looks at the beginning of the content, and never fails: an unreadable file isn't recognised.
  func recognizes(_ source: SourceText) -> Int

  /// Reads the file. Errors in it become diagnostics with line and column, never traps.
  ///
  /// A result without an error has a snapshot. A result with an error may have one too, for tools that show as much as
  /// possible; don't write it as a manifest.
  func read(_ request: ImportRequest) -> ImportResult
}

/// The result of an import.
public struct ImportResult: Sendable {
  /// The snapshot, or nil if nothing could be read.
  public var snapshot: ImportedSnapshot?
  /// The manifest of a program, which makes one in place of a snapshot.
  package var manifest: ImportedManifest?
  /// The diagnostics.
  public var diagnostics: [Diagnostic]

  /// Makes a result of a snapshot and diagnostics.
  public init(snapshot: ImportedSnapshot?, diagnostics: [Diagnostic] = []) {
    self.snapshot = snapshot
    self.diagnostics = diagnostics
  }
}
