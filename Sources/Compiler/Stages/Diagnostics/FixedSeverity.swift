import TutorialSyntax

extension Diagnostic {
  /// Whether it is an error whatever anybody wishes. A colour without quotes is one where the comment that it begins
  /// broke the file.
  package var isFixedError: Bool { severity == .error && (id.isAlwaysError || id == .unquotedColour) }
}
