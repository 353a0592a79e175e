extension Decoder {
  /// The fields of a map, known keys only: unknown and duplicate ones are reported as `next` meets them.
  ///
  /// Use it as `var fields = decoder.fields(node, StepKey.self, of: "a step")` and
  /// `while let field = decoder.next(&fields) { switch field.key { … } }`.
  ///
  /// - Parameter what: what the map describes, with its article, for messages (`a step`, `the ring`).
  /// - Returns: fields that yield nothing if the node is not a map, which is reported.
  package mutating func fields<Key: DocumentKey>(_ node: NodeID, _: Key.Type, of what: StaticString) -> Fields<Key> {
    let isMapping = document.kind(node) == .mapping
    if !isMapping { reportWrongType(node, expected: "a map of keys to values for \(what)") }
    return Fields(children: document.children(node), arena: document.arena, isMapping: isMapping, what: what)
  }

  /// The next known field of the map.
  package mutating func next<Key: DocumentKey>(_ fields: inout Fields<Key>) -> Field<Key>? {
    while let (key, value) = fields.nextPair() {
      guard let (known, number) = fields.find(key) else {
        if !isFull { reportUnknownKey(key, known: Key.table.names, of: fields.what) }
        continue
      }
      if !fields.markSeen(number) {
        if !isFull { reportDuplicateKey(key, first: fields.range(of: known)) }
        continue
      }
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
    private var children: Document.Children
    private let arena: [UInt8]
    private let isMapping: Bool
    private let firstPosition: UInt32
    private let count: UInt32
    fileprivate let what: StaticString
    /// Which keys were met, one bit per key, by its number in the table.
    private var seen: UInt64 = 0

    fileprivate init(children: Document.Children, arena: [UInt8], isMapping: Bool, what: StaticString) {
      self.children = children
      self.arena = arena
      self.isMapping = isMapping
      self.what = what
      firstPosition = children.position
      count = children.remaining
    }

    fileprivate mutating func nextPair() -> (key: NodeID, value: NodeID)? {
      guard isMapping, let key = children.next(), let value = children.next() else { return nil }
      return (key, value)
    }

    /// The known key that a node spells, aliases looked through.
    fileprivate func find(_ key: NodeID) -> (key: Key, number: Int)? {
      var node = children.nodes[Int(key.index)]
      if node.isAlias { node = children.nodes[Int(node.first)] }
      guard node.isScalar else { return nil }
      return Key.table.find(arena, Int(node.first)..<Int(node.first) + Int(node.second))
    }

    /// Notes that a key was met; false if it was met before.
    fileprivate mutating func markSeen(_ number: Int) -> Bool {
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: number)
      defer { seen |= bit }
      return seen & bit == 0
    }

    /// Where the key is written first, once the iteration has met it. Looks for it from the top: nothing is kept for
    /// what few maps are asked for.
    package func range(of key: Key) -> ByteRange? {
      guard isMapping else { return nil }
      var met = Document.Children(
        nodes: children.nodes, position: firstPosition, remaining: count &- children.remaining)
      while let name = met.next(), met.next() != nil {
        if find(name)?.key == key { return children.nodes[Int(name.index)].range }
      }
      return nil
    }
  }
}
