/// The keys that a map may have, as an enum whose raw values are the keys as written.
package protocol DocumentKey: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
  /// The lookup table, built once: `static let table = KeyTable<Self>()`.
  static var table: KeyTable<Self> { get }
}

/// Finds words by their bytes, without making strings.
package struct KeyTable<Key: RawRepresentable & CaseIterable & Sendable>: Sendable where Key.RawValue == String {
  /// A known key, and its name.
  private struct Entry: Sendable {
    let name: [UInt8]
    let key: Key

    /// Whether this is the name at `bounds`, of which the first eight bytes are known to agree.
    func isSpelt(_ arena: [UInt8], _ bounds: Range<Int>) -> Bool {
      guard name.count == bounds.count else { return false }
      var index = 8
      while index < name.count, arena[bounds.lowerBound + index] == name[index] { index += 1 }
      return index >= name.count
    }
  }

  private let entries: [Entry]
  /// The first eight bytes of each name, as a number.
  private let prefixes: [UInt64]

  /// The table of all cases of `Key`, at most 64.
  package init() {
    entries = Key.allCases.map { Entry(name: Array($0.rawValue.utf8), key: $0) }
    prefixes = entries.map { keyPrefix($0.name, 0..<$0.name.count) }
  }

  /// The known key that the bytes `bounds` of `arena` spell, and its number.
  package func find(_ arena: [UInt8], _ bounds: Range<Int>) -> (key: Key, number: Int)? {
    let prefix = keyPrefix(arena, bounds)
    for number in prefixes.indices where prefixes[number] == prefix {
      if entries[number].isSpelt(arena, bounds) { return (entries[number].key, number) }
    }
    return nil
  }

  /// All keys as written, in declaration order.
  package var names: [String] { entries.map(\.key.rawValue) }
}

/// The first eight bytes of `bounds`, little-endian, zero-filled.
@inline(__always)
private func keyPrefix(_ bytes: [UInt8], _ bounds: Range<Int>) -> UInt64 {
  var prefix: UInt64 = 0
  var index = min(bounds.upperBound, bounds.lowerBound &+ 8)
  while index > bounds.lowerBound {
    index &-= 1
    prefix = prefix &<< 8 | UInt64(bytes[index])
  }
  return prefix
}
