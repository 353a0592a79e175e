package import TutorialIR

extension Decoder {
  /// The fields of a map, known keys only: unknown and duplicate ones are reported as `next` meets them.
  ///
  /// Use it as `var fields = decoder.fields(node, StepKey.self, of: "a step")` and
  /// `while let field = decoder.next(&fields) { switch field.key { … } }`.
  ///
  /// - Parameter what: what the map describes, with its article, for messages (`a step`, `the ring`).
  /// - Returns: fields that yield nothing if the node is not a map, which is reported.
  package mutating func fields<Key: DocumentKey>(_ node: NodeID, _: Key.Type, of what: StaticString) -> Fields<Key> {
    guard document.kind(node) == .mapping else {
      reportWrongType(node, expected: "a map of keys to values for \(what)")
      return Fields(children: nil, document: document, what: what)
    }
    return Fields(children: document.children(node), document: document, what: what)
  }

  /// The next known field of the map.
  package mutating func next<Key: DocumentKey>(_ fields: inout Fields<Key>) -> Field<Key>? {
    while let key = fields.children?.next(), let value = fields.children?.next() {
      guard document.isScalar(key), let (known, number) = Key.table.find(document.arena, document.textBounds(key))
      else {
        reportUnknownKey(key, known: Key.table.names, of: fields.what)
        continue
      }
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: number)
      if fields.seen & bit != 0 {
        reportDuplicateKey(key, first: fields.range(of: known))
        continue
      }
      fields.seen |= bit
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
    private let document: Document
    private let all: Document.Children?
    fileprivate let what: StaticString
    /// Which keys were met, one bit per key, by its number in the table.
    fileprivate var seen: UInt64 = 0

    fileprivate init(children: Document.Children?, document: Document, what: StaticString) {
      self.children = children
      self.document = document
      self.what = what
      all = children
    }

    /// Where the key is written first, once the iteration has met it. Looks for it from the top: nothing is kept for
    /// what few maps are asked for.
    package func range(of key: Key) -> ByteRange? {
      guard var rest = all, let met = children?.underestimatedCount else { return nil }
      while rest.underestimatedCount > met, let name = rest.next(), rest.next() != nil {
        let found = document.isScalar(name) ? Key.table.find(document.arena, document.textBounds(name)) : nil
        if found?.key == key { return document.range(name) }
      }
      return nil
    }
  }
}
