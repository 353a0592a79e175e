import TutorialReporting

/// Rows of texts below one another, each column as wide as it has to be; the last one ends where its text does.
struct TextColumns {
  private let rows: [[PrintableText]]

  /// A column wider than this does not push the others away.
  private static let widest = 48

  init(_ rows: [[String]]) {
    self.rows = rows.map { row in row.map { PrintableText($0.utf8) } }
  }

  /// The rows, indented by two, each ending a line.
  var text: String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? min($0[column].width, Self.widest) : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = "  "
      for (column, cell) in row.enumerated() where widths[column] > 0 {
        line += cell.text
        line += String(repeating: " ", count: max(0, widths[column] - cell.width) + 2)
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
