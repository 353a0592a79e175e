/// A file that a plugin made, as data; the host writes it.
public struct ProducedFile: Sendable, Hashable {
  /// Relative to the output folder, `/` between components; never absolute, never with `..`.
  public var path: String
  /// The content.
  public var bytes: [UInt8]

  /// The file `path` of the given bytes.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
