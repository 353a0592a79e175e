import TutorialSyntax

/// The JSON Schema of a table of options.
struct OptionSchema {
  private let table: OptionTable

  init(_ table: OptionTable) {
    self.table = table
  }

  /// The schema, with a line end at the end.
  var text: String {
    SchemaPrinter.print(
      node.with(before: [.init("$schema", "https://json-schema.org/draft/2020-12/schema")]))
  }

  /// The schema for embedding in a larger one.
  var node: SchemaNode {
    let required = table.entries.filter(\.isRequired).map { SchemaNode.string($0.name) }
    let object: SchemaNode = [
      "type": "object", "additionalProperties": false,
      "properties": .object(table.entries.map { .init($0.name, schema(of: $0)) }),
    ]
    return object.with(behind: required.isEmpty ? [] : [.init("required", .array(required))])
  }

  private func schema(of entry: OptionEntry) -> SchemaNode {
    let standard = entry.standard.flatMap(written).map { [SchemaNode.Member("default", $0)] } ?? []
    return form(of: entry.kind).with(before: [.init("description", .string(entry.summary))], behind: standard)
  }

  private func form(of kind: OptionEntry.Kind) -> SchemaNode {
    switch kind {
    case .flag: return ["type": "boolean"]
    case .text: return ["type": "string"]
    case .number(let bounds):
      // JSON has no infinities: an infinite bound isn't written.
      let limits = [("minimum", bounds.lowerBound), ("maximum", bounds.upperBound)].filter(\.1.isFinite)
      let type: SchemaNode = ["type": "number"]
      return type.with(behind: limits.map { .init($0.0, .number($0.1)) })
    case .word(let words):
      return WordDescription.schema(words.map { WordDescription(word: $0.name, prose: $0.summary) })
    }
  }

  /// Returns the schema of a default. Options have no lists or objects as defaults.
  private func written(_ value: PluginOptions.Value) -> SchemaNode? {
    switch value {
    case .bool(let value): .bool(value)
    case .number(let value) where value.isFinite: .number(value)
    case .text(let value): .string(value)
    case .number, .list, .object: nil
    }
  }
}
