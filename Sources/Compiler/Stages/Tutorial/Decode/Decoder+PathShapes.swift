import TutorialGeometry
import TutorialIR

extension Decoder {
  /// SVG path data and its view box `[x, y, width, height]`. What is wrong with the data is reported at the very
  /// character, where the source shows the text as it is.
  mutating func pathShape(_ node: NodeID, viewBox: NodeID) -> PathShape? {
    let box = numbers(viewBox, count: 4, expected: "[x, y, width, height]")?.value
    guard let data = filledString(node, of: "the path", expected: "SVG path data")?.value, let box else { return nil }
    guard box[2] > 0, box[3] > 0 else {
      reportOutOfRange(viewBox, "the view box has no area")
      return nil
    }
    switch PathShape.make(data: data, viewBox: Rect(box[0], box[1], box[2], box[3])) {
    case .success(let shape):
      return shape
    case .failure(let error):
      report(Diagnostic(.invalidPath, error.message, at: spanOfCharacter(at: error.offset, in: node)))
      return nil
    }
  }

  /// The place in the file of one character of a scalar's text; the whole scalar where escapes, folded lines or an
  /// alias make the two differ.
  func spanOfCharacter(at offset: Int, in node: NodeID) -> SourceSpan {
    let whole = document.range(node)
    let text = document.arena[document.textBounds(node)]
    let bytes = document.source.bytes
    let written = whole.range.clamped(to: 0..<bytes.count)
    let quotes = written.count == text.count + 2 ? 1 : 0
    let start = written.lowerBound + quotes
    guard written.count == text.count + 2 * quotes, bytes[start..<start + text.count].elementsEqual(text),
      (0...text.count).contains(offset)
    else { return document.span(node) }
    let place = start + offset
    var end = place
    if offset < text.count {
      end += 1
      while end < start + text.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    }
    return SourceSpan(document.source, ByteRange(UInt32(place), UInt32(end)))
  }
}
