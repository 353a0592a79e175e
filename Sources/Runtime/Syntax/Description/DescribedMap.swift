/// A type that is decoded from a map of the language.
@usableFromInline
package protocol DescribedMap: Sendable {
  /// The map's keys.
  static var keys: MapDescription<Self> { get }

  /// The range of the map in its file. A map that doesn't keep it ignores it.
  var range: ByteRange { get set }

  /// An empty map.
  init()

  /// This value with the keys that it lacks taken from `base`.
  func over(_ base: Self) -> Self
}

extension DescribedMap {
  @inlinable package var range: ByteRange {
    get { ByteRange(0, 0) }
    set {}
  }

  /// An empty map at a range.
  @inlinable
  package init(range: ByteRange) {
    self.init()
    self.range = range
  }

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
