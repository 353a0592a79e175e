/// One paragraph to measure: text in one role and size, without markup and line feeds.
package struct TextRun: Sendable, Hashable {
  /// The text's scalars; all offsets count scalars.
  package var scalars: [Unicode.Scalar]
  /// The ranges in the bold font, ascending and disjoint.
  package var strong: [Range<Int>]
  /// The part of the callout.
  package var role: TextRole
  /// The font size, in logical units.
  package var fontSize: Double
  /// The locale's tag.
  package var locale: String
  /// True if the paragraph is right to left.
  package var isRightToLeft: Bool
  /// The offsets at which a line may end, ascending, without the end of the text.
  package var breaks: [Int]

  /// Creates a run.
  package init(
    scalars: [Unicode.Scalar], strong: [Range<Int>] = [], role: TextRole, fontSize: Double, locale: String,
    isRightToLeft: Bool = false, breaks: [Int]
  ) {
    self.scalars = scalars
    self.strong = strong
    self.role = role
    self.fontSize = fontSize
    self.locale = locale
    self.isRightToLeft = isRightToLeft
    self.breaks = breaks
  }
}
