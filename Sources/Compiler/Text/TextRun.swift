/// One paragraph to be measured: words in one role and size, free of markup and of line feeds.
package struct TextRun: Sendable, Hashable {
  /// The words, scalar by scalar: all offsets count scalars.
  package var scalars: [Unicode.Scalar]
  /// The ranges that are set in the bold font, ascending, apart from each other.
  package var strong: [Range<Int>]
  /// The part of the callout.
  package var role: TextRole
  /// The size of the font, logical units.
  package var fontSize: Double
  /// The locale's tag.
  package var locale: String
  /// Whether the paragraph runs from right to left.
  package var isRightToLeft: Bool
  /// Where a line may end: offsets, ascending, without the end of the text.
  package var breaks: [Int]

  /// A run of the given fields.
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
