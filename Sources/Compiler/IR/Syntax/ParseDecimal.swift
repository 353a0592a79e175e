/// What the text of a would-be number is.
package enum DecimalParse: Sendable, Hashable {
  /// A finite number, correctly rounded.
  case value(Double)
  /// Spelled as a number, but NaN, an infinity, or too large for a double.
  case notFinite
  /// No number at all.
  case notANumber
}

/// Reads a decimal number: an optional sign, digits with at most one point, an optional exponent. YAML's `.inf` and
/// `.nan` and the usual spellings of both are recognised in order to be refused. No locale plays a part.
package func parseDecimal(_ bytes: [UInt8], _ bounds: Range<Int>) -> DecimalParse {
  var index = bounds.lowerBound
  let end = bounds.upperBound
  guard index < end else { return .notANumber }
  var negative = false
  if bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
    negative = bytes[index] == UInt8(ascii: "-")
    index += 1
  }
  // Up to 19 digits fit in 64 bits; up to 15 digits and a power of ten up to 22 are exact in a double, so that one
  // multiplication or division rounds correctly (Clinger's fast path). Everything else goes to the library.
  var mantissa: UInt64 = 0
  var digits = 0
  var fraction = 0
  var sawPoint = false
  var sawDigit = false
  while index < end {
    let byte = bytes[index]
    if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      sawDigit = true
      if digits < 18 {
        mantissa = mantissa * 10 + UInt64(byte - UInt8(ascii: "0"))
        if mantissa > 0 { digits += 1 }
      } else {
        digits += 1
      }
      if sawPoint { fraction += 1 }
    } else if byte == UInt8(ascii: "."), !sawPoint {
      sawPoint = true
    } else {
      break
    }
    index += 1
  }
  guard sawDigit else { return namesNonFinite(bytes[bounds]) ? .notFinite : .notANumber }
  var exponent = 0
  if index < end, bytes[index] == UInt8(ascii: "e") || bytes[index] == UInt8(ascii: "E") {
    index += 1
    var exponentNegative = false
    if index < end, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      exponentNegative = bytes[index] == UInt8(ascii: "-")
      index += 1
    }
    guard index < end else { return .notANumber }
    while index < end, bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9") {
      if exponent < 100_000 { exponent = exponent * 10 + Int(bytes[index] - UInt8(ascii: "0")) }
      index += 1
    }
    if exponentNegative { exponent = -exponent }
    guard bytes[index - 1] >= UInt8(ascii: "0"), bytes[index - 1] <= UInt8(ascii: "9") else { return .notANumber }
  }
  guard index == end else { return .notANumber }
  let scale = exponent - fraction
  if digits <= 15, abs(scale) <= 22 {
    let value = scale < 0 ? Double(mantissa) / powersOfTen[-scale] : Double(mantissa) * powersOfTen[scale]
    return .value(negative ? -value : value)
  }
  guard let value = Double(String(decoding: bytes[bounds], as: UTF8.self)) else { return .notANumber }
  return value.isFinite ? .value(value) : .notFinite
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
