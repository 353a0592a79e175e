/// A question to the world, and its answer.
package struct Witness: Hashable, Sendable {
  /// A question to the world.
  package struct Question: Hashable, Sendable {
    /// The kind of question.
    package enum Kind: UInt8, Sendable {
      /// The content of the file at a path.
      case content = 1
      /// The files that match a pattern.
      case files = 2
      /// The entries that match a pattern, files or not.
      case entries = 3
      /// The boundary for names in the files of a folder.
      case scope = 4
    }

    /// The kind of question.
    package let kind: Kind
    /// A path or a pattern.
    package let text: String
    /// The boundary for names of the asking file, as the world describes it.
    package let scope: String

    /// A question with the given fields.
    package init(_ kind: Kind, _ text: String, within scope: String) {
      (self.kind, self.text, self.scope) = (kind, text, scope)
    }
  }

  /// The question.
  package let question: Question
  /// The digest of the answer, which may be a refusal.
  package let answer: Digest
  /// The stamp of the file that was read; nil if none was, or if it changed meanwhile.
  package let stamp: FileStamp?

  /// A question and its answer.
  package init(_ question: Question, answer: Digest, stamp: FileStamp?) {
    (self.question, self.answer, self.stamp) = (question, answer, stamp)
  }
}
