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

  /// Appends bytes that are UTF-8 already.
  package mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: text)
  }

  /// Appends `count` spaces.
  package mutating func writeSpaces(_ count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(count, 0)))
  }

  /// Appends a whole number.
  package mutating func write(_ value: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: DecimalDigits.capacity) { scratch in
      let end = DecimalDigits.put(UInt64(value.magnitude), negative: value < 0, decimals: 0, into: scratch, at: 0)
      bytes.append(contentsOf: scratch[..<end])
    }
  }

  /// Appends a number with at most `decimals` decimals: `value · 10^decimals` is rounded to a whole number, halves
  /// away from zero; trailing zeros and `-0` are not written. What is not finite is written as `0`: callers have
  /// refused it long before.
  ///
  /// - Parameter decimals: 0 to 9.
  package mutating func write(_ value: Double, decimals: Int) {
    guard let digits = DecimalDigits(value, decimals: decimals) else { return writeLarge(value) }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: DecimalDigits.capacity) { scratch in
      bytes.append(contentsOf: scratch[..<digits.put(into: scratch, at: 0)])
    }
  }

  /// Appends numbers as the method for one number does, with a comma between them, and a space after it if wanted.
  /// Outlines are most of what is written: many numbers go to the text at once.
  package mutating func write(_ values: [Double], decimals: Int, spaced: Bool) {
    let atOnce = 64
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: atOnce * (DecimalDigits.capacity + 2)) { scratch in
      var index = 0
      var waiting = 0
      for (place, value) in values.enumerated() {
        if waiting == atOnce {
          bytes.append(contentsOf: scratch[..<index])
          (index, waiting) = (0, 0)
        }
        if place > 0 {
          scratch[index] = UInt8(ascii: ",")
          scratch[index + 1] = UInt8(ascii: " ")
          index += spaced ? 2 : 1
        }
        waiting += 1
        if let digits = DecimalDigits(value, decimals: decimals) {
          index = digits.put(into: scratch, at: index)
        } else {
          bytes.append(contentsOf: scratch[..<index])
          writeLarge(value)
          (index, waiting) = (0, 0)
        }
      }
      bytes.append(contentsOf: scratch[..<index])
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

private let limbDigits = 18
private let limbBase: UInt64 = 1_000_000_000_000_000_000

extension Double {
  /// The 53 bits of a finite number's magnitude as a whole number; it is `2^exponentAboveUnit` times that.
  fileprivate var significandWithUnit: UInt64 { significandBitPattern | 1 << 52 }
  fileprivate var exponentAboveUnit: Int { max(Int(exponentBitPattern) - 1075, 0) }
}
