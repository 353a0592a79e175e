package import TutorialSyntax

/// A partial `overlay`: what dims everything but the holes.
package struct OverlayPartial: Sendable {
  /// The map.
  package var range: ByteRange
  /// `color`.
  package var color: Located<Color>?
  /// `opacity`, 0 to 1.
  package var opacity: Located<Double>?
  /// `blur`: a radius in logical units.
  package var blur: Located<Double>?
  /// `extent`.
  package var extent: Located<OverlayExtent>?

  /// A partial that sets nothing.
  package init(range: ByteRange) {
    self.range = range
  }
}

/// What an overlay covers.
package enum OverlayExtent: String, DocumentKey {
  /// The whole window.
  case window
  /// The window less its safe-area insets.
  case safeArea

  /// How the words are found.
  package static let table = KeyTable<Self>()
}
