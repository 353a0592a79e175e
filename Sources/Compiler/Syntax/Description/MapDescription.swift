/// A map of the language that an `Owner` is read from: its keys, and what is said of it.
@usableFromInline
package struct MapDescription<Owner>: Sendable {
  /// What is said of it.
  @usableFromInline package let outline: MapOutline
  /// The keys in the order in which they are told.
  package let keys: [Key<Owner>]
  /// How the keys are read, by their numbers: apart from what is said of them, which would be copied with each.
  @usableFromInline package let readers: [Key<Owner>.Reader]
  /// How the keys are inherited.
  @usableFromInline package let heirs: [Key<Owner>.Heir]
  /// The keys as written.
  @usableFromInline package let words: WordTable
  /// What the values are called in messages, by the keys' numbers.
  @usableFromInline package let called: [String]
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
  package init(
    _ name: String, of what: StaticString, its: String? = nil, _ prose: String,
    rules: @escaping @Sendable () -> [SchemaNode.Member] = { [] }, examples: [SchemaNode] = [],
    shorthand: (@Sendable (String) -> String?)? = nil,
    finish: @escaping @Sendable (inout Decoder, NodeID, inout Owner) -> Void = { _, _, _ in },
    @KeyBuilder<Owner> _ keys: () -> [Key<Owner>]
  ) {
    let keys = keys()
    self.keys = keys
    readers = keys.map(\.read)
    heirs = keys.map(\.inherit)
    self.what = what
    self.shorthand = shorthand
    self.finish = finish
    words = WordTable(keys.map(\.description.name))
    let its = its ?? "the \(name)'s"
    called = keys.map { $0.description.called ?? "\(its) \($0.description.name)" }
    outline = MapOutline(
      name: name, prose: prose, keys: keys.map(\.description), rules: rules, examples: examples)
  }
}

/// Puts keys together that are written one below the other.
@resultBuilder
package enum KeyBuilder<Owner> {
  /// One key.
  package static func buildExpression(_ key: Key<Owner>) -> [Key<Owner>] { [key] }
  /// Keys that other maps have, too.
  package static func buildExpression(_ keys: [Key<Owner>]) -> [Key<Owner>] { keys }
  /// All of them.
  package static func buildBlock(_ keys: [Key<Owner>]...) -> [Key<Owner>] { keys.flatMap { $0 } }
}
