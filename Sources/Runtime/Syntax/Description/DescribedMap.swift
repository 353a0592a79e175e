/// A type that is decoded from a map of the language.
@usableFromInline
package protocol DescribedMap: Sendable {
  /// The map's keys.
  static var keys: MapDescription<Self> { get }

  /// An empty map.
  init()

  /// An empty map at a range of its file, which only a ``LocatedMap`` keeps.
  init(range: ByteRange)

  /// This value with the keys that it lacks taken from `base`.
  func over(_ base: Self) -> Self
}

extension DescribedMap {
  @inlinable package init(range: ByteRange) { self.init() }

  /// This value over the inherited `base`: the result of ``inheriting(_:)``.
  @inlinable
  package func over(_ base: Self) -> Self { inheriting(base) }

  /// This value over the inherited `base`.
  ///
  /// Each key is taken from here if it is written, else from there. Maps are merged key by key.
  @inlinable
  package func inheriting(_ base: Self) -> Self {
    inheriting(base, keys: Self.keys.keys.indices)
  }

  /// The numbers of the keys that are written here: those that others can inherit.
  @inlinable
  package var writtenKeys: [Int] {
    let keys = Self.keys.keys
    return keys.indices.filter { keys[$0].isWritten(self) }
  }

  /// The same, limited to some keys.
  ///
  /// - Parameter numbers: the keys that are written in `base`, from its ``writtenKeys``.
  @inlinable
  package func inheriting(_ base: Self, keys numbers: some Sequence<Int>) -> Self {
    var result = self
    let keys = Self.keys.keys
    for number in numbers { keys[number].inherit(&result, base) }
    return result
  }
}

/// A map that keeps its range in its file, for messages about the map as a whole.
@usableFromInline
package protocol LocatedMap: DescribedMap {
  /// The range of the map in its file.
  var range: ByteRange { get set }
}

extension LocatedMap {
  @inlinable
  package init(range: ByteRange) {
    self.init()
    self.range = range
  }
}
