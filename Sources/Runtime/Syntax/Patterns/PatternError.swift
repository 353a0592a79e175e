/// The reason why text isn't a valid regular expression.
package struct PatternError: Error, Hashable {
  /// The error, as the end of a sentence.
  package let message: String
  /// True if the expression is too large, false if it is invalid.
  package var isLimit = false
}
