/// The well-formed byte sequences of UTF-8 (Unicode 15, table 3-7).
enum UTF8Sequence {
  /// Returns the length of the sequence that begins at `offset`, or nil if none begins there.
  static func length(at offset: Int, in bytes: [UInt8]) -> Int? {
    guard bytes.indices.contains(offset) else { return nil }
    let (count, second): (Int, ClosedRange<UInt8>)
    switch bytes[offset] {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: (count, second) = (2, 0x80...0xBF)
    case 0xE0: (count, second) = (3, 0xA0...0xBF)
    case 0xED: (count, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (count, second) = (3, 0x80...0xBF)
    case 0xF0: (count, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (count, second) = (4, 0x80...0xBF)
    case 0xF4: (count, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard offset + count <= bytes.count, second.contains(bytes[offset + 1]),
      bytes[(offset + 2)..<(offset + count)].allSatisfy({ (0x80...0xBF).contains($0) })
    else { return nil }
    return count
  }
}
