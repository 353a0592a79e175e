/// Why a text is no regular expression.
package struct PatternError: Error, Hashable {
  /// What is wrong, as the end of a sentence.
  package let message: String
  /// Whether the expression is too large rather than wrong.
  package let isLimit: Bool

  init(_ message: String) {
    self.message = message
    isLimit = false
  }

  init(limit message: String) {
    self.message = message
    isLimit = true
  }
}
