/// A BLAKE3 digest of 256 bits.
package struct Digest: Hashable, Sendable {
  /// Its 32 bytes as four little-endian words.
  package let words: (UInt64, UInt64, UInt64, UInt64)

  /// The digest with the given bytes.
  package init(_ words: (UInt64, UInt64, UInt64, UInt64)) {
    self.words = words
  }

  /// The digest of some bytes.
  package init(of bytes: [UInt8]) {
    words = BLAKE3.words(of: bytes)
  }

  /// 64 lower-case hexadecimal digits, as `b3sum` prints them.
  package var hex: String {
    withUnsafeBytes(of: (words.0.littleEndian, words.1.littleEndian, words.2.littleEndian, words.3.littleEndian)) {
      hexadecimal($0)
    }
  }

  package static func == (one: Digest, other: Digest) -> Bool { one.words == other.words }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.3)
  }
}

/// Two lower-case digits for each byte.
func hexadecimal(_ bytes: some Collection<UInt8>) -> String {
  func digit(_ value: UInt8) -> UInt8 { value &+ (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") &- 10) }
  return String(unsafeUninitializedCapacity: bytes.count * 2) { digits in
    var place = 0
    for byte in bytes {
      digits[place] = digit(byte >> 4)
      digits[place + 1] = digit(byte & 15)
      place += 2
    }
    return place
  }
}
