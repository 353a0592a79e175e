/// What an author is told to write in the place of a value that is none.
package struct Advice: Sendable {
  /// What stands beside the mark.
  package var label: String
  /// What to write instead, as it is written; nil where the value alone does not tell.
  package var text: String?
  /// Whether that can only be right.
  package var isSure: Bool

  /// Advice of the given parts.
  package init(label: String, text: String?, isSure: Bool) {
    self.label = label
    self.text = text
    self.isSure = isSure
  }

  /// Advice in words.
  package static func words(_ label: String) -> Advice { Advice(label: label, text: nil, isSure: false) }

  /// Another text in the value's place.
  package static func write(_ text: String, isSure: Bool = false) -> Advice {
    Advice(label: "write \(text)", text: text, isSure: isSure)
  }
}

extension Decoder {
  /// Puts advice beside what was said of a value, in the place of all else that was said of it.
  ///
  /// - Parameters:
  ///   - known: how many diagnostics there were before the value was read.
  ///   - advice: what to write, by the value as it stands; nil where nobody knows.
  package mutating func advise(_ node: NodeID, since known: Int, _ advice: (Document, NodeID) -> Advice?) {
    guard known < diagnostics.count, known < Diagnostic.maximumCount,
      diagnostics[known].id == .wrongType || diagnostics[known].id == .valueOutOfRange,
      let advice = advice(document, node)
    else { return }
    let span = document.span(node)
    var diagnostic = diagnostics[known]
    // What is wrong with its parts says less than what to write in the place of all.
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
  /// What stands behind nothing on its line, and was meant as a text: a comment without a space behind its `#`.
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
