/// A place in a file as people count: lines and columns from 1, columns in UTF-8 bytes.
package struct Place: Sendable, Hashable {
  /// The file.
  package let path: String
  /// The byte offset of the first byte.
  package let start: Int
  /// The byte offset behind the last one.
  package let end: Int
  /// The line in which it starts.
  package let line: Int
  /// The column in which it starts.
  package let column: Int
  /// The line in which it ends.
  package let endLine: Int
  /// The column after its last byte.
  package let endColumn: Int

  /// A place.
  package init(path: String, start: Int, end: Int, line: Int, column: Int, endLine: Int, endColumn: Int) {
    (self.path, self.start, self.end) = (path, start, end)
    (self.line, self.column, self.endLine, self.endColumn) = (line, column, endLine, endColumn)
  }
}
