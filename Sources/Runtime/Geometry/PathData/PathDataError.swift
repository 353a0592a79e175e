/// An error in SVG path data.
package struct PathDataError: Error, Sendable, Hashable {
  /// The offset of the offending character, in UTF-8 bytes from the start of the text.
  ///
  /// It is the text's length if the text ends too early.
  package var offset: Int
  /// The message: lower case at the start, specific words first, no full stop.
  package var message: String
  /// True if the error is in the view box, not in the path data.
  package var isAboutViewBox = false

  /// An error at a byte offset.
  package init(offset: Int, message: String, isAboutViewBox: Bool = false) {
    self.offset = offset
    self.message = message
    self.isAboutViewBox = isAboutViewBox
  }
}
