extension UInt8 {
  /// True for an ASCII digit.
  @inlinable
  package var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// True for a lower-case ASCII letter.
  @inlinable
  package var isASCIILowercase: Bool { self &- UInt8(ascii: "a") < 26 }

  /// True for an ASCII letter.
  @inlinable
  package var isASCIILetter: Bool { (self | 0x20).isASCIILowercase }

  /// The value of a hexadecimal digit, or nil.
  package var hexadecimalValue: UInt8? {
    if isASCIIDigit { return self - UInt8(ascii: "0") }
    let value = (self | 0x20) &- UInt8(ascii: "a")
    return value < 6 ? value + 10 : nil
  }
}
