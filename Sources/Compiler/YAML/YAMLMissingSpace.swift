import TutorialSyntax

/// A missing space between a key and its value, or between a dash and its item.
///
/// YAML takes both for one text, so the error shows only on a later line.
struct YAMLMissingSpace {
  private let source: SourceText
  /// The key with its colon, or the dash.
  private let range: Range<Int>
  /// The suggested text.
  private let meant: String
  /// True if nothing else has to be moved.
  private let isAlone: Bool

  /// Finds a missing space on a line from an offset on; nil if there is none.
  init?(in source: SourceText, at start: Int) {
    let bytes = source.bytes
    let line = source.line(at: start).bytes
    guard line.startIndex <= start else { return nil }
    var end = line.endIndex
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    var first = start
    if first < end, bytes[first] == UInt8(ascii: "-") {
      first += 1
      if first < end, Self.isOfName(bytes[first]) {
        self.source = source
        (range, meant) = (start..<first, "- ")
        // The keys below the item's first key would have to move with it.
        let next = bytes[line.endIndex...].drop { $0 == 0x0A || $0 == 0x0D }
        isAlone = next.prefix { $0 == 0x20 }.count != first - line.startIndex
        return
      }
      while first < end, bytes[first] == 0x20 { first += 1 }
    }
    guard first < end, let behind = bytes[first..<end].firstIndex(where: { !Self.isOfName($0) }), behind > first,
      bytes[behind] == UInt8(ascii: ":"), behind + 1 < end, bytes[behind + 1] > 0x20,
      bytes[behind + 1] != UInt8(ascii: "/")
    else { return nil }
    self.source = source
    isAlone = true
    range = first..<behind + 1
    let value = String(decoding: bytes[(behind + 1)..<end], as: UTF8.self)
    meant = excerpt("\(String(decoding: bytes[range], as: UTF8.self)) \(value)")
  }

  /// The error.
  var diagnostic: Diagnostic {
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

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }
}
