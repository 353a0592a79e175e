import TutorialSyntax

/// Why a text of the other side cannot be used, in a few words: where, and what is wrong there.
package struct MessageFault: Error, Sendable, Hashable {
  /// The words, without a full stop.
  package let words: String

  /// A fault of the given words.
  package init(_ words: String) { self.words = words }

  /// A fault at a place such as `files[0].path`; the whole text has no name.
  init(at path: String, _ words: String) {
    self.init(path.isEmpty ? words : "\(path): \(words)")
  }
}
