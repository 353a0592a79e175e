/// Reads the output of a `RecordWriter`.
///
/// It terminates for any bytes: unreadable ones throw an error, and no more memory is reserved than there are bytes.
package struct RecordReader: Sendable {
  /// The bytes aren't the output of a writer.
  package struct Damage: Error, Hashable {
    /// An error without details.
    @inlinable
    package init() {}
  }

  @usableFromInline
  let bytes: ArraySlice<UInt8>
  @usableFromInline
  var position: Int
  @usableFromInline
  let end: Int

  /// A reader of the given bytes.
  @inlinable
  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    (position, end) = (bytes.startIndex, bytes.endIndex)
  }

  /// True if everything was read.
  @inlinable
  package var isAtEnd: Bool { position == end }

  @inlinable
  mutating func take(_ count: Int) throws(Damage) -> Range<Int> {
    guard count >= 0, count <= end - position else { throw Damage() }
    defer { position += count }
    return position..<position + count
  }

  /// Reads bytes verbatim.
  @inlinable
  package mutating func raw(_ count: Int) throws(Damage) -> ArraySlice<UInt8> { bytes[try take(count)] }

  /// Reads a byte.
  @inlinable
  package mutating func byte() throws(Damage) -> UInt8 { bytes[try take(1).lowerBound] }

  /// Reads a Boolean.
  @inlinable
  package mutating func flag() throws(Damage) -> Bool {
    switch try byte() {
    case 0: return false
    case 1: return true
    default: throw Damage()
    }
  }

  /// Reads a 64-bit number.
  @inlinable
  package mutating func word() throws(Damage) -> UInt64 {
    let start = try take(8).lowerBound - bytes.startIndex
    return bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: start, as: UInt64.self)) }
  }

  /// Reads an integer.
  @inlinable
  package mutating func number() throws(Damage) -> Int { Int(truncatingIfNeeded: Int64(bitPattern: try word())) }

  /// Reads the length of a list, whose items take at least `least` bytes each.
  @inlinable
  package mutating func count(least: Int = 1) throws(Damage) -> Int {
    let start = try take(4).lowerBound - bytes.startIndex
    let raw = bytes.withUnsafeBytes { UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: start, as: UInt32.self)) }
    guard let count = Int(exactly: raw), count <= (end - position) / max(least, 1) else { throw Damage() }
    return count
  }

  /// Reads a text.
  @inlinable
  package mutating func text() throws(Damage) -> String {
    let range = try take(try count())
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Reads a list, whose items take at least `least` bytes each.
  @inlinable
  package mutating func list<Item>(
    least: Int = 1, _ read: (inout RecordReader) throws(Damage) -> Item
  ) throws(Damage) -> [Item] {
    let count = try count(least: least)
    var items: [Item] = []
    items.reserveCapacity(count)
    for _ in 0..<count { items.append(try read(&self)) }
    return items
  }

  /// Reads an optional value.
  @inlinable
  package mutating func optional<Item>(_ read: (inout RecordReader) throws(Damage) -> Item) throws(Damage) -> Item? {
    try flag() ? try read(&self) : nil
  }

  /// Reads a digest.
  @inlinable
  package mutating func digest() throws(Damage) -> Digest { Digest((try word(), try word(), try word(), try word())) }

  /// Reads a stamp.
  @inlinable
  package mutating func stamp() throws(Damage) -> FileStamp {
    FileStamp(
      device: try word(), number: try word(), size: Int64(bitPattern: try word()),
      modified: Int64(bitPattern: try word()), changed: Int64(bitPattern: try word()))
  }
}
