import TutorialSyntax

/// An error in the command line, with a hint.
package struct UsageError: Error, Hashable {
  /// The message, in one line.
  package let message: String
  /// The nearest correct name, or a place to look.
  package let hint: String?

  /// Makes an error.
  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// Makes an error about `name`, with the nearest known name as a hint.
  package init(_ message: String, name: String, known: [String]) {
    self.message = message
    hint = nearestName(to: name, among: known).map { "did you mean \"\($0)\"?" }
  }
}
