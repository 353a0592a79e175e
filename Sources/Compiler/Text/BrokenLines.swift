/// A text broken into lines of a maximum width.
struct BrokenLines {
  /// The lines, as ranges of the text's scalars, without trailing spaces.
  var ranges: [Range<Int>] = []
  /// The widths of the lines, in logical units.
  var widths: [Double] = []
  /// The width of the widest line without trailing spaces, in logical units.
  var width = 0.0
  /// The first word that is wider than a line, as a range of the text's scalars.
  var brokenWord: Range<Int>?
  /// The width of that word, in logical units.
  var brokenWordWidth = 0.0

  /// The number of lines.
  var count: Int { ranges.count }

  /// Appends the lines of a text that follows at `offset`.
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
