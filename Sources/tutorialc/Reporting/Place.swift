/// A place in a file as people count: lines and columns from 1, columns in UTF-8 bytes.
package struct Place: Sendable, Hashable {
  /// The file.
  package let path: String
  /// The byte offset of the first byte.
  package let start: Int
  /// The byte offset after the last byte.
  package let end: Int
  /// The line of the start.
  package let line: Int
  /// The column of the start.
  package let column: Int
  /// The line of the end.
  package let endLine: Int
  /// The column after the last byte.
  package let endColumn: Int
}
