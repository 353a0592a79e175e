package import TutorialSyntax
import TutorialValues

/// A function in CSS notation, `name(argument, …)`, whose arguments are read one after the other.
///
/// Each argument consists of words and numbers, separated by white space.
struct WrittenFunction {
  let name: String
  /// The range of the name within the text's bytes.
  let nameRange: Range<Int>
  private let bytes: [UInt8]
  private let end: Int
  private var position: Int
  private var isClosed = false
  private var isFirst = true

  /// The maximum number of words and numbers in an argument.
  private static let partLimit = 3

  /// The function within `bounds`; nil if it doesn't begin with a name and a parenthesis.
  init?(_ bytes: [UInt8], _ bounds: Range<Int>) {
    var start = bounds.lowerBound
    while start < bounds.upperBound, Self.isSpace(bytes[start]) { start += 1 }
    var behind = start
    while behind < bounds.upperBound, Self.isOfName(bytes[behind]) { behind += 1 }
    guard behind > start, behind < bounds.upperBound, bytes[behind] == UInt8(ascii: "(") else { return nil }
    self.bytes = bytes
    end = bounds.upperBound
    nameRange = start..<behind
    name = String(decoding: bytes[start..<behind], as: UTF8.self)
    position = behind + 1
  }

  /// The ranges of the next argument's words and numbers, at least one; nil after the last argument.
  mutating func nextArgument() throws(EasingSyntaxError) -> [Range<Int>]? {
    if isClosed { return nil }
    var parts: [Range<Int>] = []
    while true {
      skipSpaces()
      guard position < end else {
        throw EasingSyntaxError(
          "the parenthesis of \(name)( is not closed", at: nameRange.lowerBound..<position,
          label: "in braces and brackets, a text with a comma has to be in quotes")
      }
      switch bytes[position] {
      case UInt8(ascii: ","), UInt8(ascii: ")"):
        let isEnd = bytes[position] == UInt8(ascii: ")")
        let isEmpty = parts.isEmpty && isFirst && isEnd
        guard !parts.isEmpty || isEmpty else {
          throw EasingSyntaxError("something is missing here", at: position..<position + 1)
        }
        position += 1
        isFirst = false
        if isEnd { try close() }
        return isEmpty ? nil : parts
      case UInt8(ascii: "("):
        throw EasingSyntaxError("\(name)( takes numbers, and nothing in parentheses", at: position..<position + 1)
      default:
        let part = nextWord()
        guard parts.count < Self.partLimit else { throw EasingSyntaxError("a comma is missing before this", at: part) }
        parts.append(part)
      }
    }
  }

  func text(_ part: Range<Int>) -> String { String(decoding: bytes[part], as: UTF8.self) }

  /// The finite number that a part is; nil if it isn't a number.
  ///
  /// - Parameter name: the number's name with its article, for messages.
  /// - Throws: if the number isn't within `bounds`.
  func number(_ part: Range<Int>, in bounds: ClosedRange<Double>, of name: String) throws(EasingSyntaxError) -> Double?
  {
    switch parseDecimal(bytes, part) {
    case .value(let value) where bounds.contains(value): return value
    case .value:
      let bounds = "\(decimal(bounds.lowerBound)) to \(decimal(bounds.upperBound))"
      throw EasingSyntaxError(.valueOutOfRange, "\(name) is \(excerpt(text(part))), outside \(bounds)", at: part)
    case .notFinite:
      throw EasingSyntaxError(.valueOutOfRange, "\(excerpt(text(part))) is not a finite number", at: part)
    case .notANumber: return nil
    }
  }

  /// Returns true if a part ends with a percent sign.
  func isPercentage(_ part: Range<Int>) -> Bool { bytes[part].last == UInt8(ascii: "%") }

  private mutating func close() throws(EasingSyntaxError) {
    isClosed = true
    skipSpaces()
    guard position == end else { throw EasingSyntaxError("nothing may follow \(name)(…)", at: position..<end) }
  }

  private mutating func nextWord() -> Range<Int> {
    let start = position
    while position < end, !Self.isSpace(bytes[position]), !Self.isDelimiter(bytes[position]) { position += 1 }
    return start..<position
  }

  private mutating func skipSpaces() {
    while position < end, Self.isSpace(bytes[position]) { position += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

/// An error in an easing that is written as a function.
struct EasingSyntaxError: Error {
  var id: DiagnosticID
  var message: String
  /// The range within the text's bytes; nil for the whole scalar.
  var range: Range<Int>?
  var label: String
  var notes: [Diagnostic.Note] = []
  /// The text that should replace it.
  var replacement: String?

  /// An error at a range of the text.
  init(
    _ id: DiagnosticID, _ message: String, at range: Range<Int>?, label: String = "",
    notes: [Diagnostic.Note] = [], replacement: String? = nil
  ) {
    self.id = id
    self.message = message
    self.range = range
    self.label = label
    self.notes = notes
    self.replacement = replacement
  }

  /// A function that isn't valid CSS.
  init(_ message: String, at range: Range<Int>, label: String = "") {
    self.init(.invalidEasing, message, at: range, label: label)
  }

  /// An unknown word.
  init(unknown word: String, at range: Range<Int>?, known: [String], of name: String, nearest: String?) {
    self.init(
      .valueOutOfRange, "\(name) cannot be \"\(excerpt(word))\"", at: range,
      label: nearest.map { "did you mean \"\($0)\"?" } ?? "",
      notes: [.init("it is one of \(known.joined(separator: ", "))")],
      replacement: nearest)
  }
}

extension Decoder {
  /// Reports an error in a function, at its exact bytes.
  mutating func report(_ fault: EasingSyntaxError, in node: NodeID) {
    let span = fault.range.map { spanOfText($0, in: node) } ?? document.span(node)
    var diagnostic = Diagnostic(fault.id, fault.message, at: span, label: fault.label, notes: fault.notes)
    if let text = fault.replacement {
      diagnostic.fixits = [FixIt("replace it with \"\(text)\"", .maybe, [.init(span, text)])]
    }
    report(diagnostic)
  }

  /// The source span of a part of a scalar's text; the whole scalar if the two don't correspond.
  private func spanOfText(_ range: Range<Int>, in node: NodeID) -> SourceSpan {
    let bounds = document.textBounds(node)
    let text = document.arena[bounds]
    var written = ScalarSourceMap(document.source.bytes, document.range(document.target(node)).range)
    guard let first = written.range(ofCharacterAt: range.lowerBound - bounds.lowerBound, in: text),
      let last = written.range(ofCharacterAt: max(range.lowerBound, range.upperBound - 1) - bounds.lowerBound, in: text)
    else { return document.span(node) }
    return SourceSpan(
      document.source, ByteRange(UInt32(first.lowerBound), UInt32(max(first.upperBound, last.upperBound))))
  }
}

extension DiagnosticID {
  /// `invalid-easing`.
  package static let invalidEasing = DiagnosticID(
    "invalid-easing", .error,
    rule:
      "The easing is written as a function of CSS, but isn't a valid one: a parenthesis, a comma or a number is "
      + "missing, or something is in the wrong place.",
    wrong: """
      move: { easing: "linear(0, 0.25 75, 1)" }
      """,
    right: """
      move: { easing: "linear(0, 0.25 75%, 1)" }
      """)
}
