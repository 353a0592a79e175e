/// A line beside a step in a storyboard, with the sign before it.
struct StepNote: Sendable, Hashable {
  /// The sign, or nil for none.
  let sign: ExitSign?
  /// The text of the line.
  let words: String

  init(_ sign: ExitSign?, _ words: String) {
    self.sign = sign
    self.words = words
  }
}
