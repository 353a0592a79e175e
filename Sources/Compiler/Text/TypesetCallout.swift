package import TutorialGeometry

/// The size of a callout with its typeset text.
package struct TypesetCallout: Sendable, Hashable {
  /// The callout's size with padding. It exceeds the allowed width only if no word would fit otherwise.
  package var size: Size
  /// True if everything was measured with the app's fonts.
  package var isMeasured: Bool
  /// The number of lines of the body.
  package var bodyLines: Int
  /// True if the buttons are stacked because a row of them would be too wide.
  package var areButtonsStacked: Bool
  /// The first word that had to be broken because it is wider than a line.
  package var brokenWord: BrokenWord?

  /// A word that is wider than its line.
  package struct BrokenWord: Sendable, Hashable {
    /// The part of the callout.
    package var role: TextRole
    /// The index of the button; 0 for other parts.
    package var index: Int
    /// The whole word.
    package var word: String
    /// The word's width, in logical units.
    package var width: Double
    /// The width that its line can't use, because of the close button or of a button's padding, in logical units.
    package var beside = 0.0
  }
}

/// The characters of a callout's part that no font has.
package struct MissingGlyphs: Sendable, Hashable {
  /// The part of the callout.
  package var role: TextRole
  /// The index of the button; 0 for other parts.
  package var index: Int
  /// The scalars, without duplicates, in the order of the text.
  package var scalars: [Unicode.Scalar]
}
