import CExpat
import TutorialSyntax

/// Describes why expat stopped, in the compiler's own words and at the exact byte.
struct XMLSyntaxError {
  private let code: XML_Error
  private let offset: Int
  private let source: SourceText
  private let open: XMLElement?
  /// True if the root had been closed before.
  private let isBehindRoot: Bool

  /// - Parameter base: the file offset of the parser's first byte.
  init(parser: XML_Parser, source: SourceText, base: Int, sink: XMLSink) {
    code = XML_GetErrorCode(parser)
    // The index is -1 if no byte was read.
    offset = min(max(Int(XML_GetCurrentByteIndex(parser)) + base, 0), source.bytes.count)
    self.source = source
    open = sink.innermost
    isBehindRoot = sink.isComplete
  }

  /// True if only messages of a tool follow the root: then nothing is wrong.
  var isToolsWord: Bool {
    code == XML_ERROR_JUNK_AFTER_DOC_ELEMENT && DumpText.isToolsWord(source.bytes[offset...])
  }

  /// True if another element follows the root.
  var isFurtherElement: Bool {
    code == XML_ERROR_JUNK_AFTER_DOC_ELEMENT && offset < source.bytes.count
      && source.bytes[offset] == UInt8(ascii: "<")
  }

  var diagnostic: Diagnostic {
    switch code {
    case XML_ERROR_NO_ELEMENTS where open == nil:
      diagnostic("the file is empty", at: 0, length: 0)
    case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR, XML_ERROR_UNCLOSED_CDATA_SECTION:
      breaksOff
    case XML_ERROR_INVALID_TOKEN:
      invalidToken
    case XML_ERROR_TAG_MISMATCH:
      mismatch
    case XML_ERROR_DUPLICATE_ATTRIBUTE:
      diagnostic("attribute \"\(excerpt(word(at: offset)))\" is written twice", at: offset)
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT where !isFurtherElement:
      diagnostic("text after the end of the root element", at: offset)
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT:
      furtherDump
    case XML_ERROR_MISPLACED_XML_PI where isBehindRoot:
      furtherDump
    case XML_ERROR_UNDEFINED_ENTITY:
      undefinedEntity
    case XML_ERROR_BAD_CHAR_REF:
      diagnostic("a reference to a character that XML does not have", at: offset)
    case XML_ERROR_MISPLACED_XML_PI:
      diagnostic("the XML declaration is not at the very beginning of the file", at: offset, length: 5)
    case XML_ERROR_UNKNOWN_ENCODING:
      diagnostic(
        "encoding \"\(excerpt(word(at: offset)))\" is not known: a dump is UTF-8, UTF-16, ISO-8859-1 or US-ASCII",
        at: offset)
    case XML_ERROR_INCORRECT_ENCODING:
      diagnostic("the file is not in the encoding that its declaration names", at: offset)
    case XML_ERROR_SYNTAX:
      diagnostic("text where XML begins with \"<\"", at: offset)
    case XML_ERROR_NO_MEMORY:
      Diagnostic(.internalError, "no memory is left to read the file", at: span(offset, 0))
    default:
      diagnostic("not well-formed: \(String(cString: XML_ErrorString(code)))", at: offset)
    }
  }

  /// The diagnostic for a file that ends inside an open element.
  private var breaksOff: Diagnostic {
    let end = source.bytes.count
    guard let open else { return diagnostic("the file breaks off before its first element", at: end, length: 0) }
    var diagnostic = diagnostic("the file breaks off inside <\(excerpt(open.name))>", at: end, length: 0)
    diagnostic.labels = opening
    return diagnostic
  }

  private var mismatch: Diagnostic {
    let name = open?.name ?? ""
    var diagnostic = diagnostic("</\(excerpt(word(at: offset)))> where </\(excerpt(name))> is expected", at: offset)
    diagnostic.labels = opening
    return diagnostic
  }

  private var opening: [Diagnostic.Label] {
    open.map { [.init(span(Int($0.tag.start), $0.name.utf8.count + 1), "opened here")] } ?? []
  }

  private var furtherDump: Diagnostic {
    var diagnostic = diagnostic("another dump begins after the end of the first", at: offset, length: 1)
    diagnostic.notes = [.init("a file is one screen: give each dump a file of its own")]
    return diagnostic
  }

  private var invalidToken: Diagnostic {
    guard offset < source.bytes.count else { return breaksOff }
    var (decoder, rest) = (UTF8(), source.bytes[offset...].makeIterator())
    var length = 1
    if case .scalarValue(let scalar) = decoder.decode(&rest) {
      length = UTF8.width(scalar)
    } else if !isUTF16 {
      return Diagnostic(.invalidUTF8, "a byte that is not UTF-8", at: span(offset, 1))
    }
    let character = String(decoding: source.bytes[offset..<offset + length], as: UTF8.self)
    return diagnostic("not well-formed: unexpected \"\(excerpt(character))\"", at: offset, length: length)
  }

  /// expat reports an unknown entity in text at its own place, in an attribute at the beginning of the tag.
  private var undefinedEntity: Diagnostic {
    var index = offset
    while index < source.bytes.count {
      defer { index += 1 }
      guard source.bytes[index] == UInt8(ascii: "&") else { continue }
      let name = word(at: index + 1)
      guard !["amp", "lt", "gt", "quot", "apos"].contains(name), !name.hasPrefix("#") else { continue }
      return diagnostic("unknown entity \"&\(excerpt(name));\"", at: index, length: name.utf8.count + 2)
    }
    return diagnostic("unknown entity", at: offset)
  }

  /// Returns the word at a byte: a name, or other text without delimiters.
  private func word(at start: Int) -> String {
    let ends = Array(" \t\r\n<>&;=/\"'".utf8)
    return String(decoding: source.bytes.dropFirst(start).prefix { !ends.contains($0) }, as: UTF8.self)
  }

  private func diagnostic(_ message: String, at offset: Int, length: Int? = nil) -> Diagnostic {
    Diagnostic(.xmlSyntax, message, at: span(offset, length ?? max(1, word(at: offset).utf8.count)))
  }

  private func span(_ offset: Int, _ length: Int) -> SourceSpan {
    let end = min(offset + length, source.bytes.count)
    return SourceSpan(source, ByteRange(UInt32(clamping: offset), UInt32(clamping: end)))
  }

  private var isUTF16: Bool {
    source.bytes.starts(with: [0xFF, 0xFE]) || source.bytes.starts(with: [0xFE, 0xFF])
      || source.bytes.prefix(2).contains(0)
  }
}
