package import TutorialSyntax

/// A partial `interaction`: which touches reach the app.
package struct InteractionPartial: Sendable {
  /// The word or the map.
  package var range: ByteRange
  /// `mode`; a plain word is the mode.
  package var mode: Located<InteractionMode>?
  /// `allow`: further elements whose touches pass.
  package var allow: Located<[Selector]>?
  /// `hitPadding`: how far around a hole touches still pass.
  package var hitPadding: Located<Padding>?

  /// A partial that sets nothing.
  package init(range: ByteRange) {
    self.range = range
  }
}

/// What happens to touches while a step is shown.
package enum InteractionMode: String, DocumentKey {
  /// None passes.
  case block
  /// Those inside the holes pass.
  case target
  /// All pass.
  case passThrough

  /// How the words are found.
  package static let table = KeyTable<Self>()
}
