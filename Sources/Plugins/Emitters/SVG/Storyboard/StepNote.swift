/// A line beside a step in a storyboard, with the sign before it.
struct StepNote: Sendable, Hashable {
  /// The sign, or nil for none.
  let sign: WaySign?
  /// The text of the line.
  let words: String

  init(_ sign: WaySign?, _ words: String) {
    self.sign = sign
    self.words = words
  }
}
