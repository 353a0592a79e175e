/// The reason why this library can't read some bytes as a tour, with its place.
public struct TourReadError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// The column in UTF-8 bytes, counted from 1.
  public var column: Int
  /// The field, such as `variants[0].steps[2].cutouts[0].frame`; empty for the file as a whole.
  public var path: String
  /// The fault, in a few words.
  public var message: String

  /// Creates an error.
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
