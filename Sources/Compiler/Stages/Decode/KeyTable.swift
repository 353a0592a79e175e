/// The keys that a map may have, as an enum whose raw values are the keys as written.
package protocol DocumentKey: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
  /// The lookup table, built once: `static let table = KeyTable<Self>()`.
  static var table: KeyTable<Self> { get }
}

/// Finds words by their bytes, without making strings.
package struct KeyTable<Key: RawRepresentable & CaseIterable & Sendable>: Sendable where Key.RawValue == String {
  /// A known key: the first eight bytes of its name as a number, the whole name, and the key itself.
  private struct Entry: Sendable {
    let prefix: UInt64
    let name: [UInt8]
    let key: Key
  }

  private let entries: [Entry]

  /// The table of all cases of `Key`, at most 64.
  package init() {
    entries = Key.allCases.map { key in
      let name = Array(key.rawValue.utf8)
      return Entry(prefix: keyPrefix(name, 0..<name.count), name: name, key: key)
    }
  }

  /// The known key that the bytes `bounds` of `arena` spell, and its number.
  package func find(_ arena: [UInt8], _ bounds: Range<Int>) -> (key: Key, number: Int)? {
    let prefix = keyPrefix(arena, bounds)
    for number in entries.indices where entries[number].prefix == prefix {
      let name = entries[number].name
      guard name.count == bounds.count else { continue }
      if bounds.count <= 8 || arena[bounds].dropFirst(8).elementsEqual(name.dropFirst(8)) {
        return (entries[number].key, number)
      }
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
  for index in bounds.prefix(8).reversed() { prefix = prefix &<< 8 | UInt64(bytes[index]) }
  return prefix
}
