import TutorialIR

/// What must be known of a YAML file's bytes before libyaml sees them: its own words for a fault in them give no place
/// that a person could find.
struct YAMLCharacters {
  /// Whether there is nothing but ASCII.
  private(set) var isASCII = true
  /// Where the text begins: behind a byte-order mark.
  private(set) var origin = 0
  /// Where reading ends: at the file's end, or at the beginning of the line with the first fault.
  private(set) var end: Int
  /// The first fault.
  private(set) var fault: Diagnostic?

  /// Looks at all bytes of `source`.
  init(_ source: SourceText) {
    let bytes = source.bytes
    end = bytes.count
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { origin = 3 }
    if isPrintableASCII(bytes[origin...]) { return }
    isASCII = false
    if let invalid = UTF8Fault.find(in: bytes) {
      fault = invalid.diagnostic(source)
      end = Int(invalid.range.start)
    }
    var index = origin
    while index < end {
      let length = sequenceLength(bytes, at: index)
      if !isAllowed(bytes, index, length) {
        fault = forbiddenCharacter(source, index..<index + length)
        end = index
      }
      index += length
    }
    if fault != nil { end = max(source.line(at: end).start, origin) }
  }
}

/// Whether all bytes are printable ASCII, tabs or line ends. Without branches, so that the compiler takes 16 or more
/// at a step.
private func isPrintableASCII(_ bytes: ArraySlice<UInt8>) -> Bool {
  var isClean = true
  for byte in bytes {
    let isPrintable = byte &- 0x20 < 0x5F
    isClean = isClean && (isPrintable || byte == 0x0A || byte == 0x0D || byte == 0x09)
  }
  return isClean
}

/// YAML's `c-printable`: no control characters but tab, line ends and NEL, no non-characters at the end of the BMP.
private func isAllowed(_ bytes: [UInt8], _ index: Int, _ length: Int) -> Bool {
  switch length {
  case 1:
    let byte = bytes[index]
    return (0x20...0x7E).contains(byte) || byte == 0x0A || byte == 0x0D || byte == 0x09
  case 2: return bytes[index] != 0xC2 || bytes[index + 1] >= 0xA0 || bytes[index + 1] == 0x85
  case 3: return !(bytes[index] == 0xEF && bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE)
  default: return true
  }
}

private func forbiddenCharacter(_ source: SourceText, _ range: Range<Int>) -> Diagnostic {
  let text = String(decoding: source.bytes[range], as: UTF8.self)
  let code = String(text.unicodeScalars.first?.value ?? 0, radix: 16, uppercase: true)
  let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
  let span = SourceSpan(source, ByteRange(UInt32(range.lowerBound), UInt32(range.upperBound)))
  return Diagnostic(
    .yamlSyntax, "character U+\(padded) is not allowed", at: span,
    notes: [.init("in double quotes it may be written as an escape: \"\\u\(padded)\"")])
}
