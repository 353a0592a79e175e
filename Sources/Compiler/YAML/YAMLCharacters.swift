import TutorialSyntax

/// Checks a YAML file's bytes before libyaml sees them, because its own errors give no useful position.
struct YAMLCharacters {
  let isASCII: Bool
  /// The offset at which the text begins, after any byte-order mark.
  let origin: Int
  /// The offset at which reading ends: the file's end, or the start of the line with the first fault.
  private(set) var end: Int
  private(set) var fault: Diagnostic?

  /// Scans all bytes of `source`.
  init(_ source: SourceText) {
    let bytes = source.bytes
    let scan = ByteScan(bytes)
    isASCII = scan.isASCII
    origin = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    end = bytes.count
    if isASCII, !scan.hasControls { return }
    if let invalid = UTF8Fault.find(in: bytes) {
      fault = invalid.diagnostic(source)
      end = Int(invalid.range.start)
    }
    if let forbidden = firstForbidden(bytes, hasControls: scan.hasControls) {
      fault = forbiddenCharacter(source, forbidden)
      end = forbidden.lowerBound
    }
    if fault != nil { end = max(source.line(at: end).start, origin) }
  }

  /// The first character before `end` that isn't in YAML's `c-printable`.
  ///
  /// That is a control character other than tab, line ends and NEL, or a non-character at the end of the basic plane.
  private func firstForbidden(_ bytes: [UInt8], hasControls: Bool) -> Range<Int>? {
    var index = hasControls ? origin : ByteScan.endOfASCII(bytes, from: origin)
    while index < end {
      let length = sequenceLength(bytes, at: index)
      if !isAllowed(bytes, index, length) { return index..<index + length }
      index += length
      if !hasControls { index = ByteScan.endOfASCII(bytes, from: index) }
    }
    return nil
  }
}

/// Returns true if the well-formed character at `index` is allowed in a file.
private func isAllowed(_ bytes: [UInt8], _ index: Int, _ length: Int) -> Bool {
  let byte = bytes[index]
  switch length {
  case 1: return (0x20...0x7E).contains(byte) || byte == 0x0A || byte == 0x0D || byte == 0x09
  case 2: return byte != 0xC2 || bytes[index + 1] >= 0xA0 || bytes[index + 1] == 0x85
  case 3: return byte != 0xEF || bytes[index + 1] != 0xBF || bytes[index + 2] < 0xBE
  default: return true
  }
}

private func forbiddenCharacter(_ source: SourceText, _ range: Range<Int>) -> Diagnostic {
  let text = String(decoding: source.bytes[range], as: UTF8.self)
  let code = String(text.unicodeScalars.first?.value ?? 0, radix: 16, uppercase: true)
  let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
  let span = SourceSpan(
    source, ByteRange(UInt32(truncatingIfNeeded: range.lowerBound), UInt32(truncatingIfNeeded: range.upperBound)))
  return Diagnostic(
    .yamlSyntax, "character U+\(padded) is not allowed", at: span,
    notes: [.init("in double quotes it may be written as an escape: \"\\u\(padded)\"")])
}
