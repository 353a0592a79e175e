extension UInt8 {
  /// True for a letter or a digit of ASCII.
  package var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

extension StringProtocol {
  /// The text as a part of a URL: all bytes are encoded but ASCII letters, digits and `-._~/`.
  package var percentEncoded: String {
    utf8.reduce(into: "") { text, byte in
      if byte.isLetterOrDigit || "-._~/".utf8.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
