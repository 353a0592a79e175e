import CLibYAML
import TutorialSyntax

/// An iterator over libyaml's events for one file, with byte offsets.
///
/// libyaml's own positions count characters after the byte-order mark. The parser's structures live on the heap,
/// because libyaml keeps pointers into them, and are freed with this value.
struct LibYAMLEvents: ~Copyable {
  /// The kind of an event.
  enum Kind {
    case streamEnd, documentStart, documentEnd, alias, scalar, sequenceStart, sequenceEnd, mappingStart, mappingEnd
    /// The start of the stream, and other events that can be ignored.
    case other
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>
  /// The kind of the current event.
  private(set) var kind = Kind.other
  /// The source range of the current event, including its anchor and tag.
  private(set) var range = ByteRange(0, 0)

  private let bytes: UnsafeBufferPointer<UInt8>
  private let origin: Int
  /// The latest position looked up: its character and byte offset, and the end of the ASCII bytes after it.
  ///
  /// Within ASCII, characters are bytes. Positions of events ascend, so all of them together take one pass over the
  /// file.
  private var walked: (character: Int, offset: Int, asciiEnd: Int)

  /// Iterates over `bytes` up to the end in `characters`; the buffer must outlive this value.
  ///
  /// Nil if there isn't enough memory.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ characters: borrowing YAMLCharacters) {
    self.bytes = UnsafeBufferPointer(rebasing: bytes[..<characters.end])
    origin = characters.origin
    walked = (0, origin, ByteScan.endOfASCII(self.bytes, from: origin))
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    guard yaml_parser_initialize(parser) == 1 else {
      // Out of memory. libyaml has freed its own memory, so it doesn't matter that `deinit` doesn't run here.
      parser.deallocate()
      event.deallocate()
      return nil
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress.map { $0 + origin }, characters.end - origin)
  }

  deinit {
    yaml_event_delete(event)
    yaml_parser_delete(parser)
    event.deallocate()
    parser.deallocate()
  }

  /// Advances to the next event; returns false at a syntax error.
  mutating func advance() -> Bool {
    // End events of collections own no memory.
    if kind != .sequenceEnd, kind != .mappingEnd { yaml_event_delete(event) }
    guard yaml_parser_parse(parser, event) == 1 else { return false }
    switch event.pointee.type {
    case YAML_SCALAR_EVENT: kind = .scalar
    case YAML_MAPPING_START_EVENT: kind = .mappingStart
    case YAML_MAPPING_END_EVENT: kind = .mappingEnd
    case YAML_SEQUENCE_START_EVENT: kind = .sequenceStart
    case YAML_SEQUENCE_END_EVENT: kind = .sequenceEnd
    case YAML_ALIAS_EVENT: kind = .alias
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: kind = .streamEnd
    default: kind = .other
    }
    let start = offset(of: event.pointee.start_mark)
    range = ByteRange(start, offset(of: event.pointee.end_mark))
    return true
  }

  /// Appends the current scalar's text to `arena`.
  @inline(__always)
  func appendText(to arena: inout [UInt8]) {
    arena.append(
      contentsOf: UnsafeBufferPointer(start: tutorialc_scalar_text(event), count: tutorialc_scalar_length(event)))
  }

  /// True if the current scalar is plain: neither quoted nor a block.
  var isPlain: Bool { tutorialc_scalar_style(event) == YAML_PLAIN_SCALAR_STYLE }

  /// True if the current scalar is a block (`|` or `>`).
  var isBlock: Bool {
    let style = tutorialc_scalar_style(event)
    return style == YAML_LITERAL_SCALAR_STYLE || style == YAML_FOLDED_SCALAR_STYLE
  }

  /// True if the collection that starts here is in flow style, in brackets or braces.
  var isFlow: Bool {
    (kind == .mappingStart ? tutorialc_is_flow_mapping(event) : tutorialc_is_flow_sequence(event)) != 0
  }

  /// True if the current node has an anchor or a tag.
  @inline(__always)
  var hasProperties: Bool { tutorialc_anchor(event) != nil || tutorialc_tag(event) != nil }

  /// The anchor of the current node, or the name in the current alias.
  var anchor: String? { tutorialc_anchor(event).map { String(cString: $0) } }

  /// The tag of the current node, with its prefix expanded.
  var tag: String? { tutorialc_tag(event).map { String(cString: $0) } }

  /// The syntax error, after `advance` has returned false.
  mutating func error(in source: SourceText) -> YAMLSyntaxError {
    YAMLSyntaxError(
      source: source, words: parser.pointee.problem.map { String(cString: $0) } ?? "out of memory",
      offset: Int(offset(of: parser.pointee.problem_mark)),
      context: parser.pointee.context.map { String(cString: $0) },
      contextOffset: Int(offset(of: parser.pointee.context_mark)))
  }

  /// The byte offset of a position; the end of the bytes for positions past the end.
  @inline(__always)
  private mutating func offset(of mark: yaml_mark_t) -> UInt32 {
    let character = Int(truncatingIfNeeded: mark.index)
    if character < walked.character || character &- walked.character > walked.asciiEnd &- walked.offset {
      walk(to: character)
    }
    return UInt32(truncatingIfNeeded: walked.offset &+ (character &- walked.character))
  }

  private mutating func walk(to character: Int) {
    if character < walked.character { walked = (0, origin, ByteScan.endOfASCII(bytes, from: origin)) }
    while walked.offset < bytes.count {
      let plain = min(character &- walked.character, walked.asciiEnd &- walked.offset)
      walked.character &+= plain
      walked.offset &+= plain
      guard walked.character < character, walked.offset < bytes.count else { return }
      // A non-ASCII character has as many bytes as its first byte has leading ones.
      walked.offset = min(walked.offset &+ (~bytes[walked.offset]).leadingZeroBitCount, bytes.count)
      walked.character &+= 1
      walked.asciiEnd = ByteScan.endOfASCII(bytes, from: walked.offset)
    }
    // Past the end.
    walked.character = character
  }
}
