/// The hash function SHA-256 of FIPS 180-4: what people check files with. What a build compares by itself, it compares
/// by a `Digest`, which costs a tenth.
package struct SHA256 {
  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5, 0xd807_aa98,
    0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786,
    0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8,
    0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
    0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819,
    0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a,
    0x5b9c_ca4f, 0x682e_6ff3, 0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]

  /// The first 32 bits of the fractional parts of the square roots of the first 8 primes, then what was hashed so far.
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  private init() {}

  /// The digest of some bytes, in 64 lower-case hexadecimal digits.
  package static func hex(of bytes: [UInt8]) -> String {
    hexadecimal(
      words(of: bytes).flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - $0 * 8)) } })
  }

  /// The digest of some bytes: eight words, the first byte of each the highest.
  private static func words(of bytes: [UInt8]) -> [UInt32] {
    var hash = SHA256()
    let whole = bytes.count / 64 * 64
    bytes.withUnsafeBufferPointer { bytes in
      for start in stride(from: 0, to: whole, by: 64) {
        hash.add(UnsafeBufferPointer(rebasing: bytes[start..<start + 64]))
      }
    }
    var tail = Array(bytes[whole...]) + [0x80]
    let padded = tail.count > 56 ? 128 : 64
    tail += Array(repeating: 0, count: padded - 8 - tail.count)
    let bits = UInt64(bytes.count) &* 8
    tail += (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - $0 * 8)) }
    tail.withUnsafeBufferPointer { tail in
      for start in stride(from: 0, to: padded, by: 64) {
        hash.add(UnsafeBufferPointer(rebasing: tail[start..<start + 64]))
      }
    }
    return hash.state
  }

  /// Adds a block of 64 bytes.
  private mutating func add(_ block: UnsafeBufferPointer<UInt8>) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
      for index in 0..<16 {
        let first = index &* 4
        words[index] =
          UInt32(block[first]) << 24 | UInt32(block[first &+ 1]) << 16 | UInt32(block[first &+ 2]) << 8
          | UInt32(block[first &+ 3])
      }
      for index in 16..<64 {
        let (a, b) = (words[index &- 15], words[index &- 2])
        let s0 = Self.rotate(a, 7) ^ Self.rotate(a, 18) ^ (a &>> 3)
        let s1 = Self.rotate(b, 17) ^ Self.rotate(b, 19) ^ (b &>> 10)
        words[index] = words[index &- 16] &+ s0 &+ words[index &- 7] &+ s1
      }
      mix(words)
    }
  }

  /// Eight rounds at a time: after them every word is in its place again, so none is moved.
  private mutating func mix(_ words: UnsafeMutableBufferPointer<UInt32>) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    Self.constants.withUnsafeBufferPointer { constants in
      for index in stride(from: 0, to: 64, by: 8) {
        func word(_ place: Int) -> UInt32 { constants[index &+ place] &+ words[index &+ place] }
        Self.round(a, b, c, &d, e, f, g, &h, word(0))
        Self.round(h, a, b, &c, d, e, f, &g, word(1))
        Self.round(g, h, a, &b, c, d, e, &f, word(2))
        Self.round(f, g, h, &a, b, c, d, &e, word(3))
        Self.round(e, f, g, &h, a, b, c, &d, word(4))
        Self.round(d, e, f, &g, h, a, b, &c, word(5))
        Self.round(c, d, e, &f, g, h, a, &b, word(6))
        Self.round(b, c, d, &e, f, g, h, &a, word(7))
      }
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  /// One round, by the names that the words have in it; the last one becomes the first.
  @inline(__always)
  private static func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32,
    _ h: inout UInt32, _ word: UInt32
  ) {
    let s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    let first = h &+ s1 &+ ((e & f) ^ (~e & g)) &+ word
    let s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    d = d &+ first
    h = first &+ s0 &+ ((a & b) ^ (a & c) ^ (b & c))
  }

  /// The shifts are masked: a checked one would look at its count each time.
  @inline(__always)
  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 &- count)
  }
}
