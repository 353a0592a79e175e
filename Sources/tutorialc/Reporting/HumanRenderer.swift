import TutorialSyntax

/// Diagnostics for people: the headline, the lines of source with marks under them, and further help.
package struct HumanRenderer {
  private let palette: Palette
  private let columns: Int?

  /// Makes a renderer with or without colours.
  ///
  /// - Parameter columns: the maximum columns of a source line with its number, or nil for no limit.
  package init(colored: Bool, columns: Int? = nil) {
    palette = Palette(isOn: colored)
    self.columns = columns
  }

  /// Returns a diagnostic, followed by an empty line.
  package func render(_ diagnostic: ReportedDiagnostic) -> String {
    let style = Palette.style(of: diagnostic.severity)
    let headline = palette.paint(": \(diagnostic.message.printable)", .bold)
    var text = palette.paint(diagnostic.severity.rawValue, style) + headline + " [\(diagnostic.id.rawValue)]\n"
    let blocks = diagnostic.snippet?.blocks ?? []
    let margin = blocks.flatMap(\.lines).map { String($0.number).count }.max() ?? 1
    for block in blocks { text += render(block, margin: margin, style) }
    for remark in remarks(of: diagnostic) {
      text += String(repeating: " ", count: margin) + palette.paint("= ", .faint)
      text += palette.paint(remark.kind, .bold) + ": \(remark.text)\n"
    }
    return text + "\n"
  }

  private func render(_ block: Snippet.Block, margin: Int, _ style: Palette.Style) -> String {
    let indent = String(repeating: " ", count: margin)
    let place = "\(block.path.printable):\(block.line):\(block.column)"
    var text = indent + palette.paint("┌─ ", .faint) + place + "\n"
    var previous: Int?
    for line in block.lines {
      if let previous, line.number > previous + 1 { text += indent + palette.paint("·", .faint) + "\n" }
      previous = line.number
      let number = String(line.number)
      let gutter = String(repeating: " ", count: margin - number.count) + number
      let window = LineWindow(line, columns: columns.map { $0 - margin - 2 })
      text += (palette.paint(gutter + "│", .faint) + " " + window.text).withoutTrailingSpaces + "\n"
      for mark in window.marks {
        let sign = String(repeating: mark.isPrimary ? "^" : "-", count: mark.width)
        let words = mark.label.isEmpty ? sign : "\(sign) \(mark.label)"
        text += indent + palette.paint("│", .faint) + String(repeating: " ", count: mark.column + 1)
        text += palette.paint(words, mark.isPrimary ? style : .secondary) + "\n"
      }
    }
    return text
  }

  /// Returns the lines below the source: notes, variants, and fix-its that the label doesn't mention already.
  private func remarks(of diagnostic: ReportedDiagnostic) -> [(kind: String, text: String)] {
    var remarks: [(kind: String, text: String)] = []
    // If no source lines are shown, labelled places become notes.
    let unseen = diagnostic.snippet?.blocks.isEmpty == false ? [] : diagnostic.labels
    for note in unseen + diagnostic.notes {
      let place = note.place.map { " (\($0.path.printable):\($0.line):\($0.column))" } ?? ""
      remarks.append(("note", note.message.printable + place))
    }
    if !diagnostic.variants.isEmpty {
      remarks.append(("variants", diagnostic.variants.map(\.printable).joined(separator: ", ")))
    }
    for fix in diagnostic.fixes where !fix.isSaid(by: diagnostic.label) {
      remarks.append(("help", fix.title.printable))
    }
    return remarks
  }
}

extension String {
  /// The text without trailing spaces.
  fileprivate var withoutTrailingSpaces: String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return String(self[..<end])
  }
}
