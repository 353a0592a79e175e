import TutorialNumerics

/// A number as it is written: a whole number of units of `10^-decimals`.
struct DecimalDigits {
  private let magnitude: UInt64
  private let isNegative: Bool
  private let decimals: Int

  /// Room for the longest number: 20 digits, a sign, a point and a zero before it.
  static let capacity = 23

  /// `value · 10^decimals`, rounded to a whole number, halves away from zero; nil for 2^63 and more. A value so large
  /// that a double does not hold that many decimals has fewer.
  ///
  /// - Parameter decimals: 0 to 9.
  @inline(__always)
  init?(_ value: Double, decimals: Int) {
    var places = min(max(decimals, 0), 9)
    var scaled = (value * Double(scales[places])).magnitude
    while !(scaled < 0x1p53), places > 0 {
      places -= 1
      scaled = (value * Double(scales[places])).magnitude
    }
    guard scaled < 0x1p63 else { return nil }
    // Cutting off and looking at the rest, which is exact, spares the call of libm's `round`.
    let whole = UInt64(Int(saturating: scaled).magnitude)
    magnitude = scaled - Double(whole) >= 0.5 ? whole + 1 : whole
    isNegative = value < 0
    self.decimals = places
  }

  /// Writes the digits at `index`, where `capacity` bytes must be free.
  ///
  /// - Returns: the index after the last.
  @inline(__always)
  func put(into bytes: UnsafeMutableBufferPointer<UInt8>, at index: Int) -> Int {
    Self.put(magnitude, negative: isNegative, decimals: decimals, into: bytes, at: index)
  }

  /// Writes `magnitude · 10^-decimals` at `index`, where `capacity` bytes must be free, without trailing zeros.
  static func put(
    _ magnitude: UInt64, negative: Bool, decimals: Int, into bytes: UnsafeMutableBufferPointer<UInt8>, at index: Int
  ) -> Int {
    var end = index
    if negative, magnitude > 0 {
      bytes[end] = UInt8(ascii: "-")
      end += 1
    }
    let (whole, fraction) = magnitude.quotientAndRemainder(dividingBy: scales[decimals])
    end = put(whole, count: digitCount(whole), into: bytes, at: end)
    guard fraction > 0 else { return end }
    var rest = fraction
    var places = decimals
    while rest % 10 == 0 {
      rest /= 10
      places -= 1
    }
    bytes[end] = UInt8(ascii: ".")
    return put(rest, count: places, into: bytes, at: end + 1)
  }

  /// Writes exactly `count` digits, from the last to the first.
  @inline(__always)
  private static func put(
    _ value: UInt64, count: Int, into bytes: UnsafeMutableBufferPointer<UInt8>, at index: Int
  ) -> Int {
    var rest = value
    var place = index + count
    while place > index {
      place -= 1
      bytes[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    return index + count
  }

  @inline(__always)
  private static func digitCount(_ value: UInt64) -> Int {
    var count = 1
    var rest = value
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    return count
  }
}

private let scales: [UInt64] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000]
