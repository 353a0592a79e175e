/// Turns nodes into typed values and collects what is wrong with them. Decoding is total: what does not fit is
/// reported at its place and left out, and the rest goes on.
///
/// What it reads of scalars stands in `Scalars.swift`, of maps in `FieldCursor.swift`; what it says of keys that a map does
/// not have in `UnknownKeys.swift`.
@usableFromInline
package struct Decoder {
  /// What is decoded.
  @usableFromInline package let document: Document
  /// What was found so far, in the order of finding; at most `Diagnostic.maximumCount`.
  package var diagnostics: [Diagnostic] = []
  var texts = KnownTexts()

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

  /// `duplicate-key` at the second of two equal keys.
  package mutating func reportDuplicateKey(_ key: NodeID, first: ByteRange?) {
    guard !isFull else { return }
    var diagnostic = Diagnostic(
      .duplicateKey, "key \"\(excerpt(document.string(key)))\" is written twice", at: document.span(key))
    if let first { diagnostic.labels = [.init(SourceSpan(document.source, first), "first written here")] }
    report(diagnostic)
  }

  /// `value-out-of-range` at `node`.
  package mutating func reportOutOfRange(_ node: NodeID, _ message: String, fixits: [FixIt] = []) {
    report(Diagnostic(.valueOutOfRange, message, at: document.span(node), fixits: fixits))
  }

  /// `value-out-of-range` for a word that is none of the known ones.
  ///
  /// - Parameter hint: what is meant by it, where that is known.
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

  /// A word in place of a scalar, in quotes where that has some, or where the file is JSON.
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
    .limitExceeded, "more than \(Diagnostic.maximumCount) findings in one file; those from here on are not shown",
    at: span)
}

private func unsupportedSchema(_ name: String, _ schema: String, of what: String, at span: SourceSpan) -> Diagnostic {
  Diagnostic(
    .unsupportedSchema, "\"\(excerpt(name))\" is not \(what) that this version reads", at: span,
    label: "this version reads \(schema)")
}
