/// Decodes nodes to typed values and collects diagnostics.
///
/// Decoding is total: invalid parts are reported and left out, and decoding continues. Scalars are in `Scalars.swift`,
/// maps in `FieldCursor.swift`, and unknown keys in `UnknownKeys.swift`.
@usableFromInline
package struct Decoder {
  /// The document to decode.
  @usableFromInline package let document: Document
  /// The diagnostics so far, in the order in which they were found; at most `Diagnostic.maximumCount`.
  package var diagnostics: [Diagnostic] = []
  var texts = KnownTexts()

  /// A decoder over `document`.
  package init(_ document: Document) {
    self.document = document
  }

  /// True if no further diagnostic is kept.
  ///
  /// Callers can then skip the work for its text, such as finding the nearest name.
  package var isFull: Bool { diagnostics.count > Diagnostic.maximumCount }

  /// Adds a diagnostic.
  package mutating func report(_ diagnostic: Diagnostic) {
    if diagnostics.count < Diagnostic.maximumCount {
      diagnostics.append(diagnostic)
    } else if diagnostics.count == Diagnostic.maximumCount {
      diagnostics.append(tooManyDiagnostics(at: diagnostic.primary))
    }
  }

  /// A list of values, or a single value in place of a list of one. Items that can't be decoded are left out.
  @inlinable
  package mutating func oneOrMore<Item>(
    _ node: NodeID, _ decode: (inout Decoder, NodeID) -> Item?
  ) -> Located<[Item]> {
    guard document.kind(node) == .sequence else {
      return Located(decode(&self, node).map { [$0] } ?? [], document.range(node))
    }
    return list(node, decode)
  }

  /// The items of a node that is known to be a list.
  @inlinable
  package mutating func list<Item>(_ node: NodeID, _ decode: (inout Decoder, NodeID) -> Item?) -> Located<[Item]> {
    var items: [Item] = []
    items.reserveCapacity(document.childCount(node))
    for child in document.children(node) {
      if let item = decode(&self, child) { items.append(item) }
    }
    return Located(items, document.range(node))
  }

  /// Returns true if the document has no `schema`, or one that this compiler reads.
  ///
  /// It is checked first, because the keys of another language may mean anything.
  ///
  /// - Parameters:
  ///   - schema: the schema with its major version, such as `tutorialc.layout/1`. Every minor version of it is
  ///     accepted.
  ///   - what: the described thing with its article, for messages.
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

  /// Returns true if a schema is the given major version or a minor version of it: minor versions only add.
  private func isMinorVersion(_ name: String, of schema: String) -> Bool {
    guard name.hasPrefix(schema) else { return false }
    let rest = name.dropFirst(schema.count)
    let minor = rest.dropFirst()
    return rest.isEmpty || rest.hasPrefix(".") && !minor.isEmpty && minor.utf8.allSatisfy(\.isASCIIDigit)
  }
}

// Errors that any decoder may find. Their wording is the same everywhere, so that people learn it once.
extension Decoder {
  /// Reports `wrong-type` at `node`, with the actual and the expected value.
  ///
  /// Ignores empty values of a partial file, in which the value may be cut off.
  package mutating func reportWrongType(_ node: NodeID, expected: String) {
    guard !isFull, !document.isPartial || !document.isNull(node) else { return }
    var diagnostic = Diagnostic(
      .wrongType, "\(describe(node)) where \(expected) is expected", at: document.span(node),
      label: "expected \(expected)")
    if document.isNull(node), let comment = document.textInComment(behind: node) {
      let text = String(decoding: document.source.bytes[comment.range], as: UTF8.self)
      diagnostic.primary = SourceSpan(document.source, comment)
      diagnostic.primaryLabel = "\"#\" begins a comment: put it in quotes"
      diagnostic.fixits =
        text.contains("\"")
        ? [] : [FixIt("put it in quotes", .maybe, [.init(SourceSpan(document.source, comment), "\"\(text)\"")])]
    }
    report(diagnostic)
  }

  /// Reports `duplicate-key` at the second of two equal keys.
  package mutating func reportDuplicateKey(_ key: NodeID, first: ByteRange?) {
    guard !isFull else { return }
    var diagnostic = Diagnostic(
      .duplicateKey, "key \"\(excerpt(document.string(key)))\" is written twice", at: document.span(key))
    if let first { diagnostic.labels = [.init(SourceSpan(document.source, first), "first written here")] }
    report(diagnostic)
  }

  /// Reports `value-out-of-range` at `node`.
  package mutating func reportOutOfRange(_ node: NodeID, _ message: String, fixits: [FixIt] = []) {
    report(Diagnostic(.valueOutOfRange, message, at: document.span(node), fixits: fixits))
  }

  /// Reports `value-out-of-range` for an unknown word.
  ///
  /// - Parameter hint: the intended word, if known.
  package mutating func reportUnknownWord(_ node: NodeID, known: [String], hint: KeyHint? = nil, of name: String) {
    guard !isFull else { return }
    let text = document.string(node)
    let span = document.span(node)
    var diagnostic = Diagnostic(
      .valueOutOfRange, "\(name) cannot be \"\(excerpt(text))\"", at: span,
      notes: [.init("it is one of \(known.joined(separator: ", "))")])
    if let meant = hint ?? nearestName(to: text, among: known).map({ .key($0) }) {
      diagnostic.primaryLabel = meant.label
      diagnostic.fixits = meant.word.map { [replacement(node, $0, isSure: meant == .same($0))] } ?? []
    }
    report(diagnostic)
  }

  /// The range of a node for diagnostics about a whole map: its first key, so that the mark fits on a line.
  package func headRange(_ node: NodeID) -> ByteRange {
    var children = document.children(node)
    guard document.kind(node) == .mapping, let first = children.next() else { return document.range(node) }
    return document.range(first)
  }

  /// A description of a node's value with its article, for messages.
  package func describe(_ node: NodeID) -> String {
    switch document.kind(node) {
    case .mapping: "a map"
    case .sequence: "a list"
    case .plain where document.isNull(node): "nothing"
    case .plain: "\"\(excerpt(document.string(node)))\""
    case .quoted, .alias: "the text \"\(excerpt(document.string(node)))\""
    }
  }

  /// Replaces a scalar by a word, in quotes if the scalar has quotes or the file is JSON.
  package func replacement(_ node: NodeID, _ word: String, isSure: Bool = false) -> FixIt {
    let isQuoted = document.kind(node) == .quoted || document.source.path.hasSuffix(".json")
    return FixIt(
      "replace it with \"\(word)\"", isSure ? .always : .maybe,
      [.init(document.span(node), isQuoted ? "\"\(word)\"" : word)])
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
    .limitExceeded, "more than \(Diagnostic.maximumCount) findings in one file; the rest is not shown",
    at: span)
}

private func unsupportedSchema(_ name: String, _ schema: String, of what: String, at span: SourceSpan) -> Diagnostic {
  Diagnostic(
    .unsupportedSchema, "\"\(excerpt(name))\" is not \(what) that this version reads", at: span,
    label: "this version reads \(schema)")
}
