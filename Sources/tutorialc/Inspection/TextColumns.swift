import TutorialReporting

/// Rows of texts in aligned columns. Each column is as wide as its widest text; the last one isn't padded.
struct TextColumns {
  private let rows: [[PrintableText]]

  /// The maximum width of a column: wider texts don't push the other columns away.
  private static let widest = 48

  init(_ rows: [[String]]) {
    self.rows = rows.map { row in row.map { PrintableText($0.utf8) } }
  }

  /// The rows, indented by two spaces, each with a line end.
  var text: String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? min($0[column].width, Self.widest) : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = "  "
      for (column, cell) in row.enumerated() where widths[column] > 0 {
        line += cell.padded(to: widths[column]) + "  "
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
