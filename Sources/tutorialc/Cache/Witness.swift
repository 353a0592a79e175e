/// What was asked of the world, and what it said.
package struct Witness: Hashable, Sendable {
  /// Something that the world was asked.
  package struct Question: Hashable, Sendable {
    /// What is asked about a text.
    package enum Kind: UInt8, Sendable {
      /// What the file at a path holds.
      case content = 1
      /// Which files match a pattern.
      case files = 2
      /// What matches a pattern, files or not.
      case entries = 3
      /// How far the names reach that stand in the files of a folder.
      case reach = 4
    }

    /// What is asked.
    package let kind: Kind
    /// A path or a pattern.
    package let text: String
    /// How far the names of who asks reach, as the world describes it.
    package let reach: String

    /// A question.
    package init(_ kind: Kind, _ text: String, within reach: String) {
      (self.kind, self.text, self.reach) = (kind, text, reach)
    }
  }

  /// What was asked.
  package let question: Question
  /// The digest of the answer, a refusal included.
  package let answer: Digest
  /// What the file system said of the file that was read; nil where none was, or where it changed meanwhile.
  package let stamp: FileStamp?

  /// A question and its answer.
  package init(_ question: Question, answer: Digest, stamp: FileStamp?) {
    (self.question, self.answer, self.stamp) = (question, answer, stamp)
  }
}
