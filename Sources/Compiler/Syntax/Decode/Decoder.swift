/// Turns nodes into typed values and collects what is wrong with them. Decoding is total: what does not fit is
/// reported at its place and left out, and the rest goes on.
///
/// What it reads of scalars stands in `Scalars.swift`, of maps in `FieldCursor.swift`.
@usableFromInline
package struct Decoder {
  /// What is decoded.
  @usableFromInline package let document: Document
  /// What was found so far, in the order of finding; at most `Diagnostic.maximumCount`.
  package var diagnostics: [Diagnostic] = []

  /// A decoder over `document`.
  package init(_ document: Document) {
    self.document = document
  }

  /// Whether no diagnostic more is kept: what it takes to word one can be saved, such as looking for the nearest name.
  package var isFull: Bool { diagnostics.count > Diagnostic.maximumCount }

  /// Adds a diagnostic.
  package mutating func report(_ diagnostic: Diagnostic) {
    if diagnostics.count < Diagnostic.maximumCount {
      diagnostics.append(diagnostic)
    } else if diagnostics.count == Diagnostic.maximumCount {
      diagnostics.append(tooManyDiagnostics(at: diagnostic.primary))
    }
  }

  /// A list of values, or one value that stands for a list of one. Items that do not decode are left out.
  @inlinable
  package mutating func oneOrMore<Item>(
    _ node: NodeID, _ decode: (inout Decoder, NodeID) -> Item?
  ) -> Located<[Item]> {
    guard document.kind(node) == .sequence else {
      return Located(decode(&self, node).map { [$0] } ?? [], document.range(node))
    }
    return list(node, decode)
  }

  /// The items of a list that is known to be one.
  @inlinable
  package mutating func list<Item>(_ node: NodeID, _ decode: (inout Decoder, NodeID) -> Item?) -> Located<[Item]> {
    var items: [Item] = []
    items.reserveCapacity(document.childCount(node))
    for child in document.children(node) {
      if let item = decode(&self, child) { items.append(item) }
    }
    return Located(items, document.range(node))
  }

  /// Whether the document's `schema`, if it has one, is one that this compiler reads; it is looked for before all
  /// else, because what another language means by its keys is not known.
  ///
  /// - Parameters:
  ///   - schema: the schema and its major version, such as `tutorialc.layout/1`; any minor version of it is read.
  ///   - what: what it describes, with its article, for messages.
  package mutating func isSupportedSchema(_ root: NodeID, _ schema: String, of what: String) -> Bool {
    guard document.kind(root) == .mapping else { return true }
    var children = document.children(root)
    while let key = children.next(), let value = children.next() {
      guard document.isScalar(key), document.string(key) == "schema" else { continue }
      guard let text = string(value, expected: "\"\(schema)\"") else { return true }
      if isMinorVersion(text.value, of: schema) { return true }
      report(unsupportedSchema(text.value, schema, of: what, at: document.span(value)))
      return false
    }
    return true
  }

  /// Whether a schema is the given major version or a minor one of it: minor versions only add.
  private func isMinorVersion(_ name: String, of schema: String) -> Bool {
    guard name.hasPrefix(schema) else { return false }
    let rest = name.dropFirst(schema.count)
    let minor = rest.dropFirst()
    return rest.isEmpty || rest.hasPrefix(".") && !minor.isEmpty && minor.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}

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

  /// `unknown-key` with what may be meant, or the nearest known key, if one is near.
  ///
  /// - Parameter previous: the value that stands before the key.
  package mutating func reportUnknownKey(
    _ key: NodeID, known: [String], hint: (String) -> KeyHint? = { _ in nil }, behind previous: NodeID? = nil,
    of what: StaticString
  ) {
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
    if let meant = hint(name) ?? nearestName(to: name, among: known).map({ .key($0) }) {
      diagnostic.primaryLabel = meant.label
      if case .key(let key) = meant {
        diagnostic.fixits = [FixIt("replace it with \"\(key)\"", .maybe, [.init(span, key)])]
      }
    } else if endsTextWithComma(key) {
      diagnostic.primaryLabel = "quote the text before it: it holds a comma"
      diagnostic.fixits = previous.flatMap { quotes(from: $0, to: key) }.map { [$0] } ?? []
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

  /// Quotes around a text that was cut at its comma; nil where it is in quotes, or holds some.
  private func quotes(from value: NodeID, to key: NodeID) -> FixIt? {
    guard document.kind(value) == .plain, !document.isNull(value) else { return nil }
    let range = ByteRange(document.range(value).start, endOfText(from: document.range(key).end))
    guard range.start < range.end else { return nil }
    let text = document.source.bytes[range.range]
    guard !text.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 < 0x20 }) else {
      return nil
    }
    let source = document.source
    return FixIt(
      "put the text in quotes", .maybe,
      [
        .init(SourceSpan(source, ByteRange(range.start, range.start)), "\""),
        .init(SourceSpan(source, ByteRange(range.end, range.end)), "\""),
      ])
  }

  /// Where a text ends that goes on behind further commas, in what looks like no key with a value.
  private func endOfText(from start: UInt32) -> UInt32 {
    let bytes = document.source.bytes
    let signs = Array("{},:[]\"'\n".utf8)
    var end = Int(start)
    while let comma = bytes[end...].firstIndex(where: { $0 != 0x20 }), bytes[comma] == UInt8(ascii: ","),
      let next = bytes[(comma + 1)...].firstIndex(where: signs.contains),
      bytes[next] == UInt8(ascii: ",") || bytes[next] == UInt8(ascii: "}"),
      let last = bytes[comma..<next].lastIndex(where: { $0 != 0x20 }), last > comma
    {
      end = last + 1
    }
    return UInt32(clamping: end)
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
  /// read, and nothing where an unknown key may be what is missing.
  package mutating func reportMissingKey(_ key: String, of what: StaticString, at node: NodeID) {
    guard !document.isPartial, !hasUnknownKey(in: node, thatMayBe: key) else { return }
    report(
      Diagnostic(.missingKey, "\(what) needs the key \"\(key)\"", at: SourceSpan(document.source, headRange(node))))
  }

  /// Whether a key of a map is reported as unknown, and may be meant for a certain one, or any: not where it is taken for
  /// another.
  package func hasUnknownKey(in node: NodeID, thatMayBe wanted: String? = nil) -> Bool {
    guard document.kind(node) == .mapping else { return false }
    let around = document.range(node)
    let unknown = diagnostics.filter { diagnostic in
      guard diagnostic.id == .unknownKey, let range = diagnostic.primary?.range else { return false }
      return around.start <= range.start && range.end <= around.end
    }
    guard !unknown.isEmpty else { return false }
    var children = document.children(node)
    while let key = children.next(), children.next() != nil {
      let range = document.range(key)
      guard let found = unknown.first(where: { $0.primary?.range == range }) else { continue }
      let proposal = found.fixits.first?.edits.first?.text
      if wanted == nil || proposal == nil || proposal == wanted { return true }
    }
    return false
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

  /// The start of a node, for diagnostics about a whole map: its first key, so that a mark fits on a line.
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

private func tooManyDiagnostics(at span: SourceSpan?) -> Diagnostic {
  Diagnostic(
    .limitExceeded, "more than \(Diagnostic.maximumCount) findings in one file; those from here on are not shown",
    at: span)
}

private func unsupportedSchema(_ name: String, _ schema: String, of what: String, at span: SourceSpan) -> Diagnostic {
  Diagnostic(
    .unsupportedSchema, "\"\(excerpt(name))\" is not \(what) that this version reads", at: span,
    label: "this version reads \(schema)")
}
