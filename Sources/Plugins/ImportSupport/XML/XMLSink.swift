import CExpat
import TutorialSyntax

/// Receives expat's events. It lives for one `XML_Parse`, on one thread.
final class XMLSink {
  private(set) var elements: [XMLElement] = []
  var failure: Diagnostic?
  /// True if the requested number of elements has been read.
  private(set) var hasEnough = false
  /// True if the root was closed.
  private(set) var isComplete = false

  /// The file offset of the parser's first byte, negative if the parser sees a wrapper before the file.
  let offset: Int
  private let parser: XML_Parser
  private let source: SourceText
  /// True if there is a wrapper element around the file's elements.
  private let isWrapped: Bool
  private let wanted: Int
  /// The open elements, outermost first, with the number of their children so far.
  private var open: [(element: Int, children: Int)] = []
  /// True until the wrapper's start tag has arrived.
  private var isWaiting: Bool
  private var roots = 0
  /// The budget of elements and attributes. (Importers don't have the command line's limits yet.)
  private var nodes = Spending(.nodes, of: Budget())

  /// Makes a sink for the events of `parser` in `source`.
  init(parser: XML_Parser, source: SourceText, wanted: Int, offset: Int, isWrapped: Bool) {
    self.offset = offset
    self.isWrapped = isWrapped
    isWaiting = isWrapped
    self.parser = parser
    self.source = source
    self.wanted = wanted
  }

  /// Returns the sink in a callback's user data.
  static func of(_ data: UnsafeMutableRawPointer?) -> XMLSink? {
    data.map { Unmanaged<XMLSink>.fromOpaque($0).takeUnretainedValue() }
  }

  var innermost: XMLElement? { open.last.map { elements[$0.element] } }

  /// Handles a start tag. `attributes` alternates names and values, and ends with a null pointer.
  func start(_ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    // expat may still deliver one event after XML_StopParser.
    guard let name, failure == nil, !hasEnough else { return }
    if isWaiting {
      isWaiting = false
      return
    }
    let tag = currentRange
    guard open.count < XMLReader.nestingLimit else {
      return stop("elements are nested deeper than the limit of \(XMLReader.nestingLimit)", tag)
    }
    guard elements.count < XMLReader.elementLimit else {
      return stop("the file has more elements than the limit of \(Limits.elements)", tag)
    }
    let attributes = Self.pairs(attributes)
    guard nodes.spend(1 + attributes.count) else {
      return stop(Budget.Resource.nodes.exceeded(nodes.limit, at: SourceSpan(source, tag)))
    }
    let parent = open.last
    let position = parent?.children ?? roots
    if open.isEmpty { roots += 1 } else { open[open.count - 1].children += 1 }
    isComplete = false
    open.append((element: elements.count, children: 0))
    elements.append(
      XMLElement(
        name: String(cString: name), attributes: attributes, parent: parent?.element, position: position, head: tag))
    if elements.count >= wanted {
      hasEnough = true
      XML_StopParser(parser, XML_Bool(XML_FALSE))
    }
  }

  func end() {
    guard failure == nil else { return }
    open.removeLast(min(1, open.count))
    if open.isEmpty { isComplete = true }
  }

  /// Refuses a document type declaration: no dump has one, and XML bombs are built from its entities.
  func refuseDoctype() {
    // expat reports it at the token after the name.
    let opening = Array("<!DOCTYPE".utf8)
    var start = currentRange.range.lowerBound
    while start > 0, !source.bytes[start...].starts(with: opening) { start -= 1 }
    let end = min(start + opening.count, source.bytes.count)
    stop(
      Diagnostic(
        .xmlSyntax, "a document type declaration is not accepted in a layout dump",
        at: SourceSpan(source, ByteRange(UInt32(clamping: start), UInt32(clamping: end)))))
  }

  private func stop(_ excess: String, _ tag: ByteRange) {
    stop(Diagnostic(.limitExceeded, excess, at: SourceSpan(source, tag)))
  }

  private func stop(_ reason: Diagnostic) {
    guard failure == nil else { return }
    failure = reason
    XML_StopParser(parser, XML_Bool(XML_FALSE))
  }

  /// The range of the event that expat is reporting.
  private var currentRange: ByteRange {
    let start = Int(XML_GetCurrentByteIndex(parser)) + offset
    let count = Int(XML_GetCurrentByteCount(parser))
    return ByteRange(UInt32(clamping: start), UInt32(clamping: start + count))
  }

  private static func pairs(
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) -> [XMLElement.Attribute] {
    guard var next = attributes else { return [] }
    var pairs: [XMLElement.Attribute] = []
    while let name = next[0], let value = next[1] {
      pairs.append(.init(name: String(cString: name), value: String(cString: value)))
      next += 2
    }
    return pairs
  }
}
