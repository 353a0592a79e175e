/// A file that a plugin made, as data. The host writes it.
public struct ProducedFile: Sendable, Hashable {
  /// The path relative to the output folder, with `/` between components; never absolute, never with `..`.
  public var path: String
  /// The content.
  public var bytes: [UInt8]

  /// Makes a file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
