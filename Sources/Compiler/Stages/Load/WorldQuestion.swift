/// A question that a compilation asked its `World`.
///
/// A compilation's result depends only on the answers, which include the tutorial's own bytes, and on the options.
package struct WorldQuestion: Sendable, Hashable {
  /// The kind of question.
  package enum Kind: Sendable, Hashable {
    /// The contents of the file at a path.
    case content
    /// The files that match a pattern.
    case files
    /// Everything that matches a pattern, files or not.
    case entries
  }

  /// The kind of question.
  package let kind: Kind
  /// The path or pattern.
  package let text: String
  /// The access scope of the file that asks.
  package let scope: AccessScope

  /// Creates a question.
  package init(_ kind: Kind, _ text: String, within scope: AccessScope) {
    (self.kind, self.text, self.scope) = (kind, text, scope)
  }
}
