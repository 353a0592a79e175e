/// The first place at which bytes aren't valid UTF-8.
package struct UTF8Fault: Sendable, Hashable {
  /// The invalid bytes.
  package let range: ByteRange
  /// The error, as the start of a sentence: `byte 0xFF is not valid UTF-8`.
  package let message: String

  /// The first fault in `bytes`, or nil if they are valid.
  package static func find(in bytes: [UInt8]) -> UTF8Fault? {
    if let message = otherEncoding(bytes) { return UTF8Fault(range: ByteRange(0, 0), message: message) }
    var index = ByteScan.endOfASCII(bytes, from: 0)
    while index < bytes.count {
      let length = sequenceLength(bytes, at: index)
      guard length > 0 else {
        let offset = UInt32(truncatingIfNeeded: index)
        return UTF8Fault(
          range: ByteRange(offset, offset &+ 1), message: "byte 0x\(hexadecimal(bytes[index])) is not valid UTF-8")
      }
      index = ByteScan.endOfASCII(bytes, from: index + length)
    }
    return nil
  }

  /// The fault as a diagnostic with the id `invalid-utf8`.
  package func diagnostic(_ source: SourceText) -> Diagnostic {
    Diagnostic(.invalidUTF8, message, at: SourceSpan(source, range))
  }
}

/// Recognises UTF-16 and UTF-32 by their byte-order mark, or by the zero bytes around an ASCII character.
private func otherEncoding(_ bytes: [UInt8]) -> String? {
  let head = bytes.prefix(4)
  if head.starts(with: [0xFF, 0xFE, 0, 0]) || head.elementsEqual([0, 0, 0xFE, 0xFF]) {
    return "the file is UTF-32; save it as UTF-8"
  }
  let zeros = head.map { $0 == 0 }
  let isUTF16 =
    head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) || zeros == [true, false, true, false]
    || zeros == [false, true, false, true]
  return isUTF16 ? "the file is UTF-16; save it as UTF-8" : nil
}

/// The length of the well-formed sequence that starts at `index`, or 0 if there is none (Unicode Standard, table 3-7).
package func sequenceLength(_ bytes: [UInt8], at index: Int) -> Int {
  let lead = bytes[index]
  let length: Int
  var second: ClosedRange<UInt8> = 0x80...0xBF
  switch lead {
  case 0x00...0x7F: return 1
  case 0xC2...0xDF: length = 2
  case 0xE0: (length, second) = (3, 0xA0...0xBF)
  case 0xE1...0xEC, 0xEE...0xEF: length = 3
  case 0xED: (length, second) = (3, 0x80...0x9F)
  case 0xF0: (length, second) = (4, 0x90...0xBF)
  case 0xF1...0xF3: length = 4
  case 0xF4: (length, second) = (4, 0x80...0x8F)
  default: return 0
  }
  guard bytes.count - index >= length, second.contains(bytes[index + 1]) else { return 0 }
  for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
  return length
}

private func hexadecimal(_ byte: UInt8) -> String {
  let text = String(byte, radix: 16, uppercase: true)
  return text.count == 1 ? "0" + text : text
}
