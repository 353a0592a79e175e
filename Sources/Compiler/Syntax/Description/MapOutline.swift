/// What is said of a map of the language, whatever is read from it: for schemas, pages and editors.
@usableFromInline
package struct MapOutline: Sendable {
  /// What the schema calls it.
  package let name: String
  /// What it is: Markdown, sentences with an end.
  package let prose: String
  /// Its keys in the order in which they are told.
  package let keys: [KeyDescription]
  /// What a schema says of several of its keys together.
  package let rules: @Sendable () -> [SchemaNode.Member]
  /// The schema of what keys of other names hold; nil where there are none.
  package let others: (@Sendable () -> SchemaNode)?
  /// What authors write in its place, as JSON.
  package let examples: [SchemaNode]

  /// The places of the keys that have to be written.
  package let requiredKeys: [Int]
  /// Whether there are any.
  @usableFromInline package let hasRequiredKeys: Bool

  /// What is said of a map of the given keys.
  package init(
    name: String, prose: String, keys: [KeyDescription],
    rules: @escaping @Sendable () -> [SchemaNode.Member] = { [] },
    examples: [SchemaNode], others: (@Sendable () -> SchemaNode)? = nil
  ) {
    self.name = name
    self.prose = prose
    self.keys = keys
    self.rules = rules
    self.examples = examples
    self.others = others
    requiredKeys = keys.indices.filter { keys[$0].isRequired }
    hasRequiredKeys = !requiredKeys.isEmpty
  }

  /// The schema of the map, its keys in full.
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

  /// The schema's definition of the map.
  package var definition: SchemaDefinition { SchemaDefinition(name) { schema } }
}
