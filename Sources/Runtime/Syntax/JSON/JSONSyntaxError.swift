/// The errors of JSON syntax, as diagnostics at their place.
struct JSONSyntaxError {
  let source: SourceText
  let bytes: [UInt8]
  /// The offset at which reading ends.
  let end: Int
  /// The offset of the error.
  let index: Int
  /// The innermost open collection, with the offset of its bracket.
  let open: (place: Int, isMapping: Bool)?

  /// The word at an offset: letters, digits and other characters of numbers; at least one character.
  static func word(in bytes: [UInt8], at start: Int, before end: Int) -> Range<Int> {
    var place = start
    while place < end, isWordPart(bytes[place]) { place += 1 }
    if place == start { place = min(start + max(sequenceLength(bytes, at: start), 1), end) }
    return start..<place
  }

  private var wordRange: Range<Int> { Self.word(in: bytes, at: index, before: end) }

  func noValue(lastComma: Int) -> Diagnostic {
    if let comma = trailingComma(lastComma) { return comma }
    switch bytes[index] {
    case UInt8(ascii: "'"):
      return problem(index..<index + 1, "a text needs double quotes in JSON", label: "write \"…\"")
    case UInt8(ascii: "/"), UInt8(ascii: "#"): return comment
    case UInt8(ascii: "+"), UInt8(ascii: "."): return malformedNumber
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      return problem(index..<index + 1, "a value is expected before \(shownWord)")
    default: return unknownWord
    }
  }

  func noKey(lastComma: Int) -> Diagnostic {
    if let comma = trailingComma(lastComma) { return comma }
    switch bytes[index] {
    case UInt8(ascii: "/"), UInt8(ascii: "#"): return comment
    default:
      return problem(wordRange, "\(shownWord) where a key in double quotes is expected")
    }
  }

  var unknownWord: Diagnostic { problem(wordRange, "\(shownWord) is not a JSON value") }

  var malformedNumber: Diagnostic { problem(wordRange, "\(shownWord) is not a JSON number") }

  var missingColon: Diagnostic { problem(wordRange, "\(shownWord) where \":\" is expected after a key") }

  var missingComma: Diagnostic {
    if [UInt8(ascii: "/"), UInt8(ascii: "#")].contains(bytes[index]) { return comment }
    return problem(wordRange, "\(shownWord) where \",\" or \"\(open?.isMapping == true ? "}" : "]")\" is expected")
  }

  var wrongBracket: Diagnostic {
    var diagnostic = problem(index..<index + 1, "\(shownWord) does not close what is open")
    diagnostic.labels = open.map { [.init(span($0.place..<$0.place + 1), "this is open")] } ?? []
    return diagnostic
  }

  var contentAfterValue: Diagnostic {
    problem(wordRange, "\(shownWord) after the end of the JSON value; a file holds one")
  }

  /// The file ends too early: at the open bracket, or in place of a value.
  var unexpectedEnd: Diagnostic {
    guard let open else { return problem(index..<index, "the file holds no JSON value") }
    return problem(
      open.place..<open.place + 1, "\"\(open.isMapping ? "{" : "[")\" is never closed",
      label: "\"\(open.isMapping ? "}" : "]")\" is missing")
  }

  var tooDeep: Diagnostic {
    Diagnostic(
      .limitExceeded, "lists and maps are nested deeper than the limit of \(Limits.nesting)",
      at: span(index..<index + 1))
  }

  /// Reports the node that exceeds the limit, by its range.
  func tooManyNodes(_ limit: Int, last: ByteRange) -> Diagnostic {
    Budget.Resource.nodes.exceeded(limit, at: SourceSpan(source, ByteRange(last.start, max(last.start, last.end))))
  }

  var openString: Diagnostic { problem(index..<index + 1, "the quote \" is never closed") }

  var controlCharacter: Diagnostic {
    let digits = String(bytes[index], radix: 16, uppercase: true)
    let code = (digits.count == 1 ? "000" : "00") + digits
    return problem(
      index..<index + 1, "character U+\(code) has to be escaped in a text", label: "write \"\\u\(code)\"")
  }

  var unknownEscape: Diagnostic {
    var length = 1 + max(sequenceLength(bytes, at: index + 1), 1)
    if bytes[index + 1] == UInt8(ascii: "u") {
      length += bytes[(index + 2)..<end].prefix(4).prefix { $0.hexadecimalValue != nil }.count
    }
    return escapeProblem(index..<index + length, "is not an escape")
  }

  var loneSurrogate: Diagnostic {
    escapeProblem(index..<index + 6, "is half of a surrogate pair, which is not a character")
  }

  private func escapeProblem(_ range: Range<Int>, _ what: StaticString) -> Diagnostic {
    problem(range, "\"\(String(decoding: bytes[range], as: UTF8.self))\" \(what)")
  }

  private var comment: Diagnostic {
    problem(index..<index + 1, "JSON has no comments")
  }

  private func trailingComma(_ comma: Int) -> Diagnostic? {
    guard bytes[index] == UInt8(ascii: "]") || bytes[index] == UInt8(ascii: "}") else { return nil }
    guard bytes[comma] == UInt8(ascii: ","), bytes[(comma + 1)..<index].allSatisfy({ $0 <= 0x20 }) else { return nil }
    return problem(comma..<comma + 1, "nothing follows this \",\"", label: "take it away")
  }

  private var shownWord: String {
    // The bytes after the prefix wouldn't be shown anyway, nor would a character that the cut divides.
    "\"\(excerpt(String(decoding: bytes[wordRange.prefix(256)], as: UTF8.self)))\""
  }

  private func problem(_ range: Range<Int>, _ message: String, label: String = "") -> Diagnostic {
    Diagnostic(.jsonSyntax, message, at: span(range), label: label)
  }

  private func span(_ range: Range<Int>) -> SourceSpan {
    let start = UInt32(truncatingIfNeeded: min(range.lowerBound, bytes.count))
    return SourceSpan(source, ByteRange(start, UInt32(truncatingIfNeeded: min(range.upperBound, bytes.count))))
  }
}

private func isWordPart(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
    UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
    UInt8(ascii: "_"), UInt8(ascii: "$"):
    true
  default: byte >= 0x80
  }
}
