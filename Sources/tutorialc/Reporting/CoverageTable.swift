import TutorialCompiler

/// The outcome of each step in each variant, as a table for people.
///
/// If it's too wide, it has letters instead of words, and numbers instead of the variants' names. If it's still too
/// wide, it's split into several tables.
package struct CoverageTable {
  /// The maximum columns of a line, or nil for no limit.
  package let columns: Int?

  /// Makes tables of at most `columns` columns.
  package init(columns: Int?) {
    self.columns = columns
  }

  /// Returns the tables of all tutorials.
  package func render(_ coverages: [Coverage]) -> String {
    coverages.map(render).joined(separator: "\n")
  }

  private func render(_ coverage: Coverage) -> String {
    let steps = coverage.rows.count == 1 ? "1 step" : "\(coverage.rows.count) steps"
    let variants = coverage.variants.count == 1 ? "1 variant" : "\(coverage.variants.count) variants"
    var text = "\(coverage.tutorial): \(steps) in \(variants)\n"
    let names = Cells(coverage.variants.map { Cell($0) })
    let words = coverage.rows.map { row in row.cells.map { Cell($0.status.rawValue) } }
    let ids = Cells(coverage.rows.map { Cell($0.step) })
    let width = zip(names.all, columnWidths(words, count: names.all.count)).reduce(2 + ids.width) {
      $0 + 2 + max($1.0.width, $1.1)
    }
    if width <= columns ?? .max {
      text += table(ids.all, names.all, words)
    } else {
      text += narrow(coverage, ids)
    }
    let totals = Coverage.Status.allCases.map { "\(coverage.count($0)) \($0.rawValue)" }
    return text + "  " + totals.joined(separator: ", ") + "\n" + reasons(coverage) + settings(coverage)
  }

  // MARK: Languages and text sizes

  /// Returns the captures for each language and text size of devices, or nothing if there is only one of them.
  private func settings(_ coverage: Coverage) -> String {
    guard coverage.settings.count > 1 else { return "" }
    let cells = coverage.settings.map { setting in
      let target = setting.isCaptured ? "captured" : "captured in " + words(setting.captures, of: coverage)
      let callout = setting.isLaidOut ? "laid out" : "laid out in " + words(setting.layouts, of: coverage)
      return [setting.textSize, target, callout, setting.isProven ? "yes" : "no"].map { Cell($0) }
    }
    let names = coverage.settings.map { Cell($0.locale) }
    return table(names, ["text size", "target", "callout", "proven"].map { Cell($0) }, cells)
  }

  /// Describes the settings of captures or layouts, with their variants if not all have them.
  private func words(_ captures: [SettingCoverage.Capture], of coverage: Coverage) -> String {
    captures.map { capture in
      let setting = "\(capture.locale ?? "no named language"), \(capture.textSize)"
      return capture.variants.count == coverage.variants.count
        ? setting : "\(setting) (\(capture.variants.joined(separator: ", ")))"
    }.joined(separator: "; ")
  }

  // MARK: Narrow tables

  private func narrow(_ coverage: Coverage, _ ids: Cells) -> String {
    let limit = columns ?? .max
    let numbers = coverage.variants.indices.map { Cell(String($0 + 1)) }
    let numberWidth = numbers.last?.width ?? 1
    let shortened = ids.all.map { $0.shortened(to: max(limit / 2, 8)) }
    let idWidth = shortened.map(\.width).max() ?? 0
    let perTable = max(1, (limit - 2 - idWidth) / (2 + numberWidth))
    var text = ""
    for (number, name) in zip(numbers, coverage.variants) {
      text += "  \(number.padded(to: numberWidth)) \(name.printable)\n"
    }
    var start = 0
    while start < numbers.count {
      let end = min(start + perTable, numbers.count)
      text += table(
        shortened, Array(numbers[start..<end]),
        coverage.rows.map { row in row.cells[start..<end].map { Cell($0.status.letter) } })
      start = end
    }
    return text + "  . resolved, f fallback, s skipped, X failed\n"
  }

  // MARK: Tables

  private func table(_ ids: [Cell], _ heads: [Cell], _ rows: [[Cell]]) -> String {
    let idWidth = ids.map(\.width).max() ?? 0
    let widths = zip(heads, columnWidths(rows, count: heads.count)).map { max($0.width, $1) }
    func line(_ first: Cell, _ cells: [Cell]) -> String {
      var line = "  " + first.padded(to: idWidth)
      for (place, (cell, width)) in zip(cells, widths).enumerated() {
        line += "  " + (place == cells.count - 1 ? cell.text : cell.padded(to: width))
      }
      return line + "\n"
    }
    return line(Cell(""), heads) + zip(ids, rows).map { line($0, $1) }.joined()
  }

  private func columnWidths(_ rows: [[Cell]], count: Int) -> [Int] {
    (0..<count).map { place in rows.map { $0[place].width }.max() ?? 0 }
  }

  /// Returns the reasons for all outcomes other than "resolved", a line for each step and reason.
  private func reasons(_ coverage: Coverage) -> String {
    var lines: [(words: String, variants: [String])] = []
    for row in coverage.rows {
      var places: [Coverage.Cell: Int] = [:]
      for (variant, cell) in zip(coverage.variants, row.cells) {
        guard let reason = cell.reason else { continue }
        if let place = places[cell] {
          lines[place].variants.append(variant)
        } else {
          places[cell] = lines.count
          lines.append(("\(row.step) \(cell.status.rawValue): \(reason)", [variant]))
        }
      }
    }
    return lines.map { line in
      let variants =
        line.variants.count == coverage.variants.count ? "all variants" : line.variants.joined(separator: ", ")
      return "  \(line.words.printable) (\(variants.printable))\n"
    }.joined()
  }
}

/// Texts of one column.
private struct Cells {
  let all: [Cell]
  let width: Int

  init(_ all: [Cell]) {
    self.all = all
    width = all.map(\.width).max() ?? 0
  }
}

/// A text of a table, with its width on a terminal.
private struct Cell {
  let text: String
  let width: Int

  init(_ text: String) {
    let printable = PrintableText(text.utf8)
    self.text = printable.text
    width = printable.width
  }

  func padded(to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - self.width))
  }

  /// Returns the text, or a prefix with an ellipsis that fits.
  func shortened(to limit: Int) -> Cell {
    guard width > limit else { return self }
    var result = ""
    for character in text {
      guard Cell(result + String(character)).width < limit else { break }
      result.append(character)
    }
    return Cell(result + "…")
  }
}

extension Coverage.Status {
  /// The status as a single letter.
  fileprivate var letter: String {
    switch self {
    case .resolved: "."
    case .fallback: "f"
    case .skipped: "s"
    case .failed: "X"
    }
  }
}
