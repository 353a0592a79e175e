/// Builds a document from JSON bytes. Nesting uses the builder's stack, never the call stack.
struct JSONComposer {
  /// The tokens that may come next.
  private enum Expectation {
    case value
    case valueOrEnd
    case keyOrEnd
    case key
    case colon
    case commaOrEnd
    case endOfFile
  }

  let source: SourceText
  let bytes: [UInt8]
  /// The offset at which reading ends.
  let end: Int
  /// The offset of the next byte.
  var index: Int
  var builder: DocumentBuilder
  /// The error that ended reading.
  private(set) var failure: Diagnostic?

  private let nodeLimit: Int
  private var expectation = Expectation.value
  private var lastComma = 0

  /// A composer for the bytes of `source` before `end`, which are valid UTF-8.
  ///
  /// - Parameter nodeLimit: the number of nodes above which reading stops.
  init(_ source: SourceText, end: Int, nodeLimit: Int) {
    self.source = source
    self.nodeLimit = nodeLimit
    bytes = source.bytes
    self.end = end
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    builder = DocumentBuilder(size: bytes.count, nodeLimit: nodeLimit)
  }

  /// Reads up to the end or the first error.
  mutating func compose() {
    while failure == nil {
      skipWhiteSpace()
      guard index < end else { return endOfFile() }
      let byte = bytes[index]
      switch expectation {
      case .value: readValue(byte)
      case .valueOrEnd:
        if byte == UInt8(ascii: "]") { endCollection(byte) } else { readValue(byte) }
      case .keyOrEnd:
        if byte == UInt8(ascii: "}") { endCollection(byte) } else { readKey(byte) }
      case .key: readKey(byte)
      case .colon:
        guard byte == UInt8(ascii: ":") else { return fail(problem.missingColon) }
        index += 1
        expectation = .value
      case .commaOrEnd: readCommaOrEnd(byte)
      case .endOfFile: fail(problem.contentAfterValue)
      }
      if hasTooManyNodes { fail(problem.tooManyNodes(nodeLimit, last: builder.nodes.last?.range ?? ByteRange(0, 0))) }
    }
  }

  /// True if there are too many nodes. The document is then discarded.
  var hasTooManyNodes: Bool { builder.nodes.count > nodeLimit }

  /// The document. Collections that are still open end after their last read item.
  mutating func finish() -> Document {
    let end = UInt32(truncatingIfNeeded: index)
    return builder.finish(source, end: end, isPartial: failure != nil)
  }

  /// The possible errors at the current position.
  var problem: JSONSyntaxError {
    let isOpen = builder.depth > 0
    let start = isOpen ? Int(builder.nodes[Int(builder.current.index)].range.start) : 0
    return JSONSyntaxError(
      source: source, bytes: bytes, end: end, index: index, open: isOpen ? (start, isInMapping) : nil)
  }

  mutating func fail(_ diagnostic: Diagnostic) {
    failure = failure ?? diagnostic
  }

  private mutating func skipWhiteSpace() {
    while index < end {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }

  private mutating func readValue(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"): beginCollection(.mapping)
    case UInt8(ascii: "["): beginCollection(.sequence)
    case UInt8(ascii: "\""): if readString() { didReadNode() }
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): if readNumber() { didReadNode() }
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): if readWord() { didReadNode() }
    default: fail(problem.noValue(lastComma: lastComma))
    }
  }

  private mutating func readKey(_ byte: UInt8) {
    guard byte == UInt8(ascii: "\"") else { return fail(problem.noKey(lastComma: lastComma)) }
    if readString() { expectation = .colon }
  }

  private mutating func readCommaOrEnd(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: ","):
      lastComma = index
      index += 1
      expectation = isInMapping ? .key : .value
    case UInt8(ascii: "]"), UInt8(ascii: "}"): endCollection(byte)
    default: fail(problem.missingComma)
    }
  }

  private mutating func beginCollection(_ kind: Document.Kind) {
    guard builder.depth < Limits.nesting else { return fail(problem.tooDeep) }
    builder.beginCollection(kind, isMapping: kind == .mapping, start: UInt32(truncatingIfNeeded: index))
    index += 1
    expectation = kind == .mapping ? .keyOrEnd : .valueOrEnd
  }

  private mutating func endCollection(_ byte: UInt8) {
    guard isInMapping == (byte == UInt8(ascii: "}")) else { return fail(problem.wrongBracket) }
    index += 1
    builder.endCollection(end: UInt32(truncatingIfNeeded: index))
    didReadNode()
  }

  private mutating func didReadNode() {
    expectation = builder.depth == 0 ? .endOfFile : .commaOrEnd
  }

  /// True if the innermost open collection is a map.
  private var isInMapping: Bool { builder.current.isMapping }

  private mutating func endOfFile() {
    if expectation != .endOfFile { fail(problem.unexpectedEnd) }
  }
}
