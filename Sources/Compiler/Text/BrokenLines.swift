/// A text broken into lines of a width.
struct BrokenLines {
  /// The lines, as ranges of the text's scalars; a space at the end of a line is left out.
  var ranges: [Range<Int>] = []
  /// How wide each is, logical units.
  var widths: [Double] = []
  /// The width of the widest line, spaces at its end left out, logical units.
  var width = 0.0
  /// The first word that is wider than a line: its place among the text's scalars.
  var brokenWord: Range<Int>?
  /// The width of that word.
  var brokenWordWidth = 0.0

  /// How many lines there are.
  var count: Int { ranges.count }

  /// The lines of one text below those of another.
  mutating func append(_ other: BrokenLines, offset: Int) {
    ranges += other.ranges.map { $0.lowerBound + offset..<$0.upperBound + offset }
    widths += other.widths
    width = max(width, other.width)
    if brokenWord == nil, let word = other.brokenWord {
      brokenWord = word.lowerBound + offset..<word.upperBound + offset
      brokenWordWidth = other.brokenWordWidth
    }
  }
}
