package import TutorialSyntax

/// A further result of a command, as a value of its own in formats for programs.
package struct ReportSection: Sendable {
  /// The key of the value.
  package let name: String
  /// Writes the value.
  package let write: @Sendable (inout JSONWriter) -> Void

  /// Makes a section.
  package init(_ name: String, write: @escaping @Sendable (inout JSONWriter) -> Void) {
    (self.name, self.write) = (name, write)
  }
}
