/// The description of a map of the language, regardless of its type: for schemas, pages and editors.
@usableFromInline
package struct MapOutline: Sendable {
  /// The name in the schema.
  package let name: String
  /// The purpose: Markdown, in full sentences.
  package let prose: String
  /// The keys, in the order of the documentation.
  @usableFromInline package let keys: [KeyDescription]
  /// The schema's rules on several of its keys.
  package let rules: @Sendable () -> [SchemaNode.Member]
  /// The probable meanings of unknown keys.
  package var hints: [String: KeyHint] { makeHints() }
  /// The schema of the values of any other key, or nil if other keys aren't allowed.
  package let others: (@Sendable () -> SchemaNode)?
  private let makeHints: @Sendable () -> [String: KeyHint]
  private let makeExamples: @Sendable () -> [SchemaNode]

  /// The description of a map with the given keys.
  @usableFromInline
  package init(
    name: String, prose: String, keys: [KeyDescription],
    rules: @escaping @Sendable () -> [SchemaNode.Member] = { [] },
    hints: @escaping @Sendable () -> [String: KeyHint] = { [:] },
    examples: @escaping @autoclosure @Sendable () -> [SchemaNode], others: (@Sendable () -> SchemaNode)? = nil
  ) {
    self.name = name
    self.prose = prose
    self.keys = keys
    self.rules = rules
    makeHints = hints
    makeExamples = examples
    self.others = others
  }

  /// Examples of the map as JSON.
  package var examples: [SchemaNode] { makeExamples() }

  /// The schema of the map, with all its keys.
  package var schema: SchemaNode {
    var members: [SchemaNode.Member] = [
      .init("description", .string(plainText(prose))), .init("type", "object"),
      .init("additionalProperties", others?() ?? false),
    ]
    let required = keys.filter(\.isRequired).map { SchemaNode.string($0.name) }
    if !required.isEmpty { members.append(.init("required", .array(required))) }
    members.append(.init("properties", .object(keys.map { .init($0.name, $0.schema) })))
    return .object(members + rules())
  }

  /// The map's definition in a schema.
  package var definition: SchemaDefinition { SchemaDefinition(name) { schema } }

  /// The probable meaning of an unknown key, or nil.
  ///
  /// If exactly one of the map's keys holds a map with that key, the hint leads there.
  func hint(for name: String) -> KeyHint? {
    if let known = hints[name] { return known }
    let holders = keys.filter { key in key.form.map?().keys.contains { $0.name == name } ?? false }
    return holders.count == 1 ? .inside([holders[0].name, name]) : nil
  }
}
