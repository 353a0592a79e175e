package import TutorialGeometry

/// How large a callout is with its words set in it.
package struct CalloutTextLayout: Sendable, Hashable {
  /// The callout's size, padding included; never wider than was allowed, unless that leaves no room for any word.
  package var size: Size
  /// Whether all of it was measured with the app's fonts.
  package var isMeasured: Bool
  /// The number of lines of the title.
  package var titleLines: Int
  /// The number of lines of the body.
  package var bodyLines: Int
  /// Whether the buttons lie above each other, since a row of them is too wide.
  package var areButtonsStacked: Bool
  /// The first word that is wider than a line and was broken where none should be, and the part that it stands in.
  package var brokenWord: BrokenWord?

  /// A word that is wider than the line.
  package struct BrokenWord: Sendable, Hashable {
    /// The part of the callout.
    package var role: TextRole
    /// Which button; 0 for the others.
    package var index: Int
    /// The word, all of it.
    package var word: String
    /// How wide it is, logical units.
    package var width: Double
    /// What its line leaves free beside it for the cross, or for a button's padding, logical units.
    package var beside = 0.0
  }
}

/// Characters of a part of a callout that no font has.
package struct MissingGlyphs: Sendable, Hashable {
  /// The part of the callout.
  package var role: TextRole
  /// Which button; 0 for the others.
  package var index: Int
  /// The scalars, each once, in the order of the text.
  package var scalars: [Unicode.Scalar]
}
