extension Decoder {
  /// The fields of a map, known keys only: unknown and duplicate ones are reported as `next` meets them.
  ///
  /// Use it as `var fields = decoder.fields(node, StepKey.self, of: "a step")` and
  /// `while let field = decoder.next(&fields) { switch field.key { … } }`.
  ///
  /// - Parameter what: what the map describes, with its article, for messages (`a step`, `the ring`).
  /// - Returns: fields that yield nothing if the node is not a map, which is reported.
  @inlinable
  @inline(__always)
  package mutating func fields<Key: DocumentKey>(_ node: NodeID, _: Key.Type, of what: StaticString) -> Fields<Key> {
    Fields(cursor: fields(node, Key.table.table, of: what))
  }

  /// The next known field of the map.
  @inlinable
  @inline(__always)
  package mutating func next<Key: DocumentKey>(_ fields: inout Fields<Key>) -> Field<Key>? {
    guard let field = next(&fields.cursor) else { return nil }
    return Field(key: Key.table.keys[field.number], name: field.name, value: field.value)
  }

  /// One known field of a map.
  @usableFromInline
  package struct Field<Key> {
    /// Which key.
    @usableFromInline package let key: Key
    /// The key's node.
    @usableFromInline package let name: NodeID
    /// The value's node.
    @usableFromInline package let value: NodeID

    /// The field of a key.
    @inlinable
    package init(key: Key, name: NodeID, value: NodeID) {
      self.key = key
      self.name = name
      self.value = value
    }
  }

  /// An iteration over the known fields of one map.
  @usableFromInline
  package struct Fields<Key: DocumentKey> {
    /// The fields by the numbers of their keys.
    @usableFromInline package var cursor: FieldCursor

    /// The fields of a cursor over the words of `Key`.
    @inlinable
    package init(cursor: FieldCursor) {
      self.cursor = cursor
    }

    /// Where the key is written first, once the iteration has met it.
    @inlinable
    package func range(of key: Key) -> ByteRange? {
      Key.table.keys.firstIndex(of: key).flatMap { cursor.range(of: $0) }
    }
  }
}
