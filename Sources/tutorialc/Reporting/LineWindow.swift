/// The part of a source line that fits the terminal, with its marks.
///
/// A wrapped line would leave the marks under the wrong words.
struct LineWindow {
  /// The text, with an ellipsis for each omission.
  private(set) var text: String
  /// The marks, clipped to the text. A mark outside is moved to the nearer end.
  private(set) var marks: [Snippet.Mark]

  /// The minimum width: a narrower window is useless.
  private static let leastColumns = 20

  /// - Parameter columns: the columns available for the text, or nil for no limit.
  init(_ line: Snippet.Line, columns: Int?) {
    (text, marks) = (line.text, line.marks)
    guard let columns, columns >= Self.leastColumns else { return }
    let cells = Self.cells(line.text)
    let width = cells.last.map { $0.column + $0.width } ?? 0
    guard width > columns, let mark = line.marks.first(where: \.isPrimary) ?? line.marks.first else { return }
    // The beginning of a line is the most useful part: it's left out only if the mark wouldn't fit otherwise.
    let isNearStart = mark.column + mark.width < columns
    let last = mark.column < width ? width - columns : width - columns + 1
    let start = isNearStart ? 0 : min(max(mark.column - columns / 3, 0), last)
    let from = start > 0 ? start + 1 : 0
    let end = start + columns < width ? start + columns - 1 : width
    var shown = start > 0 ? "…" : ""
    // A wide character at the edge is left out as a whole.
    var first = from
    if let edge = cells.first(where: { $0.column >= from }) { first = edge.column }
    shown += String(repeating: " ", count: first - from)
    for cell in cells where cell.column >= first && cell.column + cell.width <= end {
      shown.unicodeScalars.append(cell.scalar)
    }
    text = end < width ? shown + "…" : shown
    marks = line.marks.map { mark in
      let begin = min(max(mark.column, from), end < width ? end - 1 : end)
      let stop = min(max(mark.column + mark.width, begin + 1), max(end, begin + 1))
      return Snippet.Mark(
        column: begin - start, width: max(stop - begin, 1), isPrimary: mark.isPrimary, label: mark.label)
    }
  }

  /// Returns the characters of a text, each with its first column and its width.
  private static func cells(_ text: String) -> [(scalar: Unicode.Scalar, column: Int, width: Int)] {
    var measure = DisplayWidth()
    var column = 0
    return text.unicodeScalars.map { scalar in
      let width = measure.add(scalar)
      defer { column += width }
      return (scalar, column, width)
    }
  }
}
