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
    let (steps, variants) = (coverage.rows.count, coverage.variants.count)
    var text = "\(coverage.tutorial): \(steps.counting("step")) in \(variants.counting("variant"))\n"
    let names = coverage.variants.map { PrintableText($0.utf8) }
    let words = coverage.rows.map { row in row.cells.map { PrintableText($0.status.rawValue.utf8) } }
    let ids = coverage.rows.map { PrintableText($0.step.utf8) }
    let width = zip(names, columnWidths(words, count: names.count)).reduce(2 + ids.width) {
      $0 + 2 + max($1.0.width, $1.1)
    }
    if width <= columns ?? .max {
      text += table(ids, names, words)
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
      return [setting.textSize, target, callout, setting.isProven ? "yes" : "no"].map { PrintableText($0.utf8) }
    }
    let names = coverage.settings.map { PrintableText($0.locale.utf8) }
    return table(names, ["text size", "target", "callout", "proven"].map { PrintableText($0.utf8) }, cells)
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

  private func narrow(_ coverage: Coverage, _ ids: [PrintableText]) -> String {
    let limit = columns ?? .max
    let numbers = coverage.variants.indices.map { PrintableText(String($0 + 1).utf8) }
    let numberWidth = numbers.last?.width ?? 1
    let shortened = ids.map { $0.shortened(to: max(limit / 2, 8)) }
    let idWidth = shortened.width
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
        coverage.rows.map { row in row.cells[start..<end].map { PrintableText($0.status.letter.utf8) } })
      start = end
    }
    return text + "  . resolved, f fallback, s skipped, X failed\n"
  }

  // MARK: Tables

  private func table(_ ids: [PrintableText], _ heads: [PrintableText], _ rows: [[PrintableText]]) -> String {
    let idWidth = ids.width
    let widths = zip(heads, columnWidths(rows, count: heads.count)).map { max($0.width, $1) }
    func line(_ first: PrintableText, _ cells: [PrintableText]) -> String {
      var line = "  " + first.padded(to: idWidth)
      for (place, (cell, width)) in zip(cells, widths).enumerated() {
        line += "  " + (place == cells.count - 1 ? cell.text : cell.padded(to: width))
      }
      return line + "\n"
    }
    return line(PrintableText("".utf8), heads) + zip(ids, rows).map { line($0, $1) }.joined()
  }

  private func columnWidths(_ rows: [[PrintableText]], count: Int) -> [Int] {
    (0..<count).map { place in rows.map { $0[place] }.width }
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

extension PrintableText {
  /// Returns the text, or a prefix with an ellipsis that fits.
  fileprivate func shortened(to limit: Int) -> PrintableText {
    guard width > limit else { return self }
    var result = ""
    for character in text {
      guard PrintableText((result + String(character)).utf8).width < limit else { break }
      result.append(character)
    }
    return PrintableText((result + "…").utf8)
  }
}

extension [PrintableText] {
  /// The width of a column of these texts.
  fileprivate var width: Int { map(\.width).max() ?? 0 }
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
