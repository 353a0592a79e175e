/// What is wrong with SVG path data.
package struct PathDataError: Error, Sendable, Hashable {
  /// Where the offending character is: UTF-8 bytes from the start of the text. It equals the text's length where the
  /// text ends too early.
  package var offset: Int
  /// What is wrong: specific words first, lower case start, no full stop.
  package var message: String
  /// Whether the view box is to blame rather than a character of the data.
  package var isAboutViewBox = false

  /// An error at a byte offset.
  package init(offset: Int, message: String, isAboutViewBox: Bool = false) {
    self.offset = offset
    self.message = message
    self.isAboutViewBox = isAboutViewBox
  }
}
