import CDigest

/// The hash function BLAKE3, without a key, with 32 bytes of output: what `b3sum` prints.
///
/// Every output of a clean build is digested. Where SHA-256 takes some 35 instructions a byte on a machine without
/// instructions for it, this takes six of a thousand bytes and 2.5 of many where the processor does the same step of
/// eight words at once, and 17 and 8.5 on other ones of its kind.
enum BLAKE3 {
  /// Whether the processor does the same step of eight words at once.
  static let hasAVX2 = cdigest_has_avx2()

  /// The first 32 bytes of output, as four words of which the first byte is the lowest.
  ///
  /// - Parameter withAVX2: whether eight words are mixed at once, which the processor must be able to do.
  static func words(of bytes: [UInt8], withAVX2: Bool = hasAVX2) -> (UInt64, UInt64, UInt64, UInt64) {
    var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    let chunks = bytes.count / 1024 + 1
    withUnsafeTemporaryAllocation(byteCount: chunks * 32, alignment: 32) { nodes in
      bytes.withUnsafeBytes { bytes in
        withUnsafeMutableBytes(of: &words) { digest in
          cdigest_blake3(bytes.baseAddress, bytes.count, nodes.baseAddress, withAVX2, digest.baseAddress)
        }
      }
    }
    return words
  }
}
