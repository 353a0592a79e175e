/// A paragraph to measure. All offsets count Unicode scalars of the text.
public struct MeasureRequest: Sendable, Hashable {
  /// The text, without markup and line breaks.
  public var text: [Unicode.Scalar]
  /// The face of the text.
  public var face: MeasurerFace
  /// The ranges in the face `strong`, in ascending order and without overlaps.
  public var strong: [Range<Int>]
  /// The font size in logical units.
  public var size: Double
  /// The language tag.
  public var locale: String
  /// The possible line breaks in ascending order, neither at the start nor at the end of the text.
  public var breaks: [Int]

  /// Makes a request.
  public init(
    text: [Unicode.Scalar], face: MeasurerFace, strong: [Range<Int>] = [], size: Double, locale: String,
    breaks: [Int] = []
  ) {
    self.text = text
    self.face = face
    self.strong = strong
    self.size = size
    self.locale = locale
    self.breaks = breaks
  }
}

/// The widths in a paragraph.
public struct MeasureAnswer: Sendable, Hashable {
  /// The advance of each scalar in logical units. If several scalars share a glyph, the first has its whole advance.
  public var advances: [Double]
  /// For each break, the extra width of a line that ends there, compared with the advances.
  ///
  /// Trailing spaces don't count. Kerning with the next character disappears, and a soft hyphen appears. It's empty if no line has an extra width.
  public var lineEnds: [Double]
  /// For each break, the extra width of a line that starts there; empty if there is none.
  public var lineStarts: [Double]
  /// The scalars that no font of the face has, each once.
  public var missing: [Unicode.Scalar]

  /// Makes an answer.
  public init(
    advances: [Double], lineEnds: [Double] = [], lineStarts: [Double] = [], missing: [Unicode.Scalar] = []
  ) {
    self.advances = advances
    self.lineEnds = lineEnds
    self.lineStarts = lineStarts
    self.missing = missing
  }
}
