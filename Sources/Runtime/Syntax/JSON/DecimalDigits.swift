import TutorialNumerics

/// A number as written: a whole number of units of `10^-decimals`.
struct DecimalDigits {
  private let magnitude: UInt64
  private let isNegative: Bool
  private let decimals: Int

  /// The length of the longest number: 20 digits, a sign, a point and a zero before it.
  static let capacity = 23

  /// Rounds `value · 10^decimals` to a whole number, halves away from zero. Nil for 2^63 and more.
  ///
  /// A value so large that a double doesn't have that many decimals gets fewer.
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
    // Truncating and comparing the remainder, which is exact, saves a call of libm's `round`.
    let whole = UInt64(Int(saturating: scaled).magnitude)
    magnitude = scaled - Double(whole) >= 0.5 ? whole + 1 : whole
    isNegative = value < 0
    self.decimals = places
  }

  /// Writes a number at `index`, where `capacity` bytes must be free.
  ///
  /// - Parameters:
  ///   - decimals: the most decimals, 0 to 9.
  ///   - triples: the table `DigitTriples.all`.
  /// - Returns: the index after the last byte. Nil for 2^63 and more, for which nothing is written.
  @inline(__always)
  static func put(
    _ value: Double, decimals: Int, into bytes: UnsafeMutableBufferPointer<UInt8>, at index: Int, _ triples: [UInt32]
  ) -> Int? {
    if decimals == 3,
      let end = triples.withUnsafeBufferPointer({ put(length: value, into: bytes, at: index, $0) })
    {
      return end
    }
    return DecimalDigits(value, decimals: decimals)?.put(into: bytes, at: index)
  }

  /// Writes a number `gap` bytes after `end`, and moves `end` behind it.
  ///
  /// - Returns: false for 2^63 and more, for which nothing is written.
  @inline(__always)
  static func put(
    _ value: Double, decimals: Int, into bytes: UnsafeMutableBufferPointer<UInt8>, after end: inout Int, _ gap: Int,
    _ triples: [UInt32]
  ) -> Bool {
    guard let next = put(value, decimals: decimals, into: bytes, at: end &+ gap, triples) else { return false }
    end = next
    return true
  }

  /// Writes a number with at most three decimals at `index`, three digits at a time.
  ///
  /// The result equals that of `put`. `capacity` bytes must be free. Lengths are most of the output.
  ///
  /// - Parameter triples: the table `DigitTriples.all`.
  /// - Returns: the index after the last byte. Nil for a number that is too large, for which nothing is written.
  @inline(__always)
  static func put(
    length value: Double, into bytes: UnsafeMutableBufferPointer<UInt8>, at index: Int,
    _ triples: UnsafeBufferPointer<UInt32>
  ) -> Int? {
    let scaled = (value * 1000).magnitude
    guard scaled < 999_999_999 else { return nil }
    let cut = Int(saturating: scaled)
    let magnitude = scaled - Double(cut) >= 0.5 ? cut &+ 1 : cut
    let (whole, fraction) = (magnitude / 1000, magnitude % 1000)
    var end = index
    if value < 0, magnitude > 0 {
      bytes[end] = UInt8(ascii: "-")
      end &+= 1
    }
    if whole >= 1000 {
      end = DigitTriples.put(leading: triples[whole / 1000], into: bytes, at: end)
      end = DigitTriples.put(triples[whole % 1000], into: bytes, at: end)
    } else {
      end = DigitTriples.put(leading: triples[whole], into: bytes, at: end)
    }
    guard fraction > 0 else { return end }
    bytes[end] = UInt8(ascii: ".")
    let digits = triples[fraction]
    return DigitTriples.put(digits, into: bytes, at: end &+ 1) &- DigitTriples.trailingZeros(digits)
  }

  /// Writes the digits at `index`, where `capacity` bytes must be free.
  ///
  /// - Returns: the index after the last byte.
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

/// A table of the numbers from 0 to 999 with three digits.
///
/// The lower three bytes of each entry are the digits, the first one lowest. The highest byte is the number of leading
/// zeros plus 16 times the number of trailing zeros.
enum DigitTriples {
  static let all: [UInt32] = (0..<1000 as Range<UInt32>).map { number in
    let (hundreds, tens, ones) = (number / 100, number / 10 % 10, number % 10)
    let leading: UInt32 = hundreds > 0 ? 0 : tens > 0 ? 1 : 2
    let trailing: UInt32 = ones > 0 ? 0 : tens > 0 ? 1 : 2
    let zeros: UInt32 = 0x30_3030
    return zeros + (hundreds | tens << 8 | ones << 16) + (leading | trailing << 4) << 24
  }

  @inline(__always)
  static func put(_ triple: UInt32, into bytes: UnsafeMutableBufferPointer<UInt8>, at index: Int) -> Int {
    bytes[index] = UInt8(truncatingIfNeeded: triple)
    bytes[index &+ 1] = UInt8(truncatingIfNeeded: triple &>> 8)
    bytes[index &+ 2] = UInt8(truncatingIfNeeded: triple &>> 16)
    return index &+ 3
  }

  /// Writes the digits without leading zeros, at least one. Always stores three bytes.
  @inline(__always)
  static func put(leading triple: UInt32, into bytes: UnsafeMutableBufferPointer<UInt8>, at index: Int) -> Int {
    let leading = triple &>> 24 & 15
    return put(triple &>> (leading &* 8), into: bytes, at: index) &- Int(leading)
  }

  @inline(__always)
  static func trailingZeros(_ triple: UInt32) -> Int { Int(triple &>> 28) }
}
