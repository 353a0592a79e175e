/// A suggestion for replacing an invalid value.
package struct Advice: Sendable {
  /// The label beside the mark.
  package var label: String
  /// The replacement as source text, or nil if the value alone doesn't determine it.
  package var text: String?
  /// True if the replacement can't be wrong.
  package var isSure: Bool

  /// Advice as a label only.
  package static func words(_ label: String) -> Advice { Advice(label: label, text: nil, isSure: false) }

  /// A replacement for the value.
  package static func write(_ text: String, isSure: Bool = false) -> Advice {
    Advice(label: "write \(text)", text: text, isSure: isSure)
  }
}

extension Decoder {
  /// Adds advice to the first diagnostic of a value and drops the value's other ones.
  ///
  /// - Parameters:
  ///   - known: the number of diagnostics before the value was read.
  ///   - advice: the advice for the value as written, or nil if there is none.
  package mutating func advise(_ node: NodeID, since known: Int, _ advice: (Document, NodeID) -> Advice?) {
    guard known < diagnostics.count, known < Diagnostic.maximumCount,
      diagnostics[known].id == .wrongType || diagnostics[known].id == .valueOutOfRange,
      let advice = advice(document, node)
    else { return }
    let span = document.span(node)
    var diagnostic = diagnostics[known]
    // A replacement for the whole value is more helpful than the errors of its parts.
    if diagnostic.primary?.range != span.range, advice.text == nil { return }
    if diagnostic.primary?.range != span.range { diagnostic.primary = span }
    diagnostic.primaryLabel = advice.label
    diagnostic.fixits =
      advice.text.map {
        [FixIt("replace it with \($0)", advice.isSure ? .always : .maybe, [.init(span, $0)])]
      } ?? []
    diagnostics.replaceSubrange(known..., with: [diagnostic])
  }
}

extension Document {
  /// The text that an author meant by a comment without a space after its `#`, right after an empty value.
  ///
  /// Nil if there is no such comment.
  func textInComment(behind node: NodeID) -> ByteRange? {
    let bytes = source.bytes
    var start = range(node).range.upperBound
    while start < bytes.count, bytes[start] == 0x20 || bytes[start] == UInt8(ascii: ":") { start += 1 }
    guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "#"), bytes[start + 1] > 0x20,
      bytes[start + 1] != UInt8(ascii: "#")
    else { return nil }
    var end = start
    while end < bytes.count, bytes[end] > 0x20 { end += 1 }
    return ByteRange(UInt32(clamping: start), UInt32(clamping: end))
  }
}
