/// The secret of a user by which a state is known to be this user's own.
package struct StateKey: Hashable, Sendable {
  private let words: [UInt64]

  /// The key made of a secret, of any length.
  package init(secret: [UInt8]) {
    let digest = Digest(of: Array("tutorialc.cache/1 ".utf8) + secret).words
    words = [digest.0, digest.1]
  }

  /// As long as a tag is, in bytes.
  static let tagSize = 16

  /// What only who has the key can say of the first `count` of some bytes.
  func tag(of bytes: [UInt8], first count: Int) -> [UInt8] {
    SipHash.tag(of: bytes, first: count, key: (words[0], words[1]))
  }
}
