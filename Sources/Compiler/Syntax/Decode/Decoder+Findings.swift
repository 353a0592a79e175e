// What every decoder may find wrong. The words are the same everywhere, so that a person learns them once.
extension Decoder {
  /// `wrong-type` at `node`: what stands there, and what should. A value that a broken file stops short of is none.
  package mutating func reportWrongType(_ node: NodeID, expected: String) {
    guard !isFull, !document.isPartial || !document.isNull(node) else { return }
    report(
      Diagnostic(
        .wrongType, "\(describe(node)) where \(expected) is expected", at: document.span(node),
        label: "expected \(expected)"))
  }

  /// `unknown-key` with the nearest known key, if one is near.
  package mutating func reportUnknownKey(_ key: NodeID, known: [String], of what: StaticString) {
    guard !isFull else { return }
    let span = document.span(key)
    guard document.isScalar(key) else {
      reportWrongType(key, expected: "a key of \(what)")
      return
    }
    let name = document.string(key)
    // Nothing is merged any more once aliases stand for too much.
    if document.isPartial, name == "<<" { return }
    var diagnostic = Diagnostic(.unknownKey, "unknown key \"\(excerpt(name))\" in \(what)", at: span)
    if let nearest = nearestName(to: name, among: known) {
      diagnostic.primaryLabel = "did you mean \"\(nearest)\"?"
      diagnostic.fixits = [FixIt("replace it with \"\(nearest)\"", .maybe, [.init(span, nearest)])]
    } else if endsTextWithComma(key) {
      diagnostic.primaryLabel = "quote the text before it: it holds a comma"
    } else {
      diagnostic.notes = [.init("known keys: \(known.joined(separator: ", "))")]
    }
    report(diagnostic)
  }

  /// Whether a key looks like the rest of a text that was cut at its comma: in braces, behind a comma, without a value.
  private func endsTextWithComma(_ key: NodeID) -> Bool {
    let bytes = document.source.bytes
    let range = document.range(key).range
    guard document.kind(key) == .plain else { return false }
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
    let before = bytes[..<range.lowerBound].last { !isSpace($0) }
    let after = bytes[range.upperBound...].first { !isSpace($0) }
    return before == UInt8(ascii: ",") && (after == UInt8(ascii: ",") || after == UInt8(ascii: "}"))
  }

  /// `duplicate-key` at the second of two equal keys.
  package mutating func reportDuplicateKey(_ key: NodeID, first: ByteRange?) {
    guard !isFull else { return }
    var diagnostic = Diagnostic(
      .duplicateKey, "key \"\(excerpt(document.string(key)))\" is written twice", at: document.span(key))
    if let first { diagnostic.labels = [.init(SourceSpan(document.source, first), "first written here")] }
    report(diagnostic)
  }

  /// `missing-key` at a map that lacks a required key; nothing in a partial document, where it may just not have been
  /// read.
  package mutating func reportMissingKey(_ key: String, of what: StaticString, at node: NodeID) {
    guard !document.isPartial else { return }
    report(
      Diagnostic(.missingKey, "\(what) needs the key \"\(key)\"", at: SourceSpan(document.source, headRange(node))))
  }

  /// `value-out-of-range` at `node`.
  package mutating func reportOutOfRange(_ node: NodeID, _ message: String, fixits: [FixIt] = []) {
    report(Diagnostic(.valueOutOfRange, message, at: document.span(node), fixits: fixits))
  }

  /// `value-out-of-range` for a word that is none of the known ones.
  package mutating func reportUnknownWord(_ node: NodeID, known: [String], of name: String) {
    guard !isFull else { return }
    let text = document.string(node)
    let span = document.span(node)
    var diagnostic = Diagnostic(
      .valueOutOfRange, "\(name) cannot be \"\(excerpt(text))\"", at: span,
      notes: [.init("it is one of \(known.joined(separator: ", "))")])
    if let nearest = nearestName(to: text, among: known) {
      diagnostic.primaryLabel = "did you mean \"\(nearest)\"?"
      diagnostic.fixits = [FixIt("replace it with \"\(nearest)\"", .maybe, [.init(span, nearest)])]
    }
    report(diagnostic)
  }

  /// The start of a node, for findings about a whole map: its first key, so that a mark fits on a line.
  package func headRange(_ node: NodeID) -> ByteRange {
    var children = document.children(node)
    guard document.kind(node) == .mapping, let first = children.next() else { return document.range(node) }
    return document.range(first)
  }

  /// What stands at a node, with its article, for messages.
  package func describe(_ node: NodeID) -> String {
    switch document.kind(node) {
    case .mapping: "a map"
    case .sequence: "a list"
    case .plain where document.isNull(node): "nothing"
    case .plain: "\"\(excerpt(document.string(node)))\""
    case .quoted, .alias: "the text \"\(excerpt(document.string(node)))\""
    }
  }

  /// A number as people write it, for messages.
  package func describe(_ value: Double) -> String {
    var text = ByteWriter()
    text.write(value, decimals: 6)
    return String(decoding: text.bytes, as: UTF8.self)
  }
}
