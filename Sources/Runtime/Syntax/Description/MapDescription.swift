/// A map of the language that an `Owner` is decoded from: its keys and its description.
@usableFromInline
package struct MapDescription<Owner>: Sendable {
  /// The description without the owner's type.
  @usableFromInline package let outline: MapOutline
  /// The keys, in the order of the documentation.
  @usableFromInline package let keys: [Key<Owner>]
  /// The numbers of the required keys.
  @usableFromInline package let required: [Int]
  /// The keys as written.
  @usableFromInline package let words: WordTable
  /// The map's name in messages, with its article (`a cutout`).
  @usableFromInline package let what: StaticString
  /// The map that a word or a number in its place probably means, because people like to abbreviate.
  @usableFromInline package let shorthand: (@Sendable (String) -> String?)?

  /// Runs after all keys are read, for rules on several of them.
  @usableFromInline package let finish: @Sendable (inout Decoder, NodeID, inout Owner) -> Void

  /// A map with some keys, at most 64.
  ///
  /// - Parameters:
  ///   - name: the name in the schema.
  ///   - what: the name in messages, with its article.
  ///   - its: the start of its values' names in messages; by default `the NAME's`.
  ///   - prose: the purpose: Markdown, in full sentences.
  ///   - rules: the schema's rules on several of its keys.
  ///   - hints: the probable meanings of unknown keys.
  @inlinable
  package init(
    _ name: String, of what: StaticString, its: String? = nil, _ prose: String,
    rules: @escaping @Sendable () -> [SchemaNode.Member] = { [] },
    hints: @escaping @autoclosure @Sendable () -> [String: KeyHint] = [:],
    examples: @escaping @autoclosure @Sendable () -> [SchemaNode] = [],
    shorthand: (@Sendable (String) -> String?)? = nil,
    finish: @escaping @Sendable (inout Decoder, NodeID, inout Owner) -> Void = { _, _, _ in },
    @KeyBuilder<Owner> _ keys: () -> [Key<Owner>]
  ) {
    let keys = keys()
    // Closures, because a key path into a generic type is created anew each time, which takes as long as compiling a
    // step.
    let outline = MapOutline(
      name: name, prose: prose, keys: keys.map { $0.description }, rules: rules, hints: hints,
      examples: examples())
    self.keys = zip(keys, outline.called(its)).map { $0.called($1) }
    self.what = what
    self.shorthand = shorthand
    self.finish = finish
    self.outline = outline
    words = outline.words
    required = outline.required
  }
}

// Members that don't depend on the owner, compiled only once.
extension MapOutline {
  /// The keys as written.
  @usableFromInline var words: WordTable { WordTable(keys.map { $0.name }) { hint(for: $0) } }
  /// The numbers of the required keys.
  @usableFromInline var required: [Int] { keys.indices.filter { keys[$0].isRequired } }

  /// The names of the values in messages.
  ///
  /// - Parameter its: the start of the names of values that have none of their own; by default `the NAME's`.
  @usableFromInline
  func called(_ its: String?) -> [String] {
    let its = its ?? "the \(name)'s"
    return keys.map { $0.called ?? "\(its) \($0.name)" }
  }
}

/// Combines keys that are written one below the other.
@resultBuilder
@usableFromInline
package enum KeyBuilder<Owner> {
  // Each key is appended to those before it. Nested lists would have types of their own, which take as long to
  // instantiate as the keys.

  /// One key.
  @inlinable
  package static func buildExpression(_ key: Key<Owner>) -> Key<Owner> { key }
  /// Keys that other maps share.
  @inlinable
  package static func buildExpression(_ keys: [Key<Owner>]) -> [Key<Owner>] { keys }
  /// The first key.
  @inlinable
  package static func buildPartialBlock(first key: Key<Owner>) -> [Key<Owner>] { [key] }
  /// The first keys, shared with another map.
  @inlinable
  package static func buildPartialBlock(first keys: [Key<Owner>]) -> [Key<Owner>] { keys }
  /// One more key.
  @inlinable
  package static func buildPartialBlock(accumulated: consuming [Key<Owner>], next key: Key<Owner>) -> [Key<Owner>] {
    accumulated.append(key)
    return accumulated
  }
  /// Several more keys.
  @inlinable
  package static func buildPartialBlock(
    accumulated: consuming [Key<Owner>], next keys: [Key<Owner>]
  ) -> [Key<Owner>] {
    accumulated.append(contentsOf: keys)
    return accumulated
  }
}

// Decoding of maps by their descriptions.
extension Decoder {
  /// The value of a map. If the node isn't a map, that is reported, and the value is empty.
  @inlinable
  package mutating func map<Owner: DescribedMap>(_ node: NodeID, _: Owner.Type) -> Owner {
    var owner = Owner(range: document.range(node))
    read(node, into: &owner, Owner.keys)
    return owner
  }

  /// Reads the keys of a map into an owner, and reports missing ones.
  ///
  /// - Parameters:
  ///   - what: the map's name in messages, if it differs from its description.
  ///   - called: the name of all its values in messages, if it differs from their descriptions.
  @inlinable
  package mutating func read<Owner>(
    _ node: NodeID, into owner: inout Owner, _ map: MapDescription<Owner>, of what: StaticString? = nil,
    called: String? = nil
  ) {
    var fields = fields(node, map.words, of: what ?? map.what, shorthand: map.shorthand)
    while let field = next(&fields) {
      let key = map.keys[field.number]
      if let called {
        key.read(&self, field, called, &owner)
      } else {
        key.read(&self, field, &owner)
      }
    }
    map.finish(&self, node, &owner)
    for number in map.required where !fields.hasMet(number) {
      reportMissing(map.outline.keys[number], of: what ?? map.what, at: node)
    }
  }

  /// The fields of a map. For a word or a number in its place, the diagnostic suggests the map that it means.
  @usableFromInline
  mutating func fields(
    _ node: NodeID, _ words: WordTable, of what: StaticString, shorthand: ((String) -> String?)?
  ) -> FieldCursor {
    let known = diagnostics.count
    let fields = self.fields(node, words, of: what)
    guard let shorthand, diagnostics.count > known, let last = diagnostics.indices.last, document.isScalar(node),
      diagnostics[last].id == .wrongType, let map = shorthand(document.string(node))
    else { return fields }
    diagnostics[last].primaryLabel = "did you mean \(map)?"
    diagnostics[last].fixits = [FixIt("replace it with \(map)", .maybe, [.init(document.span(node), map)])]
    return fields
  }

  /// Reports `missing-key` for a required key.
  @usableFromInline
  mutating func reportMissing(_ key: KeyDescription, of what: StaticString, at node: NodeID) {
    if document.kind(node) == .mapping { reportMissingKey(key.name, of: what, at: node) }
  }
}
