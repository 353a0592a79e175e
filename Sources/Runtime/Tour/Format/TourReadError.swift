/// Why bytes are no tour that this library reads: what is wrong, and where.
public struct TourReadError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// The column in UTF-8 bytes, counted from 1.
  public var column: Int
  /// The field, such as `variants[0].steps[2].cutouts[0].frame`; empty for the file as a whole.
  public var path: String
  /// What is wrong, in a few words.
  public var message: String

  /// An error at a place.
  public init(line: Int, column: Int, path: String, message: String) {
    self.line = line
    self.column = column
    self.path = path
    self.message = message
  }

  /// `line:column: path: message`.
  public var description: String {
    path.isEmpty ? "\(line):\(column): \(message)" : "\(line):\(column): \(path): \(message)"
  }
}
