public import TutorialSyntax

/// An XML file as far as it could be read: its start tags in document order.
public struct XMLFile: Sendable {
  /// The file.
  public let source: SourceText
  /// The elements; a parent comes before its children.
  public var elements: [XMLElement]
  /// The reason why reading stopped before the end, or nil for a well-formed file.
  public var failure: Diagnostic?
  /// True if the root element was closed, so that the tree is complete.
  public var isComplete: Bool
  /// True if another element follows the end of the first.
  var hasSeveralRoots = false

  /// Makes a file of its elements, and the reason why there are no more.
  public init(source: SourceText, elements: [XMLElement], failure: Diagnostic?, isComplete: Bool) {
    self.source = source
    self.elements = elements
    self.failure = failure
    self.isComplete = isComplete
  }

  /// Returns the beginning of an element, `<` and its name, so that a mark fits on a line.
  ///
  /// For an element that isn't a tag, that's the whole element.
  public func head(of element: XMLElement) -> SourceSpan {
    var end = element.tag.range.lowerBound
    guard end < source.bytes.count, source.bytes[end] == UInt8(ascii: "<") else {
      return SourceSpan(source, element.tag)
    }
    let limit = min(element.tag.range.upperBound, source.bytes.count)
    while end < limit, !isNameEnd(source.bytes[end]) { end += 1 }
    return SourceSpan(source, ByteRange(element.tag.start, UInt32(clamping: end)))
  }

  /// Returns the place of an attribute's value, without its quotes, or the head of the element if it has none.
  ///
  /// expat has checked the tag, but doesn't keep the places of attributes. So the tag is searched again, only when
  /// there is something to report. In UTF-16 the search finds nothing, and the head is used.
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
