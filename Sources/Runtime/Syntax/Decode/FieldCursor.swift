/// An iteration over the known fields of one map, whose keys are numbers in a word table.
///
/// It stores its position, but not the nodes: the decoder that advances it has the document.
@usableFromInline
package struct FieldCursor {
  /// The index of the next key, and the number of nodes left, keys and values.
  private var position: UInt32
  private var remaining: UInt32
  private let firstPosition: UInt32
  private let count: UInt32
  fileprivate let words: WordTable
  fileprivate let what: StaticString
  /// The value of the field before the current one.
  fileprivate var previous: NodeID?
  private var last: NodeID?
  /// True if the previous key was the rest of a text that was cut at its comma.
  fileprivate var isInCutText = false
  /// The keys met so far: one bit per key, by its number in the table.
  private var seen: UInt64 = 0

  /// One known field of a map.
  @usableFromInline
  package struct Field {
    /// The number of the key.
    @usableFromInline package let number: Int
    /// The key's node.
    @usableFromInline package let name: NodeID
    /// The value's node.
    @usableFromInline package let value: NodeID
  }

  /// The fields of a map; empty if the node isn't a map.
  fileprivate init(_ node: NodeID, of document: Document, words: WordTable, what: StaticString) {
    let parent = document.target(node)
    position = parent.index &+ 1
    firstPosition = position
    count = document.kind(parent) == .mapping ? UInt32(truncatingIfNeeded: document.childCount(parent)) : 0
    remaining = count
    self.words = words
    self.what = what
  }

  @inline(__always)
  fileprivate mutating func nextPair(in document: Document) -> (key: NodeID, value: NodeID)? {
    guard remaining >= 2 else { return nil }
    let key = NodeID(index: position)
    let value = document.after(key)
    position = document.after(value).index
    remaining &-= 2
    (previous, last) = (last, value)
    return (key, value)
  }

  /// All keys and values of the map, alternating.
  private func children(of document: Document) -> Document.Children {
    Document.Children(nodes: document.nodes, position: firstPosition, remaining: count)
  }

  /// An unknown key of the current map, with its context.
  fileprivate func unknown(_ key: NodeID, _ value: NodeID, in document: Document) -> UnknownKey {
    let hint = document.isScalar(key) ? words.hint(document.string(key)) : nil
    return UnknownKey(
      key: key, value: value, previous: previous, hint: hint,
      isAlone: hint?.first.map { isAlone($0, in: document) } ?? false,
      emptyHolder: hint?.first.flatMap { emptyHolder($0, in: document) })
  }

  /// The key of that name with an empty value: its content may be indented too little. Nil if there is none.
  private func emptyHolder(_ name: String, in document: Document) -> (key: NodeID, value: NodeID)? {
    guard count <= 200 else { return nil }
    var met = children(of: document)
    while let key = met.next(), let value = met.next() {
      if document.isScalar(key), document.isNull(value), document.string(key) == name { return (key, value) }
    }
    return nil
  }

  /// Returns true if exactly one key of the map is, or means, `name`. False for maps of more than 200 nodes.
  private func isAlone(_ name: String, in document: Document) -> Bool {
    guard count <= 200 else { return false }
    var met = children(of: document)
    var found = 0
    while let key = met.next(), met.next() != nil {
      guard document.isScalar(key) else { continue }
      let word = document.string(key)
      if word == name || find(key, in: document) == nil && words.hint(word)?.first == name { found += 1 }
    }
    return found == 1
  }

  /// The number of the known key that a node spells, with aliases resolved.
  @inline(__always)
  fileprivate func find(_ key: NodeID, in document: Document) -> Int? {
    let node = document.node(key)
    guard node.isScalar else { return nil }
    return words.number(document.arena, Int(node.first)..<Int(node.first) + Int(node.second))
  }

  /// Marks a key as met. Returns false if it was met before.
  fileprivate mutating func markSeen(_ number: Int) -> Bool {
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: number)
    defer { seen |= bit }
    return seen & bit == 0
  }

  /// Returns true if the iteration has met a key.
  @usableFromInline
  package func hasMet(_ number: Int) -> Bool { seen & 1 &<< UInt64(truncatingIfNeeded: number) != 0 }

  /// The range of a key's first occurrence, once the iteration has met it.
  ///
  /// It is searched from the top, because storing it for all maps would cost more than the few searches.
  fileprivate func range(of number: Int, in document: Document) -> ByteRange? {
    var met = children(of: document)
    while met.remaining > remaining, let name = met.next(), met.next() != nil {
      if find(name, in: document) == number { return document.range(name) }
    }
    return nil
  }
}

extension Decoder {
  /// The fields of a map whose keys are `words`.
  ///
  /// - Parameter what: the described thing with its article, for messages (`a step`, `the ring`).
  /// - Returns: the fields; empty if the node isn't a map, which is reported.
  @usableFromInline
  package mutating func fields(_ node: NodeID, _ words: WordTable, of what: StaticString) -> FieldCursor {
    if document.kind(node) != .mapping { reportWrongType(node, expected: "a map of keys to values for \(what)") }
    return FieldCursor(node, of: document, words: words, what: what)
  }

  /// The next known field of the map. Unknown and duplicate ones before it are reported.
  @usableFromInline
  package mutating func next(_ fields: inout FieldCursor) -> FieldCursor.Field? {
    while let (key, value) = fields.nextPair(in: document) {
      let number = fields.find(key, in: document)
      if let number, fields.markSeen(number) {
        fields.isInCutText = false
        return .init(number: number, name: key, value: value)
      }
      // In a function of its own, so that the common path stays in registers.
      reportSkipped(key, value, number, &fields)
    }
    return nil
  }

  @inline(never)
  private mutating func reportSkipped(_ key: NodeID, _ value: NodeID, _ number: Int?, _ fields: inout FieldCursor) {
    if let number {
      fields.isInCutText = false
      if !isFull { reportDuplicateKey(key, first: fields.range(of: number, in: document)) }
    } else if !isFull {
      // For text with several commas, one diagnostic is enough.
      if fields.isInCutText, endsTextWithComma(key) { return }
      fields.isInCutText = reportUnknownKey(
        fields.unknown(key, value, in: document), known: fields.words.words, of: fields.what)
    }
  }
}

// The same API with keys in place of their numbers.
extension Decoder {
  /// The fields of a map with known keys. Unknown and duplicate ones are reported as `next` meets them.
  ///
  /// Use it as `var fields = decoder.fields(node, FontKey.self, of: "a font")` and `while let field =
  /// decoder.next(&fields) { switch field.key { … } }`.
  ///
  /// - Parameter what: the described thing with its article, for messages (`a step`, `the ring`).
  /// - Returns: the fields; empty if the node isn't a map, which is reported.
  package mutating func fields<Key: DocumentKey>(
    _ node: NodeID, _: Key.Type, of what: StaticString
  ) -> KeyedFields<Key> {
    KeyedFields(cursor: fields(node, Key.table.table, of: what))
  }

  /// The next known field of the map: its key, the key's node, and the value's.
  package mutating func next<Key: DocumentKey>(
    _ fields: inout KeyedFields<Key>
  ) -> (key: Key, name: NodeID, value: NodeID)? {
    next(&fields.cursor).map { (Key.table.keys[$0.number], $0.name, $0.value) }
  }

  /// An iteration over the known fields of one map.
  package struct KeyedFields<Key: DocumentKey> {
    fileprivate var cursor: FieldCursor

    /// Returns true if the iteration has met a key.
    package func contains(_ key: Key) -> Bool {
      Key.table.keys.firstIndex(of: key).map(cursor.hasMet) ?? false
    }
  }
}
