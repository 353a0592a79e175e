package import TutorialSyntax

/// The reason why a program gave no usable answer, as a diagnostic.
package struct ProgramFailure: Error, Sendable, Hashable {
  /// The message for the user.
  package let diagnostic: Diagnostic

  /// A failure with this message.
  package init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
