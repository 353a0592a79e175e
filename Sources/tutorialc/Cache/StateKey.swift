/// The secret of a user by which a state is known to be this user's own.
package struct StateKey: Hashable, Sendable {
  /// What tags are made with: 32 bytes.
  private let digest: Digest

  /// The key made of a secret, of any length.
  package init(secret: [UInt8]) {
    digest = Digest(of: Array("tutorialc.cache/1 ".utf8) + secret)
  }

  /// As long as a tag is, in bytes: half of what BLAKE3 puts out with a key.
  private static let tagSize = 16

  /// Bytes with their tag behind them, which only who has the key can make.
  package func tagged(_ bytes: [UInt8]) -> [UInt8] { bytes + tag(of: bytes, first: bytes.count) }

  /// The bytes before their tag; nil where that is not the one that they get with this key.
  package func untagged(_ bytes: [UInt8]) -> ArraySlice<UInt8>? { end(of: bytes).map { bytes[..<$0] } }

  /// The tag at the end of bytes that have one.
  static func tag(behind bytes: [UInt8]) -> ArraySlice<UInt8> { bytes.suffix(tagSize) }

  /// How many bytes there are before their tag; nil where that is not the one that they get with this key.
  func end(of bytes: [UInt8]) -> Int? {
    let end = bytes.count - Self.tagSize
    guard end >= 0 else { return nil }
    // All bytes are compared, wherever the first difference is.
    let difference = zip(bytes[end...], tag(of: bytes, first: end)).reduce(0) { $0 | ($1.0 ^ $1.1) }
    return difference == 0 ? end : nil
  }

  private func tag(of bytes: [UInt8], first count: Int) -> [UInt8] {
    let words = BLAKE3.words(of: bytes, first: count, key: digest.words)
    return withUnsafeBytes(of: (words.0, words.1)) { Array($0) }
  }
}
