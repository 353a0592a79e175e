/// Something that a compilation asked its `World`. With the answers, the tutorial's own bytes among them, and the
/// options, they are all that its result depends on.
package struct WorldQuestion: Sendable, Hashable {
  /// What is asked about a text.
  package enum Kind: Sendable, Hashable {
    /// What the file at a path holds.
    case content
    /// Which files match a pattern.
    case files
    /// What matches a pattern, files or not.
    case entries
  }

  /// What is asked.
  package let kind: Kind
  /// A path or a pattern.
  package let text: String
  /// How far the names of who asks reach.
  package let reach: Reach

  /// A question.
  package init(_ kind: Kind, _ text: String, within reach: Reach) {
    (self.kind, self.text, self.reach) = (kind, text, reach)
  }
}
