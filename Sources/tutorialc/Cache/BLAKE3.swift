import CDigest

/// The hash function BLAKE3 with 32 bytes of output: what `b3sum` prints, and `b3sum --keyed` with a key.
///
/// Every output of a clean build is digested. Where SHA-256 takes some 35 instructions a byte on a machine without
/// instructions for it, this takes six of a thousand bytes and 2.5 of many where the processor does the same step of
/// eight words at once, and 17 and 8.5 on other ones of its kind.
enum BLAKE3 {
  /// Whether the processor does the same step of eight words at once.
  static let hasAVX2 = cdigest_has_avx2()

  /// 32 bytes, as four words of which the first byte is the lowest.
  typealias Words = (UInt64, UInt64, UInt64, UInt64)

  /// The first 32 bytes of output.
  ///
  /// - Parameters:
  ///   - count: how many of the bytes are digested, from the first on; nil where all are.
  ///   - key: who does not know it cannot make the output; nil where everybody can.
  ///   - withAVX2: whether eight words are mixed at once, which the processor must be able to do.
  static func words(
    of bytes: [UInt8], first count: Int? = nil, key: Words? = nil, withAVX2: Bool = hasAVX2
  ) -> Words {
    var words: Words = (0, 0, 0, 0)
    let secret = key ?? words
    let count = min(max(count ?? bytes.count, 0), bytes.count)
    let chunks = count / 1024 + 1
    withUnsafeTemporaryAllocation(byteCount: chunks * 32, alignment: 32) { nodes in
      bytes.withUnsafeBytes { bytes in
        withUnsafeMutableBytes(of: &words) { digest in
          withUnsafeBytes(of: secret) { secret in
            cdigest_blake3(
              key == nil ? nil : secret.baseAddress, bytes.baseAddress, count, nodes.baseAddress, withAVX2,
              digest.baseAddress)
          }
        }
      }
    }
    return words
  }
}
