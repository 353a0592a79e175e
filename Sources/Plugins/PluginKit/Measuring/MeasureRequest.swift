/// One paragraph to be measured. All offsets count Unicode scalars of the text.
public struct MeasureRequest: Sendable, Hashable {
  /// The words, without markup and without line ends.
  public var text: [Unicode.Scalar]
  /// The face that they are set in.
  public var face: MeasurerFace
  /// The ranges that are set in the face `strong`, ascending and apart.
  public var strong: [Range<Int>]
  /// The size of the font, logical units.
  public var size: Double
  /// The locale's tag.
  public var locale: String
  /// Where a line may end, ascending, neither at the start nor at the end of the text.
  public var breaks: [Int]

  /// A request of the given fields.
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

/// How wide a paragraph is.
public struct MeasureAnswer: Sendable, Hashable {
  /// The advance of each scalar, logical units; that of several which are drawn as one stands with the first.
  public var advances: [Double]
  /// For each break, by how much a line that ends there is wider than the advances say, spaces at its end left out:
  /// kerning with what would follow falls away, a soft hyphen appears. Empty where that is nowhere the case.
  public var lineEnds: [Double]
  /// The same for a line that starts there.
  public var lineStarts: [Double]
  /// The scalars that no font of the face has, each once.
  public var missing: [Unicode.Scalar]

  /// An answer of the given fields.
  public init(
    advances: [Double], lineEnds: [Double] = [], lineStarts: [Double] = [], missing: [Unicode.Scalar] = []
  ) {
    self.advances = advances
    self.lineEnds = lineEnds
    self.lineStarts = lineStarts
    self.missing = missing
  }
}
