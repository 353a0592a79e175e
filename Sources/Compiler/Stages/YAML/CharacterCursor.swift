/// Turns libyaml's positions, which count characters from behind the byte-order mark, into byte offsets.
///
/// Positions that rise, as those of events do, cost one walk over the file in all, and nothing in a file of ASCII.
struct CharacterCursor {
  private let isASCII: Bool
  private let origin: Int
  private var character = 0
  private var offset: Int

  /// A cursor over a file whose text begins at the byte `origin`.
  init(isASCII: Bool, origin: Int) {
    self.isASCII = isASCII
    self.origin = origin
    offset = origin
  }

  /// The offset in `bytes`, which are valid UTF-8, of the character `position`; the end for one past the end.
  @inline(__always)
  mutating func offset(of position: Int, in bytes: [UInt8]) -> UInt32 {
    if isASCII { return UInt32(truncatingIfNeeded: min(origin &+ position, bytes.count)) }
    return walk(to: position, in: bytes)
  }

  private mutating func walk(to position: Int, in bytes: [UInt8]) -> UInt32 {
    if position < character {
      character = 0
      offset = origin
    }
    while character < position, offset < bytes.count {
      switch bytes[offset] {
      case 0x00...0x7F: offset &+= 1
      case 0x80...0xDF: offset &+= 2
      case 0xE0...0xEF: offset &+= 3
      default: offset &+= 4
      }
      character &+= 1
    }
    return UInt32(truncatingIfNeeded: min(offset, bytes.count))
  }
}
