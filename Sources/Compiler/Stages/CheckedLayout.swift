package import TutorialSyntax

/// What came of checking one manifest by itself.
package struct CheckedLayout: Sendable {
  /// The manifest's file.
  package var path: String
  /// What is wrong with it.
  package var diagnostics: [Diagnostic] = []
  /// The manifest as read, where it may hold `tutorialc: ignore` comments.
  package var sources: [SourceText] = []

  /// A result that holds nothing yet.
  package init(path: String) {
    self.path = path
  }
}
