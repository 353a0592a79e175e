/// The keys that a map may have, as an enum whose raw values are the keys as written.
package protocol DocumentKey: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
  /// The lookup table, built once: `static let table = KeyTable<Self>()`.
  static var table: KeyTable<Self> { get }
}

/// Finds keys by their bytes, without making strings.
package struct KeyTable<Key: DocumentKey>: Sendable {
  /// A known key: its first eight bytes as a number, its length, and the whole of it.
  private struct Entry: Sendable {
    let prefix: UInt64
    let text: [UInt8]
    let key: Key
  }

  private let entries: [Entry]

  /// The table of all cases of `Key`, at most 64.
  package init() {
    entries = Key.allCases.map { key in
      let text = Array(key.rawValue.utf8)
      return Entry(prefix: keyPrefix(text, text.startIndex, text.count), text: text, key: key)
    }
  }

  /// The known key that the bytes `bounds` of `arena` spell, and its number.
  package func find(_ arena: [UInt8], _ bounds: Range<Int>) -> (key: Key, number: Int)? {
    let prefix = keyPrefix(arena, bounds.lowerBound, bounds.count)
    for (number, entry) in entries.enumerated()
    where entry.prefix == prefix && entry.text.count == bounds.count {
      if bounds.count <= 8 || arena[bounds].elementsEqual(entry.text) { return (entry.key, number) }
    }
    return nil
  }

  /// All keys as written, in declaration order.
  package var names: [String] { entries.map(\.key.rawValue) }
}

/// The first eight bytes from `start`, little-endian, zero-filled.
@inline(__always)
private func keyPrefix(_ bytes: [UInt8], _ start: Int, _ count: Int) -> UInt64 {
  var prefix: UInt64 = 0
  for offset in 0..<min(count, 8) { prefix |= UInt64(bytes[start + offset]) << UInt64(offset * 8) }
  return prefix
}
