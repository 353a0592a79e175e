public import TutorialSyntax

/// An XML file as far as it could be read: its start tags in document order.
public struct XMLFile: Sendable {
  /// The file.
  public let source: SourceText
  /// The elements; a parent comes before its children.
  public var elements: [XMLElement]
  /// Why reading stopped before the end; nil for a well-formed file.
  public var failure: Diagnostic?
  /// Whether the root element was closed, so that nothing of the tree is missing.
  public var isComplete: Bool
  /// Whether another element follows behind the end of the first.
  var hasSeveralRoots = false

  /// Elements, and why there are no more of them.
  public init(source: SourceText, elements: [XMLElement], failure: Diagnostic?, isComplete: Bool) {
    self.source = source
    self.elements = elements
    self.failure = failure
    self.isComplete = isComplete
  }

  /// Where an element begins: `<` and its name, so that a mark fits on a line; all of what is no tag.
  public func head(of element: XMLElement) -> SourceSpan {
    var end = element.tag.range.lowerBound
    guard end < source.bytes.count, source.bytes[end] == UInt8(ascii: "<") else {
      return SourceSpan(source, element.tag)
    }
    let limit = min(element.tag.range.upperBound, source.bytes.count)
    while end < limit, !isNameEnd(source.bytes[end]) { end += 1 }
    return SourceSpan(source, ByteRange(element.tag.start, UInt32(clamping: end)))
  }

  /// Where the value of an attribute is written, without its quotes; the head of the element if it has none.
  ///
  /// expat checked the tag but keeps no places of attributes, so the tag is searched again, only when something is to
  /// be reported. In UTF-16 that finds nothing, and the head stands for it.
  public func value(of attribute: String, in element: XMLElement) -> SourceSpan {
    if let range = element.attributes.first(where: { $0.name == attribute })?.range { return SourceSpan(source, range) }
    let name = Array(attribute.utf8)
    let bytes = source.bytes
    let end = min(element.tag.range.upperBound, bytes.count)
    var index = element.tag.range.lowerBound
    while index < end, !isNameEnd(bytes[index]) { index += 1 }
    while index < end {
      while index < end, isSpace(bytes[index]) { index += 1 }
      let nameStart = index
      while index < end, !isNameEnd(bytes[index]), bytes[index] != UInt8(ascii: "=") { index += 1 }
      let isWanted = bytes[nameStart..<index].elementsEqual(name)
      while index < end, !isQuote(bytes[index]) { index += 1 }
      guard index < end else { break }
      let quote = bytes[index]
      let valueStart = index + 1
      index = valueStart
      while index < end, bytes[index] != quote { index += 1 }
      if isWanted { return SourceSpan(source, ByteRange(UInt32(clamping: valueStart), UInt32(clamping: index))) }
      index += 1
    }
    return head(of: element)
  }
}

private func isSpace(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}

private func isNameEnd(_ byte: UInt8) -> Bool {
  isSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
}

private func isQuote(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
}
