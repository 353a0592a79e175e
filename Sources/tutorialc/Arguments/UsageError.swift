import TutorialSyntax

/// What is wrong with a command line, and what may have been meant.
package struct UsageError: Error, Hashable {
  /// One line, specific words first.
  package let message: String
  /// The nearest that would have been right, or where to look.
  package let hint: String?

  /// An error of the given words.
  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// An error about `name`, with the nearest of the known names as a hint.
  package init(_ message: String, name: String, known: [String]) {
    self.message = message
    hint = nearestName(to: name, among: known).map { "did you mean \"\($0)\"?" }
  }
}
