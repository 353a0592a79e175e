package import TutorialSyntax

/// A partial `scroll`: how the target is brought in.
package struct ScrollPartial: Sendable {
  /// The map.
  package var range: ByteRange
  /// `align`.
  package var align: Located<ScrollAlignment>?
  /// `duration`, in seconds.
  package var duration: Located<Double>?

  /// A partial that sets nothing.
  package init(range: ByteRange) {
    self.range = range
  }
}

/// Where in its scroll container a target comes to lie.
package enum ScrollAlignment: String, DocumentKey {
  case start, center, end, nearest

  /// How the words are found.
  package static let table = KeyTable<Self>()
}
