/// One part of a configuration, such as `platform` = `ios`.
public struct ImportedTrait: Sendable, Hashable {
  /// The trait's name.
  public var key: String
  /// Its value.
  public var value: String

  /// The trait `key` with `value`.
  public init(_ key: String, _ value: String) {
    self.key = key
    self.value = value
  }
}
