/// A user's secret, which authenticates this user's own states.
package struct StateKey: Hashable, Sendable {
  /// The key of the tags: 32 bytes.
  private let digest: Digest

  /// The key derived from a secret of any length.
  package init(secret: [UInt8]) {
    digest = Digest(of: Array("tutorialc.cache/1 ".utf8) + secret)
  }

  /// The length of a tag, in bytes: half of BLAKE3's keyed output.
  private static let tagSize = 16

  /// Bytes followed by their tag, which takes the key to make.
  package func tagged(_ bytes: [UInt8]) -> [UInt8] { bytes + tag(of: bytes, first: bytes.count) }

  /// The tag at the end of tagged bytes.
  static func tag(behind bytes: [UInt8]) -> ArraySlice<UInt8> { bytes.suffix(tagSize) }

  /// The number of bytes before the tag; nil if the tag is wrong for this key.
  func end(of bytes: [UInt8]) -> Int? {
    let end = bytes.count - Self.tagSize
    guard end >= 0 else { return nil }
    // Compares all bytes, in constant time.
    let difference = zip(bytes[end...], tag(of: bytes, first: end)).reduce(0) { $0 | ($1.0 ^ $1.1) }
    return difference == 0 ? end : nil
  }

  private func tag(of bytes: [UInt8], first count: Int) -> [UInt8] {
    let words = BLAKE3.words(of: bytes, first: count, key: digest.words)
    return withUnsafeBytes(of: (words.0, words.1)) { Array($0) }
  }
}
