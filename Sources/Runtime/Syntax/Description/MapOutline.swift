/// What is said of a map of the language, whatever is read from it: for schemas, pages and editors.
@usableFromInline
package struct MapOutline: Sendable {
  /// What the schema calls it.
  package let name: String
  /// What it is: Markdown, sentences with an end.
  package let prose: String
  /// Its keys in the order in which they are told.
  @usableFromInline package let keys: [KeyDescription]
  /// What a schema says of several of its keys together.
  package let rules: @Sendable () -> [SchemaNode.Member]
  /// What authors may mean by keys that it does not have.
  package var hints: [String: KeyHint] { makeHints() }
  /// The schema of what keys of other names hold; nil where there are none.
  package let others: (@Sendable () -> SchemaNode)?
  private let makeHints: @Sendable () -> [String: KeyHint]
  private let makeExamples: @Sendable () -> [SchemaNode]

  /// What is said of a map of the given keys.
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

  /// What authors write in its place, as JSON.
  package var examples: [SchemaNode] { makeExamples() }

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

  /// What an author may have meant by a key that the map does not have; nil where nobody knows. What one of its keys holds
  /// has that key, if it is only one.
  func hint(for name: String) -> KeyHint? {
    if let known = hints[name] { return known }
    let holders = keys.filter { key in key.form.map?().keys.contains { $0.name == name } ?? false }
    return holders.count == 1 ? .inside([holders[0].name, name]) : nil
  }
}
