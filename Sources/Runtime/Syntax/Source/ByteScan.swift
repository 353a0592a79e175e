/// Properties of a file's bytes, found in one pass without branches.
///
/// On the input side, raw buffers are used only here and in the file that calls libyaml.
package struct ByteScan: Sendable {
  /// True if all bytes are ASCII.
  package let isASCII: Bool
  /// True if there are ASCII control characters other than tab, line feed and carriage return.
  package let hasControls: Bool

  /// Scans all bytes.
  package init(_ bytes: [UInt8]) {
    var all: UInt8 = 0
    var controls: UInt8 = 0
    bytes.withUnsafeBufferPointer { buffer in
      // Bits are collected and tested only at the end, so that the loop is vectorised to 16 bytes or more.
      for byte in buffer {
        all |= byte
        let isLow: UInt8 = byte < 0x20 ? 1 : 0
        let isSpace: UInt8 = byte == 0x09 || byte == 0x0A || byte == 0x0D ? 1 : 0
        controls |= (isLow & ~isSpace) | (byte == 0x7F ? 1 : 0)
      }
    }
    isASCII = all < 0x80
    hasControls = controls != 0
  }

  /// The offset of the first occurrence of a byte from `start` on, or the end.
  package static func first(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = max(start, 0)
    let words = UnsafeRawBufferPointer(bytes)
    let ones: UInt64 = 0x0101_0101_0101_0101
    while index &+ 8 <= words.count {
      // Matching bytes are 0 now, and only these let the subtraction borrow from a highest bit.
      let word = words.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ ones &* UInt64(byte)
      if (word &- ones) & ~word & (ones &<< 7) != 0 { break }
      index &+= 8
    }
    while index < bytes.count, bytes[index] != byte { index &+= 1 }
    return index
  }

  /// The first eight bytes of `bounds`, little-endian, padded with zeros.
  @inline(__always)
  static func prefix(_ bytes: [UInt8], _ bounds: Range<Int>) -> UInt64 {
    let start = bounds.lowerBound
    guard start >= 0, start &+ 8 <= bytes.count else { return lastPrefix(bytes, bounds) }
    let count = bounds.upperBound &- start
    let word = word(bytes, start)
    return count < 8 ? word & (1 &<< UInt64(truncatingIfNeeded: 8 &* count) &- 1) : word
  }

  /// The same if fewer than eight bytes follow.
  @inline(never)
  private static func lastPrefix(_ bytes: [UInt8], _ bounds: Range<Int>) -> UInt64 {
    bytes[bounds.prefix(8)].reversed().reduce(0) { $0 &<< 8 | UInt64($1) }
  }

  /// The eight bytes from an offset on, little-endian. All must exist.
  @inline(__always)
  static func word(_ bytes: [UInt8], _ start: Int) -> UInt64 {
    UInt64(littleEndian: bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start, as: UInt64.self) })
  }

  /// The offset of the first non-ASCII byte from `start` on, or the end.
  package static func endOfASCII(_ bytes: [UInt8], from start: Int) -> Int {
    bytes.withUnsafeBufferPointer { endOfASCII($0, from: start) }
  }

  /// The offset of the first non-ASCII byte from `start` on, or the end.
  package static func endOfASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = max(start, 0)
    let words = UnsafeRawBufferPointer(bytes)
    while index &+ 8 <= words.count,
      words.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      index &+= 8
    }
    while index < bytes.count, bytes[index] < 0x80 { index &+= 1 }
    return index
  }
}
