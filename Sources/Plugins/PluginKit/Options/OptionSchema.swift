import TutorialSyntax

/// Writes the JSON Schema of a table of options.
struct OptionSchema {
  private let table: OptionTable

  init(_ table: OptionTable) {
    self.table = table
  }

  /// The schema, with a line end at the end.
  var text: String {
    var json = JSONWriter(pretty: true)
    json.beginObject()
    json.key("$schema")
    json.string("https://json-schema.org/draft/2020-12/schema")
    json.key("type")
    json.string("object")
    json.key("additionalProperties")
    json.bool(false)
    json.key("properties")
    json.beginObject()
    for entry in table.entries { write(entry, into: &json) }
    json.endObject()
    let required = table.entries.filter(\.isRequired).map(\.name)
    if !required.isEmpty {
      json.key("required")
      write(required, into: &json)
    }
    json.endObject()
    json.endLine()
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private func write(_ entry: OptionEntry, into json: inout JSONWriter) {
    json.key(escaping: entry.name)
    json.beginObject()
    json.key("description")
    json.string(entry.summary)
    switch entry.kind {
    case .flag: write(type: "boolean", into: &json)
    case .text: write(type: "string", into: &json)
    case .number(let bounds):
      write(type: "number", into: &json)
      write("minimum", bounds.lowerBound, into: &json)
      write("maximum", bounds.upperBound, into: &json)
    case .word(let words):
      json.key("enum")
      write(words.map(\.name), into: &json)
      // No keyword of JSON Schema, but what editors show beside each word.
      json.key("enumDescriptions")
      write(words.map(\.summary), into: &json)
    }
    if let standard = entry.standard {
      json.key("default")
      write(standard, into: &json)
    }
    json.endObject()
  }

  private func write(type: String, into json: inout JSONWriter) {
    json.key("type")
    json.string(type)
  }

  /// JSON has no infinities: a bound that is none is not written.
  private func write(_ name: StaticString, _ bound: Double, into json: inout JSONWriter) {
    guard bound.isFinite else { return }
    json.key(name)
    json.number(shortest: bound)
  }

  private func write(_ texts: [String], into json: inout JSONWriter) {
    json.beginArray()
    for text in texts { json.string(text) }
    json.endArray()
  }

  /// Defaults are plain values: what an option may be has no lists and no objects.
  private func write(_ value: PluginOptions.Value, into json: inout JSONWriter) {
    switch value {
    case .bool(let value): json.bool(value)
    case .number(let value) where value.isFinite: json.number(shortest: value)
    case .text(let value): json.string(value)
    case .number, .list, .object: json.null()
    }
  }
}
