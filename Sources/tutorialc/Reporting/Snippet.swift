import TutorialSyntax

/// The lines of source that a diagnostic points at, ready to be printed.
///
/// Marks are terminal columns, and the source file isn't retained.
package struct Snippet: Sendable, Hashable {
  /// The lines of one file.
  package struct Block: Sendable, Hashable {
    /// The file.
    package let path: String
    /// The line of the first marked place.
    package let line: Int
    /// The column of that place.
    package let column: Int
    /// The lines in order.
    package internal(set) var lines: [Line]
  }

  /// A line of source, with marks under it.
  package struct Line: Sendable, Hashable {
    /// The line number, from 1.
    package let number: Int
    /// The line, or the part of a long line around the mark.
    package let text: String
    /// The marks, in the order of printing.
    package internal(set) var marks: [Mark]
  }

  /// A run of marks.
  package struct Mark: Sendable, Hashable {
    /// The first column, from 0.
    package let column: Int
    /// The number of columns, at least 1.
    package let width: Int
    /// True if it marks the diagnostic's primary place.
    package let isPrimary: Bool
    /// The label beside it.
    package let label: String
  }

  /// The blocks: the diagnostic's own file first.
  package internal(set) var blocks: [Block] = []
}

extension Snippet {
  /// Extracts the places of a diagnostic; empty if it has none.
  init(_ diagnostic: Diagnostic, _ positions: inout PositionTable) {
    guard let primary = diagnostic.primary else { return }
    guard diagnostic.quotesSource else {
      let place = positions.place(of: primary)
      blocks = [Block(path: place.path, line: place.line, column: place.column, lines: [])]
      return
    }
    add(primary, diagnostic.primaryLabel, isPrimary: true, &positions)
    for label in diagnostic.labels { add(label.span, label.message, isPrimary: false, &positions) }
    for index in blocks.indices {
      blocks[index].lines.sort { $0.number < $1.number }
    }
  }

  private mutating func add(
    _ span: SourceSpan, _ label: String, isPrimary: Bool, _ positions: inout PositionTable
  ) {
    let place = positions.place(of: span)
    // For an empty or unreadable file, only the name is shown.
    let line = span.source.bytes.isEmpty ? nil : Self.line(span, number: place.line, label: label, isPrimary: isPrimary)
    guard let block = blocks.firstIndex(where: { $0.path == place.path }) else {
      blocks.append(Block(path: place.path, line: place.line, column: place.column, lines: line.map { [$0] } ?? []))
      return
    }
    guard let line else { return }
    // Two marks on the same line share it, unless the line is so long that each shows another part of it.
    if let same = blocks[block].lines.firstIndex(where: { $0.number == line.number && $0.text == line.text }) {
      blocks[block].lines[same].marks += line.marks
    } else {
      blocks[block].lines.append(line)
    }
  }

  /// The longest line that is shown whole, in bytes.
  private static let longestLine = 200
  /// The shown part of a longer line, in bytes: before the mark, and from its start on.
  private static let shownBefore = 40
  private static let shownFrom = 80

  private static func line(_ span: SourceSpan, number: Int, label: String, isPrimary: Bool) -> Line {
    // If the file is a single line, only the part that may be shown is read.
    let (lineStart, bytes) = span.source.line(at: span.range.range.lowerBound, within: longestLine + 1)
    let from = min(max(span.range.range.lowerBound, lineStart), bytes.endIndex)
    let upTo = min(max(span.range.range.upperBound, from), bytes.endIndex)
    var shown = bytes.startIndex..<bytes.endIndex
    if bytes.count > longestLine {
      let start = characterStart(bytes, max(from - shownBefore, bytes.startIndex))
      let end = characterStart(bytes, min(from + shownFrom, bytes.endIndex))
      shown = start..<max(start, end)
    }
    let before = shown.lowerBound > bytes.startIndex ? "…" : ""
    let after = shown.upperBound < bytes.endIndex ? "…" : ""
    let text = PrintableText(bytes[shown])
    let column = text.column(ofByte: from - shown.lowerBound) + before.count
    let end = text.column(ofByte: min(upTo, shown.upperBound) - shown.lowerBound) + before.count
    let mark = Mark(column: column, width: max(1, end - column), isPrimary: isPrimary, label: label.printable)
    return Line(number: number, text: before + text.text + after, marks: [mark])
  }

  /// Returns the nearest start of a UTF-8 character at or before `index`.
  private static func characterStart(_ bytes: ArraySlice<UInt8>, _ index: Int) -> Int {
    var start = index
    // A character has at most three continuation bytes. In broken UTF-8 any byte will do.
    while start > bytes.startIndex, start < bytes.endIndex, index - start < 3, bytes[start] & 0xC0 == 0x80 {
      start -= 1
    }
    return start
  }
}
