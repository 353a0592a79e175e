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
