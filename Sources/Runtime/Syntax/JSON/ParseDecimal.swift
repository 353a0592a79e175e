/// The result of parsing text as a number.
package enum DecimalParse: Sendable, Hashable {
  /// A finite number, correctly rounded.
  case value(Double)
  /// Spelled like a number, but NaN, infinite, or too large for a double.
  case notFinite
  /// Not a number.
  case notANumber
}

/// Parses a decimal number: an optional sign, digits with at most one point, an optional exponent.
///
/// YAML's `.inf` and `.nan`, and the usual spellings of both, are recognised so that they can be rejected. The locale
/// doesn't matter.
package func parseDecimal(_ bytes: [UInt8], _ bounds: Range<Int>) -> DecimalParse {
  if let value = shortDecimal(bytes, bounds) { return .value(value) }
  var scan = DecimalScan(index: bounds.lowerBound, end: bounds.upperBound)
  guard scan.readNumber(bytes) else { return namesNonFinite(bytes[bounds]) ? .notFinite : .notANumber }
  if let value = scan.exactValue { return .value(value) }
  guard let value = Double(String(decoding: bytes[bounds], as: UTF8.self)) else { return .notANumber }
  return value.isFinite ? .value(value) : .notFinite
}

/// Parses a short number: up to 15 digits, with an optional minus and point. Nil for anything else.
///
/// Nearly all numbers of layouts are like this. That many digits are exact in a double, and so is the power of ten, so
/// the quotient is correctly rounded.
@inline(__always)
func shortDecimal(_ bytes: [UInt8], _ bounds: Range<Int>) -> Double? {
  guard (1...15).contains(bounds.count), bounds.upperBound <= bytes.count else { return nil }
  return bytes.withUnsafeBufferPointer { bytes in
    var index = bounds.lowerBound
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative { index &+= 1 }
    let start = index
    // Signed, because processors have an instruction that converts it to a double.
    var mantissa: Int64 = 0
    var point: Int?
    while index < bounds.upperBound {
      if let digit = digitValue(bytes[index]) {
        mantissa = mantissa &* 10 &+ Int64(truncatingIfNeeded: digit)
      } else if bytes[index] == UInt8(ascii: "."), point == nil {
        point = index
      } else {
        return nil
      }
      index &+= 1
    }
    let decimals = point.map { bounds.upperBound &- $0 &- 1 } ?? 0
    guard index &- start &- (point == nil ? 0 : 1) > 0 else { return nil }
    let value = decimals == 0 ? Double(mantissa) : Double(mantissa) / powersOfTen[decimals]
    return isNegative ? -value : value
  }
}

/// The parts of a decimal number, parsed from left to right.
private struct DecimalScan {
  var index: Int
  let end: Int
  private(set) var isNegative = false
  /// The first 18 significant digits, which fit in 64 bits.
  private(set) var mantissa: UInt64 = 0
  /// The number of digits, without leading zeros.
  private(set) var digits = 0
  /// The exponent of ten for the digits as a whole number.
  private(set) var scale = 0

  // Inlined, so that a number is parsed in registers: layouts have many of them.

  /// Parses up to the end. Returns false if that isn't a number.
  @inline(__always)
  mutating func readNumber(_ bytes: [UInt8]) -> Bool {
    isNegative = readSign(bytes)
    let start = index
    readDigits(bytes)
    var count = index - start
    if index < end, bytes[index] == UInt8(ascii: ".") {
      index += 1
      let fraction = index
      readDigits(bytes)
      scale = fraction - index
      count += index - fraction
    }
    return count > 0 && readExponent(bytes) && index == end
  }

  /// The number, if one multiplication or division rounds it correctly, or nil.
  ///
  /// Up to 15 digits, and powers of ten up to 22, are exact in a double (W. D. Clinger, "How to Read Floating Point
  /// Numbers Accurately", 1990).
  var exactValue: Double? {
    guard digits <= 15, scale.magnitude < powersOfTen.count else { return nil }
    let power = powersOfTen[Int(scale.magnitude)]
    let value = scale < 0 ? Double(mantissa) / power : Double(mantissa) * power
    return isNegative ? -value : value
  }

  /// Skips a sign. Returns true if it is a minus.
  @inline(__always)
  private mutating func readSign(_ bytes: [UInt8]) -> Bool {
    guard index < end, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") else { return false }
    index += 1
    return bytes[index - 1] == UInt8(ascii: "-")
  }

  @inline(__always)
  private mutating func readDigits(_ bytes: [UInt8]) {
    while index < end, let digit = digitValue(bytes[index]) {
      if digits < 18 { mantissa = mantissa &* 10 &+ digit }
      if mantissa > 0 { digits &+= 1 }
      index &+= 1
    }
  }

  /// Parses an optional exponent. Returns false if it has no digits.
  private mutating func readExponent(_ bytes: [UInt8]) -> Bool {
    guard index < end, bytes[index] | 0x20 == UInt8(ascii: "e") else { return true }
    index += 1
    let isMinus = readSign(bytes)
    let start = index
    var exponent = 0
    while index < end, let digit = digitValue(bytes[index]) {
      // Beyond this the number is 0 or infinite, whatever its digits, and the sum with the scale can't overflow.
      if exponent < 1_000_000_000 { exponent = exponent * 10 + Int(digit) }
      index += 1
    }
    scale += isMinus ? -exponent : exponent
    return index > start
  }
}

@inline(__always)
private func digitValue(_ byte: UInt8) -> UInt64? {
  let value = byte &- UInt8(ascii: "0")
  return value < 10 ? UInt64(value) : nil
}

private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
  1e21, 1e22,
]

private func namesNonFinite(_ bytes: ArraySlice<UInt8>) -> Bool {
  var word = String(decoding: bytes.prefix(10), as: UTF8.self).lowercased()
  if word.hasPrefix("-") || word.hasPrefix("+") { word.removeFirst() }
  return [".inf", ".nan", "inf", "nan", "infinity"].contains(word)
}
