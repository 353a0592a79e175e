/// What is read from a map of the language.
@usableFromInline
package protocol DescribedMap: Sendable {
  /// The map's keys.
  static var keys: MapDescription<Self> { get }

  /// What a map at that place gives in which nothing is written.
  init(range: ByteRange)

  /// This over another, which it inherits from.
  func over(_ base: Self) -> Self
}

extension DescribedMap {
  /// This over another: what ``inheriting(_:)`` gives.
  @inlinable
  package func over(_ base: Self) -> Self { inheriting(base) }

  /// This over another: of each key what is written here, else what is written there; maps key by key.
  @inlinable
  package func inheriting(_ base: Self) -> Self {
    var result = self
    let keys = Self.keys.keys
    for number in keys.indices { keys[number].inherit(&result, base) }
    return result
  }

  /// The numbers of the keys that are written here: what others can inherit.
  @inlinable
  package var writtenKeys: [Int] {
    let keys = Self.keys.keys
    return keys.indices.filter { keys[$0].isWritten(self) }
  }

  /// The same as of all keys, of some of them.
  ///
  /// - Parameter numbers: the keys that are written in `base`, as ``writtenKeys`` has them.
  @inlinable
  package func inheriting(_ base: Self, keys numbers: [Int]) -> Self {
    var result = self
    let keys = Self.keys.keys
    for number in numbers { keys[number].inherit(&result, base) }
    return result
  }
}
