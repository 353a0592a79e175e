import TutorialSyntax

/// What is wrong with a command line, and what may have been meant.
struct UsageError: Error, Hashable {
  /// One line, specific words first.
  let message: String
  /// The nearest that would have been right, or where to look.
  let hint: String?

  /// An error of the given words.
  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// An error about `name`, with the nearest of the known names as a hint.
  init(_ message: String, name: String, known: [String]) {
    self.message = message
    hint = nearestName(to: name, among: known).map { "did you mean \"\($0)\"?" }
  }
}
