import TutorialSyntax

/// A missing space between a key and its value, or between a dash and its item.
///
/// YAML takes both for one text, so the error shows only on a later line.
enum YAMLMissingSpace {
  /// The error about a missing space on a line from an offset on; nil if there is none.
  static func diagnostic(in source: SourceText, at start: Int) -> Diagnostic? {
    let bytes = source.bytes
    let line = source.line(at: start).bytes
    guard line.startIndex <= start else { return nil }
    var end = line.endIndex
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    var first = start
    if first < end, bytes[first] == UInt8(ascii: "-") {
      first += 1
      if first < end, isOfName(bytes[first]) {
        // The keys below the item's first key would have to move with it.
        let next = bytes[line.endIndex...].drop { $0 == 0x0A || $0 == 0x0D }
        let isAlone = next.prefix { $0 == 0x20 }.count != first - line.startIndex
        return missing(in: source, behind: start..<first, meant: "- ", isAlone: isAlone)
      }
      while first < end, bytes[first] == 0x20 { first += 1 }
    }
    guard first < end, let behind = bytes[first..<end].firstIndex(where: { !isOfName($0) }), behind > first,
      bytes[behind] == UInt8(ascii: ":"), behind + 1 < end, bytes[behind + 1] > 0x20,
      bytes[behind + 1] != UInt8(ascii: "/")
    else { return nil }
    let key = String(decoding: bytes[first..<behind + 1], as: UTF8.self)
    let value = String(decoding: bytes[(behind + 1)..<end], as: UTF8.self)
    return missing(in: source, behind: first..<behind + 1, meant: excerpt("\(key) \(value)"), isAlone: true)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }
}

/// - Parameters:
///   - range: the key with its colon, or the dash.
///   - isAlone: true if nothing else has to be moved.
private func missing(in source: SourceText, behind range: Range<Int>, meant: String, isAlone: Bool) -> Diagnostic {
  func span(_ range: Range<Int>) -> SourceSpan {
    SourceSpan(source, ByteRange(UInt32(clamping: range.lowerBound), UInt32(clamping: range.upperBound)))
  }
  let text = String(decoding: source.bytes[range], as: UTF8.self)
  return Diagnostic(
    .yamlSyntax, "a space is missing after \"\(excerpt(text))\"", at: span(range), label: "write \"\(meant)\"",
    fixits: [
      FixIt("put a space there", isAlone ? .always : .maybe, [.init(span(range.upperBound..<range.upperBound), " ")])
    ])
}
