package import TutorialSyntax

/// Why a program gave no answer that can be used, as a diagnostic.
package struct ProgramFailure: Error, Sendable, Hashable {
  /// What is told to the person.
  package let diagnostic: Diagnostic

  /// A failure that is told so.
  package init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
