/// A SHA-256 digest.
package struct Digest: Hashable, Sendable {
  /// Its 256 bits, the highest first.
  package let words: (UInt64, UInt64, UInt64, UInt64)

  /// The digest of those bits.
  package init(_ words: (UInt64, UInt64, UInt64, UInt64)) {
    self.words = words
  }

  /// The digest of some bytes.
  package init(of bytes: [UInt8]) {
    let words = SHA256.words(of: bytes)
    func pair(_ index: Int) -> UInt64 { UInt64(words[index]) << 32 | UInt64(words[index + 1]) }
    self.words = (pair(0), pair(2), pair(4), pair(6))
  }

  /// 64 lower-case hexadecimal digits.
  package var hex: String {
    let digits = Array("0123456789abcdef".utf8)
    let all = [words.0, words.1, words.2, words.3]
    let text = all.flatMap { word in (0..<16).map { digits[Int((word >> UInt64(60 - $0 * 4)) & 15)] } }
    return String(decoding: text, as: UTF8.self)
  }

  package static func == (one: Digest, other: Digest) -> Bool { one.words == other.words }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.3)
  }
}
