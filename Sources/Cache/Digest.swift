/// A BLAKE2b digest of 256 bits.
package struct Digest: Hashable, Sendable {
  /// Its 32 bytes, eight in each word, of which the first one is the lowest.
  package let words: (UInt64, UInt64, UInt64, UInt64)

  /// The digest of those bytes.
  package init(_ words: (UInt64, UInt64, UInt64, UInt64)) {
    self.words = words
  }

  /// The digest of some bytes.
  package init(of bytes: [UInt8]) {
    words = BLAKE2b.words(of: bytes)
  }

  /// 64 lower-case hexadecimal digits, as `b2sum -l 256` prints them.
  package var hex: String {
    hexadecimal(
      [words.0, words.1, words.2, words.3].flatMap { word in
        (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64($0 * 8)) }
      })
  }

  package static func == (one: Digest, other: Digest) -> Bool { one.words == other.words }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.3)
  }
}

/// Two lower-case digits for each byte.
func hexadecimal(_ bytes: [UInt8]) -> String {
  let digits = Array("0123456789abcdef".utf8)
  return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
}
