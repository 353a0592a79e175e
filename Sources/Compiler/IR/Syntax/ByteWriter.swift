/// Text under construction, as UTF-8 bytes. Numbers are written without locale, exponent or trailing zeros, so that
/// the same values give the same bytes everywhere.
package struct ByteWriter: Sendable {
  /// What was written so far.
  package private(set) var bytes: [UInt8] = []

  /// An empty text with room for `capacity` bytes.
  package init(capacity: Int = 0) {
    bytes.reserveCapacity(max(capacity, 0))
  }

  /// Appends one byte.
  @inline(__always)
  package mutating func write(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Appends a text from the program.
  package mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends a text.
  package mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends `count` spaces.
  package mutating func writeSpaces(_ count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(count, 0)))
  }

  /// Appends a whole number.
  package mutating func write(_ value: Int) {
    writeDigits(of: UInt64(value.magnitude), negative: value < 0, decimals: 0)
  }

  /// Appends a number with at most `decimals` decimals: `value · 10^decimals` is rounded to a whole number, halves
  /// away from zero; trailing zeros and `-0` are not written. What is not finite is written as `0`: callers have
  /// refused it long before.
  ///
  /// - Parameter decimals: 0 to 9.
  package mutating func write(_ value: Double, decimals: Int) {
    let places = min(max(decimals, 0), 9)
    let scaled = (value * scales[places]).rounded(.toNearestOrAwayFromZero)
    guard scaled.magnitude < 0x1p63 else { return writeLarge(value) }
    writeDigits(of: UInt64(scaled.magnitude), negative: value < 0, decimals: places)
  }

  /// Appends the decimal digits of `magnitude · 10^-decimals`, without trailing zeros in the fraction.
  private mutating func writeDigits(of magnitude: UInt64, negative: Bool, decimals: Int) {
    guard magnitude > 0 else { return write(UInt8(ascii: "0")) }
    var rest = magnitude
    var places = decimals
    while places > 0, rest % 10 == 0 {
      rest /= 10
      places -= 1
    }
    // 20 digits, a sign, a point and a leading zero; filled from the end.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { scratch in
      var index = 32
      var written = 0
      while rest > 0 || written <= places {
        if written == places, places > 0 {
          index -= 1
          scratch[index] = UInt8(ascii: ".")
        }
        index -= 1
        scratch[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
        written += 1
      }
      if negative {
        index -= 1
        scratch[index] = UInt8(ascii: "-")
      }
      bytes.append(contentsOf: scratch[index...])
    }
  }

  /// Numbers so large that doubles have no fraction there: all digits, from the last to the first.
  private mutating func writeLarge(_ value: Double) {
    guard value.isFinite else { return write(UInt8(ascii: "0")) }
    if value < 0 { write(UInt8(ascii: "-")) }
    var limbs = [value.significandWithUnit]
    for _ in 0..<value.exponentAboveUnit {
      var carry: UInt64 = 0
      for index in limbs.indices {
        let doubled = limbs[index] &* 2 &+ carry
        limbs[index] = doubled % limbBase
        carry = doubled / limbBase
      }
      if carry > 0 { limbs.append(carry) }
    }
    var digits: [UInt8] = []
    for limb in limbs {
      var rest = limb
      for _ in 0..<limbDigits {
        digits.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
        rest /= 10
      }
    }
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    bytes.append(contentsOf: digits.reversed())
  }
}

private let scales: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]
private let limbDigits = 18
private let limbBase: UInt64 = 1_000_000_000_000_000_000

extension Double {
  /// The 53 bits of a finite number's magnitude as a whole number; it is `2^exponentAboveUnit` times that.
  fileprivate var significandWithUnit: UInt64 { significandBitPattern | 1 << 52 }
  fileprivate var exponentAboveUnit: Int { max(Int(exponentBitPattern) - 1075, 0) }
}
