/// Serialises numbers and texts: integers little-endian, texts as UTF-8 after their length.
package struct RecordWriter: Sendable {
  /// The bytes so far.
  @usableFromInline
  package internal(set) var bytes: [UInt8] = []

  /// An empty writer.
  @inlinable
  package init() {}

  /// Adds bytes verbatim.
  @inlinable @inline(__always)
  package mutating func raw(_ more: some Sequence<UInt8>) { bytes += more }

  /// Adds a byte.
  @inlinable
  package mutating func byte(_ value: UInt8) { bytes.append(value) }

  /// Adds a Boolean.
  @inlinable
  package mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

  /// Adds a 64-bit number.
  @inlinable
  package mutating func word(_ value: UInt64) {
    withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
  }

  /// Adds an integer.
  @inlinable
  package mutating func number(_ value: Int) { word(UInt64(bitPattern: Int64(value))) }

  /// Adds the length of a text or list.
  @inlinable
  package mutating func count(_ value: Int) {
    withUnsafeBytes(of: UInt32(clamping: value).littleEndian) { bytes += $0 }
  }

  /// Adds a text.
  @inlinable
  package mutating func text(_ value: String) {
    count(value.utf8.count)
    bytes += value.utf8
  }

  /// Adds a list.
  @inlinable
  package mutating func list<Item>(_ items: [Item], _ write: (inout RecordWriter, Item) -> Void) {
    count(items.count)
    for item in items { write(&self, item) }
  }

  /// Adds an optional value.
  @inlinable
  package mutating func optional<Item>(_ item: Item?, _ write: (inout RecordWriter, Item) -> Void) {
    flag(item != nil)
    if let item { write(&self, item) }
  }

  /// Adds a digest.
  @inlinable
  package mutating func digest(_ digest: Digest) {
    word(digest.words.0)
    word(digest.words.1)
    word(digest.words.2)
    word(digest.words.3)
  }

  /// Adds a stamp.
  @inlinable
  package mutating func stamp(_ stamp: FileStamp) {
    word(stamp.device)
    word(stamp.number)
    number(Int(stamp.size))
    word(UInt64(bitPattern: stamp.modified))
    word(UInt64(bitPattern: stamp.changed))
  }
}
