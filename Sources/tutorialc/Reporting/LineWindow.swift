/// As much of a line of source as a terminal has room for, with the marks under it: a line that wraps would leave the marks
/// under other words.
struct LineWindow {
  /// The text, with an ellipsis where something is left out.
  private(set) var text: String
  /// The marks, as far as they lie in the text; one that lies outside stands at the nearer end.
  private(set) var marks: [Snippet.Mark]

  /// Narrower than this, nothing is gained.
  private static let leastColumns = 20

  /// - Parameter columns: how many there are for the text; nil where nobody cares.
  init(_ line: Snippet.Line, columns: Int?) {
    (text, marks) = (line.text, line.marks)
    guard let columns, columns >= Self.leastColumns else { return }
    let cells = Self.cells(line.text)
    let width = cells.last.map { $0.column + $0.width } ?? 0
    guard width > columns, let mark = line.marks.first(where: \.isPrimary) ?? line.marks.first else { return }
    // The beginning of a line says most: it is left out only where the mark would not be seen to its end.
    let isNearStart = mark.column + mark.width < columns
    let last = mark.column < width ? width - columns : width - columns + 1
    let start = isNearStart ? 0 : min(max(mark.column - columns / 3, 0), last)
    let from = start > 0 ? start + 1 : 0
    let end = start + columns < width ? start + columns - 1 : width
    var shown = start > 0 ? "…" : ""
    // A wide character that the edge would cut is left out too.
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

  /// The characters of a text, each with its first column and how many it takes.
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
