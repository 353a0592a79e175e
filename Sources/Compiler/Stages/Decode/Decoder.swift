package import TutorialIR

/// Turns nodes into typed values and collects what is wrong with them. Decoding is total: what does not fit is
/// reported at its place and left out, and the rest goes on.
///
/// The methods that ask for one kind of value live in extensions, one file per kind.
package struct Decoder {
  /// What is decoded.
  package let document: Document
  /// What was found so far, in the order of finding.
  package var diagnostics: [Diagnostic] = []

  /// A decoder over `document`.
  package init(_ document: Document) {
    self.document = document
  }

  /// Adds a finding.
  package mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// The fields of a map, known keys only: unknown and duplicate ones are reported as `fields` meets them.
  ///
  /// Use it as `var fields = decoder.fields(node, StepKey.self, of: "a step")` and
  /// `while let field = decoder.next(&fields) { switch field.key { … } }`.
  ///
  /// - Parameter what: what the map describes, with its article, for messages (`a step`, `the ring`).
  /// - Returns: fields that yield nothing if the node is not a map, which is reported.
  package mutating func fields<Key: DocumentKey>(_ node: NodeID, _: Key.Type, of what: StaticString) -> Fields<Key> {
    guard document.kind(node) == .mapping else {
      reportWrongType(node, expected: "a map of keys to values for \(what)")
      return Fields(children: nil, what: what)
    }
    return Fields(children: document.children(node), what: what)
  }

  /// The next known field of the map.
  package mutating func next<Key: DocumentKey>(_ fields: inout Fields<Key>) -> Field<Key>? {
    while let key = fields.children?.next(), let value = fields.children?.next() {
      let bounds = document.textBounds(key)
      guard document.isScalar(key), let (known, number) = Key.table.find(document.arena, bounds) else {
        reportUnknownKey(key, known: Key.table.names, of: fields.what)
        continue
      }
      if fields.seen & (1 << UInt64(number)) != 0 {
        reportDuplicateKey(key, first: fields.firstRange(of: known))
        continue
      }
      fields.seen |= 1 << UInt64(number)
      fields.places.append((known, document.range(key)))
      return Field(key: known, name: key, value: value)
    }
    return nil
  }

  /// One known field of a map.
  package struct Field<Key> {
    /// Which key.
    package let key: Key
    /// The key's node.
    package let name: NodeID
    /// The value's node.
    package let value: NodeID
  }

  /// An iteration over the known fields of one map.
  package struct Fields<Key: DocumentKey> {
    fileprivate var children: Document.Children?
    fileprivate let what: StaticString
    fileprivate var seen: UInt64 = 0
    fileprivate var places: [(key: Key, range: ByteRange)] = []

    fileprivate init(children: Document.Children?, what: StaticString) {
      self.children = children
      self.what = what
    }

    fileprivate func firstRange(of key: Key) -> ByteRange? {
      places.first { $0.key == key }?.range
    }

    /// Where the key is written, once the iteration has met it.
    package func range(of key: Key) -> ByteRange? { firstRange(of: key) }
  }
}

extension Decoder {
  /// `wrong-type` at `node`: what stands there, and what should. A value that a broken file stops short of is none.
  package mutating func reportWrongType(_ node: NodeID, expected: String) {
    guard !document.isPartial || !document.isNull(node) else { return }
    report(
      Diagnostic(
        .wrongType, "\(describe(node)) where \(expected) is expected", at: document.span(node),
        label: "expected \(expected)"))
  }

  /// `unknown-key` with the nearest known key, if one is near.
  package mutating func reportUnknownKey(_ key: NodeID, known: [String], of what: StaticString) {
    let span = document.span(key)
    guard document.isScalar(key) else {
      reportWrongType(key, expected: "a key of \(what)")
      return
    }
    let name = excerpt(document.string(key))
    var diagnostic = Diagnostic(.unknownKey, "unknown key \"\(name)\" in \(what)", at: span)
    if let nearest = nearestName(to: document.string(key), among: known) {
      diagnostic.primaryLabel = "did you mean \"\(nearest)\"?"
      diagnostic.fixits = [FixIt("replace it with \"\(nearest)\"", .maybe, [.init(span, nearest)])]
    } else {
      diagnostic.notes = [.init("known keys: \(known.joined(separator: ", "))")]
    }
    report(diagnostic)
  }

  /// `duplicate-key` at the second of two equal keys.
  package mutating func reportDuplicateKey(_ key: NodeID, first: ByteRange?) {
    var diagnostic = Diagnostic(
      .duplicateKey, "key \"\(excerpt(document.string(key)))\" is written twice", at: document.span(key))
    if let first { diagnostic.labels = [.init(SourceSpan(document.source, first), "first written here")] }
    report(diagnostic)
  }

  /// `missing-key` at a map that lacks a required key. Nothing in a partial document, where the key may stand in the
  /// part that could not be read.
  package mutating func reportMissingKey(_ key: String, of what: StaticString, at node: NodeID) {
    guard !document.isPartial else { return }
    report(
      Diagnostic(.missingKey, "\(what) needs the key \"\(key)\"", at: SourceSpan(document.source, headRange(node))))
  }

  /// `value-out-of-range` at `node`.
  package mutating func reportOutOfRange(_ node: NodeID, _ message: String, fixits: [FixIt] = []) {
    report(Diagnostic(.valueOutOfRange, message, at: document.span(node), fixits: fixits))
  }

  /// The start of a node, for findings about a whole map: its first key, so that a mark fits on a line.
  package func headRange(_ node: NodeID) -> ByteRange {
    guard document.kind(node) == .mapping, let first = document.children(node).first(where: { _ in true }) else {
      return document.range(node)
    }
    return document.range(first)
  }

  /// What stands at a node, with its article, for messages.
  package func describe(_ node: NodeID) -> String {
    switch document.kind(node) {
    case .mapping: return "a map"
    case .sequence: return "a list"
    case .plain where document.isNull(node): return "nothing"
    case .plain, .quoted, .alias: return "\"\(excerpt(document.string(node)))\""
    }
  }
}
