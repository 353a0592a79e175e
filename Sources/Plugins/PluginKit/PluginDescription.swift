/// What a plugin says of itself.
public struct PluginDescription: Sendable, Hashable {
  /// The name by which `--emit` or `--from` asks for it.
  public var name: String
  /// Its own version, for people.
  public var version: String
  /// One line for `tutorialc emitters` and `--help`.
  public var summary: String

  /// A description of the given words.
  public init(name: String, version: String, summary: String) {
    self.name = name
    self.version = version
    self.summary = summary
  }
}

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
