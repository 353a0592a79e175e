package import TutorialSyntax

/// Converts byte offsets to lines and columns.
///
/// It remembers the line starts of a file, so that many diagnostics in one file cost a single pass over it.
package struct PositionTable {
  private var tables: [(source: SourceText, starts: [Int])] = []

  /// Makes an empty table.
  package init() {}

  /// Returns the place of a span.
  package mutating func place(of span: SourceSpan) -> Place {
    let starts = lineStarts(of: span.source)
    let count = span.source.bytes.count
    let start = min(span.range.range.lowerBound, count)
    let end = min(max(span.range.range.upperBound, start), count)
    let from = Self.position(start, starts)
    let to = Self.position(end, starts)
    return Place(
      path: span.source.path, start: start, end: end, line: from.line, column: from.column, endLine: to.line,
      endColumn: to.column)
  }

  private mutating func lineStarts(of source: SourceText) -> [Int] {
    if let known = tables.first(where: { $0.source === source }) { return known.starts }
    var starts = [0]
    let bytes = source.bytes
    for (index, byte) in bytes.enumerated() {
      // CR LF is one line end, after the LF.
      if byte == UInt8(ascii: "\n") {
        starts.append(index + 1)
      } else if byte == UInt8(ascii: "\r"), index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n") {
        starts.append(index + 1)
      }
    }
    tables.append((source, starts))
    return starts
  }

  private static func position(_ offset: Int, _ starts: [Int]) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return (low, offset - starts[max(low - 1, 0)] + 1)
  }
}
