import CDigest

/// The hash function BLAKE2b of RFC 7693, without a key, with 32 bytes of output: what `b2sum -l 256` prints.
///
/// Where SHA-256 takes some 35 instructions a byte on a machine without instructions for it, this takes 14, and six where
/// the processor does the same step of four words at once; every output of a clean build is digested.
enum BLAKE2b {
  /// As for SHA-512: the first 64 bits of the fractional parts of the square roots of the first 8 primes.
  private static let start: SIMD8<UInt64> = [
    0x6a09_e667_f3bc_c908, 0xbb67_ae85_84ca_a73b, 0x3c6e_f372_fe94_f82b, 0xa54f_f53a_5f1d_36f1,
    0x510e_527f_ade6_82d1, 0x9b05_688c_2b3e_6c1f, 0x1f83_d9ab_fb41_bd6b, 0x5be0_cd19_137e_2179,
  ]

  private static let blockSize = 128

  /// Whether the processor does the same step of four words at once.
  static let hasRows = cdigest_has_rows()

  /// The first 32 bytes of output, as four words of which the first byte is the lowest.
  ///
  /// - Parameter inRows: whether four words are mixed at once, which the processor must be able to do.
  static func words(of bytes: [UInt8], inRows: Bool = hasRows) -> (UInt64, UInt64, UInt64, UInt64) {
    var state = start
    // No key, 32 bytes of output, one leaf.
    state[0] ^= 0x0101_0000 ^ 32
    // The last block, whole or not, is another matter than those before it; of no bytes it is all there is.
    let whole = max(bytes.count - 1, 0) / blockSize
    let add = inRows ? addInRows : addByWord
    bytes.withUnsafeBytes { add($0, whole, &state, blockSize, false) }
    let rest = bytes[(whole * blockSize)...]
    let tail = rest + Array(repeating: 0, count: blockSize - rest.count)
    tail.withUnsafeBytes { add($0, 1, &state, bytes.count, true) }
    return (state[0], state[1], state[2], state[3])
  }

  /// Adds the first blocks of some bytes, four words at once.
  ///
  /// - Parameter end: how many bytes were hashed once the first block is.
  private static func addInRows(
    _ bytes: UnsafeRawBufferPointer, _ count: Int, _ state: inout SIMD8<UInt64>, _ end: Int, isLast: Bool
  ) {
    cdigest_mix_rows(&state, bytes.baseAddress, count, UInt64(truncatingIfNeeded: end), isLast ? .max : 0)
  }

  /// Adds the first blocks of some bytes, one word after the other.
  private static func addByWord(
    _ bytes: UnsafeRawBufferPointer, _ count: Int, _ state: inout SIMD8<UInt64>, _ end: Int, isLast: Bool
  ) {
    for place in 0..<count {
      let block = place &* blockSize
      compress(
        UnsafeRawBufferPointer(rebasing: bytes[block..<block &+ blockSize]), &state, end &+ block, isLast: isLast)
    }
  }

  /// Adds a block.
  ///
  /// - Parameter count: how many bytes were hashed once this is.
  private static func compress(
    _ block: UnsafeRawBufferPointer, _ state: inout SIMD8<UInt64>, _ count: Int, isLast: Bool
  ) {
    var mix = Mix(block, state, start, count: UInt64(truncatingIfNeeded: count), isLast: isLast)
    mix.round(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
    mix.round(14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3)
    mix.round(11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4)
    mix.round(7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8)
    mix.round(9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13)
    mix.round(2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9)
    mix.round(12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11)
    mix.round(13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10)
    mix.round(6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5)
    mix.round(10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0)
    mix.round(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
    mix.round(14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3)
    state ^= mix.folded
  }

  /// The sixteen words while a block is mixed in: four rows of four.
  private struct Mix {
    private var a0, a1, a2, a3: UInt64
    private var b0, b1, b2, b3: UInt64
    private var c0, c1, c2, c3: UInt64
    private var d0, d1, d2, d3: UInt64
    private let block: UnsafeRawBufferPointer

    @inline(__always)
    init(
      _ block: UnsafeRawBufferPointer, _ state: SIMD8<UInt64>, _ start: SIMD8<UInt64>, count: UInt64, isLast: Bool
    ) {
      self.block = block
      (a0, a1, a2, a3) = (state[0], state[1], state[2], state[3])
      (b0, b1, b2, b3) = (state[4], state[5], state[6], state[7])
      (c0, c1, c2, c3) = (start[0], start[1], start[2], start[3])
      (d0, d1, d2, d3) = (start[4] ^ count, start[5], isLast ? ~start[6] : start[6], start[7])
    }

    /// What the block changes in the state.
    @inline(__always)
    var folded: SIMD8<UInt64> { [a0 ^ c0, a1 ^ c1, a2 ^ c2, a3 ^ c3, b0 ^ d0, b1 ^ d1, b2 ^ d2, b3 ^ d3] }

    /// One round, given the order in which it takes the block's words: columns, then diagonals.
    @inline(__always)
    mutating func round(
      _ m0: Int, _ m1: Int, _ m2: Int, _ m3: Int, _ m4: Int, _ m5: Int, _ m6: Int, _ m7: Int,
      _ m8: Int, _ m9: Int, _ m10: Int, _ m11: Int, _ m12: Int, _ m13: Int, _ m14: Int, _ m15: Int
    ) {
      Self.quarter(&a0, &b0, &c0, &d0, word(m0), word(m1))
      Self.quarter(&a1, &b1, &c1, &d1, word(m2), word(m3))
      Self.quarter(&a2, &b2, &c2, &d2, word(m4), word(m5))
      Self.quarter(&a3, &b3, &c3, &d3, word(m6), word(m7))
      Self.quarter(&a0, &b1, &c2, &d3, word(m8), word(m9))
      Self.quarter(&a1, &b2, &c3, &d0, word(m10), word(m11))
      Self.quarter(&a2, &b3, &c0, &d1, word(m12), word(m13))
      Self.quarter(&a3, &b0, &c1, &d2, word(m14), word(m15))
    }

    /// A word of the block; of a whole one there are sixteen.
    @inline(__always)
    private func word(_ index: Int) -> UInt64 {
      UInt64(littleEndian: block.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self))
    }

    /// The function G of the standard.
    @inline(__always)
    private static func quarter(
      _ a: inout UInt64, _ b: inout UInt64, _ c: inout UInt64, _ d: inout UInt64, _ first: UInt64, _ second: UInt64
    ) {
      a = a &+ b &+ first
      d = rotate(d ^ a, 32)
      c = c &+ d
      b = rotate(b ^ c, 24)
      a = a &+ b &+ second
      d = rotate(d ^ a, 16)
      c = c &+ d
      b = rotate(b ^ c, 63)
    }

    /// The shifts are masked: a checked one would look at its count each time.
    @inline(__always)
    private static func rotate(_ word: UInt64, _ count: UInt64) -> UInt64 {
      word &>> count | word &<< (64 &- count)
    }
  }
}
