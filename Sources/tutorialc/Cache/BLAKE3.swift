import CDigest

/// The hash function BLAKE3 with 32 bytes of output, like `b3sum`, or `b3sum --keyed` if there is a key.
///
/// Every output of a clean build is hashed. With AVX2 this takes six instructions a byte for a thousand bytes and 2.5 for
/// many, without it 17 and 8.5. SHA-256 in plain Swift takes some 35.
enum BLAKE3 {
  /// True if the processor has AVX2, for eight lanes at once.
  static let hasAVX2 = cdigest_has_avx2()

  /// 32 bytes as four little-endian words.
  typealias Words = (UInt64, UInt64, UInt64, UInt64)

  /// The first 32 bytes of output.
  ///
  /// - Parameters:
  ///   - count: the number of bytes to hash, from the first on; nil for all.
  ///   - key: the key of a keyed hash; nil for a plain one.
  ///   - withAVX2: true to use eight lanes, which the processor must support.
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
