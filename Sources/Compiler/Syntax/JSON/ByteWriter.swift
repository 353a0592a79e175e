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

  /// Appends bytes that are UTF-8 already.
  package mutating func write(_ text: [UInt8]) {
    bytes.append(contentsOf: text)
  }

  /// Appends `"name":` at once, after a comma if wanted: what is written most often.
  mutating func writeKey(_ name: StaticString, afterComma: Bool) {
    let room = 64
    name.withUTF8Buffer { name in
      guard name.count <= room - 4 else {
        if afterComma { write(UInt8(ascii: ",")) }
        write(UInt8(ascii: "\""))
        write(name)
        write(UInt8(ascii: "\""))
        return write(UInt8(ascii: ":"))
      }
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { scratch in
        scratch[0] = UInt8(ascii: ",")
        scratch[1] = UInt8(ascii: "\"")
        var end = 2
        for byte in name {
          scratch[end] = byte
          end &+= 1
        }
        scratch[end] = UInt8(ascii: "\"")
        scratch[end &+ 1] = UInt8(ascii: ":")
        bytes.append(contentsOf: scratch[(afterComma ? 0 : 1)..<(end &+ 2)])
      }
    }
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
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: DecimalDigits.capacity) { scratch in
      let end =
        decimals == 3
        ? DigitTriples.all.withUnsafeBufferPointer { DecimalDigits.put(length: value, into: scratch, at: 0, $0) } : nil
      if let end { return bytes.append(contentsOf: scratch[..<end]) }
      guard let digits = DecimalDigits(value, decimals: decimals) else { return writeLarge(value) }
      bytes.append(contentsOf: scratch[..<digits.put(into: scratch, at: 0)])
    }
  }

  /// Appends numbers as the method for one number does, with a comma between them, and a space after it if wanted, or
  /// a space alone. Outlines are most of what is written: many numbers go to the text at once.
  package mutating func write(_ values: [Double], decimals: Int, spaced: Bool, commas: Bool = true) {
    let atOnce = 64
    let triples = DigitTriples.all
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: atOnce * (DecimalDigits.capacity + 2)) { scratch in
      var index = 0
      var waiting = 0
      for (place, value) in values.enumerated() {
        if waiting == atOnce {
          bytes.append(contentsOf: scratch[..<index])
          (index, waiting) = (0, 0)
        }
        if place > 0 {
          scratch[index] = commas ? UInt8(ascii: ",") : UInt8(ascii: " ")
          scratch[index + 1] = UInt8(ascii: " ")
          index += spaced && commas ? 2 : 1
        }
        waiting += 1
        if decimals == 3,
          let end = triples.withUnsafeBufferPointer({
            DecimalDigits.put(length: value, into: scratch, at: index, $0)
          })
        {
          index = end
        } else if let digits = DecimalDigits(value, decimals: decimals) {
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
