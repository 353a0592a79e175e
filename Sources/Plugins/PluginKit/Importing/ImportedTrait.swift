/// A trait of a variant, such as `platform` = `ios`.
public struct ImportedTrait: Sendable, Hashable {
  /// The trait's name.
  public var key: String
  /// The trait's value.
  public var value: String

  /// Makes a trait.
  public init(_ key: String, _ value: String) {
    self.key = key
    self.value = value
  }
}
