/// A map of the language that an `Owner` is read from: its keys, and what is said of it.
@usableFromInline
package struct MapDescription<Owner>: Sendable {
  /// What is said of it.
  @usableFromInline package let outline: MapOutline
  /// The keys in the order in which they are told.
  @usableFromInline package let keys: [Key<Owner>]
  /// The numbers of the keys that have to be written.
  @usableFromInline package let required: [Int]
  /// The keys as written.
  @usableFromInline package let words: WordTable
  /// What the map is called in messages, with its article (`a cutout`).
  @usableFromInline package let what: StaticString
  /// The map that a word or a number in its place surely means: for people who write only what matters to them.
  @usableFromInline package let shorthand: (@Sendable (String) -> String?)?

  /// What there is to do when all keys are read: what several of them say together.
  @usableFromInline package let finish: @Sendable (inout Decoder, NodeID, inout Owner) -> Void

  /// A map of some keys, at most 64.
  ///
  /// - Parameters:
  ///   - name: what the schema calls it.
  ///   - what: what messages call it, with its article.
  ///   - its: the beginning of what messages call a value; by default `the NAME's`.
  ///   - prose: what it is: Markdown, sentences with an end.
  ///   - rules: what a schema says of several of its keys together.
  ///   - hints: what authors may mean by keys that it does not have.
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
    // Closures: a key path into a generic type is put together each time, which takes as long as compiling a step.
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

// What depends on no owner is compiled once, and not for each.
extension MapOutline {
  /// The keys as written.
  @usableFromInline var words: WordTable { WordTable(keys.map { $0.name }) { hint(for: $0) } }
  /// The numbers of the keys that have to be written.
  @usableFromInline var required: [Int] { keys.indices.filter { keys[$0].isRequired } }

  /// What the values are called in messages.
  ///
  /// - Parameter its: the beginning of what those are called that say nothing of it; by default `the NAME's`.
  @usableFromInline
  func called(_ its: String?) -> [String] {
    let its = its ?? "the \(name)'s"
    return keys.map { $0.called ?? "\(its) \($0.name)" }
  }
}

/// Puts keys together that are written one below the other.
@resultBuilder
@usableFromInline
package enum KeyBuilder<Owner> {
  // Each key is put behind those before it: lists of lists would be types of their own, which take as long to put together
  // as the keys.

  /// One key.
  @inlinable
  package static func buildExpression(_ key: Key<Owner>) -> Key<Owner> { key }
  /// Keys that other maps have, too.
  @inlinable
  package static func buildExpression(_ keys: [Key<Owner>]) -> [Key<Owner>] { keys }
  /// The first key.
  @inlinable
  package static func buildPartialBlock(first key: Key<Owner>) -> [Key<Owner>] { [key] }
  /// The first keys, which are another map's.
  @inlinable
  package static func buildPartialBlock(first keys: [Key<Owner>]) -> [Key<Owner>] { keys }
  /// One key more.
  @inlinable
  package static func buildPartialBlock(accumulated: consuming [Key<Owner>], next key: Key<Owner>) -> [Key<Owner>] {
    accumulated.append(key)
    return accumulated
  }
  /// Several keys more.
  @inlinable
  package static func buildPartialBlock(
    accumulated: consuming [Key<Owner>], next keys: [Key<Owner>]
  ) -> [Key<Owner>] {
    accumulated.append(contentsOf: keys)
    return accumulated
  }
}

// How what is read from a map comes from its description.
extension Decoder {
  /// What a map gives; with nothing in it where there is no map, which is reported.
  @inlinable
  package mutating func map<Owner: DescribedMap>(_ node: NodeID, _: Owner.Type) -> Owner {
    var owner = Owner(range: document.range(node))
    read(node, into: &owner, Owner.keys)
    return owner
  }

  /// Reads the keys of a map into an owner, and reports those that are missing.
  ///
  /// - Parameters:
  ///   - what: what the map is called in messages, where that is not what its description says.
  ///   - called: what all its values are called, likewise.
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
    for number in map.required where !fields.met.contains(number) {
      reportMissing(map.outline.keys[number], of: what ?? map.what, at: node)
    }
  }

  /// The fields of a map; a word or a number in its place is told the map that it means.
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

  /// `missing-key` for one that a map has to have.
  @usableFromInline
  mutating func reportMissing(_ key: KeyDescription, of what: StaticString, at node: NodeID) {
    if document.kind(node) == .mapping { reportMissingKey(key.name, of: what, at: node) }
  }
}
