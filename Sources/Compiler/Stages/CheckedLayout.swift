package import TutorialSyntax

/// The result of checking one manifest by itself.
package struct CheckedLayout: Sendable {
  /// The manifest's file.
  package var path: String
  /// The manifest's diagnostics.
  package var diagnostics: [Diagnostic] = []
  /// The manifest's source, if it may hold `tutorialc: ignore` comments.
  package var sources: [SourceText] = []
}
