// Text inside strings.
extension ByteWriter {
  /// Appends text for the inside of a JSON string: quotes, backslashes and control characters are escaped.
  package mutating func writeEscaped(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      if needsEscape(bytes) { writeEscaped(bytes) } else { write(bytes) }
    }
  }

  private mutating func writeEscaped(_ text: some Sequence<UInt8>) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""): write("\\\"" as StaticString)
      case UInt8(ascii: "\\"): write("\\\\" as StaticString)
      case UInt8(ascii: "\n"): write("\\n" as StaticString)
      case UInt8(ascii: "\r"): write("\\r" as StaticString)
      case UInt8(ascii: "\t"): write("\\t" as StaticString)
      case 0x08: write("\\b" as StaticString)
      case 0x0C: write("\\f" as StaticString)
      case 0x00...0x1F:
        write("\\u00" as StaticString)
        write(hexDigit(byte >> 4))
        write(hexDigit(byte & 15))
      default: write(byte)
      }
    }
  }
}

/// Returns true if any byte must be escaped. Tests eight bytes at a time.
func needsEscape(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  let bytes = UnsafeRawBufferPointer(text)
  let whole = bytes.count & ~7
  for place in stride(from: 0, to: whole, by: 8)
  where needsEscape(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)) { return true }
  // The remaining bytes make up a word, padded with spaces.
  var rest = spaces
  for byte in bytes[whole...] { rest = rest &<< 8 | UInt64(byte) }
  return needsEscape(rest)
}

/// Returns true if any of eight bytes must be escaped.
///
/// Subtracting a number from each byte sets its highest bit if the byte is smaller, unless the bit was set already. A
/// borrow can only falsify the next byte if this one is smaller, and then the result is true anyway.
@inline(__always)
private func needsEscape(_ word: UInt64) -> Bool {
  let (quotes, backslashes) = (word ^ 0x2222_2222_2222_2222, word ^ 0x5C5C_5C5C_5C5C_5C5C)
  let controls = (word &- spaces) & ~word
  let others = ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
  return (controls | others) & 0x8080_8080_8080_8080 != 0
}

private let spaces: UInt64 = 0x2020_2020_2020_2020
private let ones: UInt64 = 0x0101_0101_0101_0101

extension ByteWriter {
  /// Appends text for the inside of a string that is valid JSON and YAML.
  ///
  /// It also escapes the characters that YAML forbids: DEL, the C1 controls, the byte-order mark, U+FFFE and U+FFFF.
  /// The same holds for those that YAML folds as line breaks: U+0085, U+2028 and U+2029.
  package mutating func writeEscapedForYAML(_ text: String) {
    // Each of these characters contains one of these bytes.
    guard text.utf8.contains(where: { $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 || $0 == 0xEF }) else {
      return writeEscaped(text)
    }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF:
        write("\\u" as StaticString)
        for shift: UInt32 in [12, 8, 4, 0] { write(hexDigit(UInt8(scalar.value >> shift & 15))) }
      default:
        writeEscaped(String(scalar))
      }
    }
  }
}

private func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}
