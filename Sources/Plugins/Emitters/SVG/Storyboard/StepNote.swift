/// A line beside a step in a storyboard, and the sign before it.
struct StepNote: Sendable, Hashable {
  /// The sign; nil for none.
  let sign: WaySign?
  /// What is said.
  let words: String

  init(_ sign: WaySign?, _ words: String) {
    self.sign = sign
    self.words = words
  }
}
