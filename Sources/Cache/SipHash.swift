/// SipHash-2-4 with 128 bits of output: a digest that only who has the key can make.
///
/// Jean-Philippe Aumasson and Daniel J. Bernstein, "SipHash: a fast short-input PRF", 2012; the longer output is that of
/// the authors' reference implementation. It takes some cycles for eight bytes: a state is checked
/// before anything else of a build is done.
struct SipHash {
  private var v0: UInt64
  private var v1: UInt64
  private var v2: UInt64
  private var v3: UInt64

  private init(_ key: (UInt64, UInt64)) {
    v0 = key.0 ^ 0x736f_6d65_7073_6575
    v1 = key.1 ^ 0x646f_7261_6e64_6f6d ^ 0xee
    v2 = key.0 ^ 0x6c79_6765_6e65_7261
    v3 = key.1 ^ 0x7465_6462_7974_6573
  }

  /// The 16 bytes, in order, that the first `count` of `bytes` come to.
  static func tag(of bytes: [UInt8], first count: Int, key: (UInt64, UInt64)) -> [UInt8] {
    var hash = SipHash(key)
    let count = min(max(count, 0), bytes.count)
    bytes.withUnsafeBytes { bytes in
      var start = 0
      while start + 8 <= count {
        hash.add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)))
        start += 8
      }
      var last = UInt64(truncatingIfNeeded: count) << 56
      for index in start..<count { last |= UInt64(bytes[index]) << UInt64((index - start) * 8) }
      hash.add(last)
    }
    hash.v2 ^= 0xee
    for _ in 0..<4 { hash.round() }
    let first = hash.v0 ^ hash.v1 ^ hash.v2 ^ hash.v3
    hash.v1 ^= 0xdd
    for _ in 0..<4 { hash.round() }
    let second = hash.v0 ^ hash.v1 ^ hash.v2 ^ hash.v3
    return [first, second].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64($0 * 8)) } }
  }

  private mutating func add(_ word: UInt64) {
    v3 ^= word
    round()
    round()
    v0 ^= word
  }

  private mutating func round() {
    v0 &+= v1
    v1 = Self.rotate(v1, 13) ^ v0
    v0 = Self.rotate(v0, 32)
    v2 &+= v3
    v3 = Self.rotate(v3, 16) ^ v2
    v0 &+= v3
    v3 = Self.rotate(v3, 21) ^ v0
    v2 &+= v1
    v1 = Self.rotate(v1, 17) ^ v2
    v2 = Self.rotate(v2, 32)
  }

  private static func rotate(_ word: UInt64, _ count: UInt64) -> UInt64 {
    word << count | word >> (64 - count)
  }
}
