import TutorialSyntax

/// The parts of the JSON Schemas for messages between the compiler and an out-of-process plugin.
protocol PluginSchemas {}

extension PluginSchemas {
  /// Returns a whole schema, with a line end at the end.
  static func print(
    _ schema: String, title: String, isOpen: Bool = false, required: [String], _ properties: SchemaNode...
  ) -> String {
    let identifier = schema.replacing("tutorialc.", with: "").replacing("/", with: ":")
    let node = object([["schema": ["const": .string(schema)]]] + properties, required: ["schema"] + required, isOpen)
    return SchemaPrinter.print(
      node.with(before: [
        .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
        .init("$id", .string("urn:tutorialc:schema:\(identifier)")), .init("title", .string(title)),
      ]))
  }

  /// Returns an object with these properties, and possibly others if it's open.
  static func object(_ properties: SchemaNode..., required: [String], isOpen: Bool = false) -> SchemaNode {
    object(properties, required: required, isOpen)
  }

  private static func object(_ properties: [SchemaNode], required: [String], _ isOpen: Bool) -> SchemaNode {
    let node: SchemaNode = [
      "type": "object", "required": .array(required.map { .string($0) }),
      "properties": .object(properties.flatMap(\.members)),
    ]
    return isOpen ? node : node.with(behind: [.init("additionalProperties", false)])
  }

  static var string: SchemaNode { ["type": "string"] }

  static var number: SchemaNode { ["type": "number"] }

  static var flag: SchemaNode { ["type": "boolean", "default": false] }

  /// Returns a text for people.
  static func text(_ description: String) -> SchemaNode {
    ["description": .string(description), "type": "string", "maxLength": .number(Double(PluginProtocol.textLimit))]
  }

  static func words<Word: RawRepresentable<String> & CaseIterable>(_: Word.Type) -> SchemaNode {
    ["enum": .array(Word.allCases.map { .string($0.rawValue) })]
  }

  static func list(_ items: SchemaNode, atMost limit: Int? = nil) -> SchemaNode {
    let node: SchemaNode = ["type": "array", "items": items]
    return node.with(behind: limit.map { [.init("maxItems", .number(Double($0)))] } ?? [])
  }

  /// Returns a range of two whole numbers.
  static func range(_ description: String) -> SchemaNode {
    [
      "description": .string(description), "type": "array", "items": ["type": "integer", "minimum": 0], "minItems": 2,
      "maxItems": 2,
    ]
  }

  static func numbers(_ count: Int) -> SchemaNode {
    let bound = SchemaNode.number(Double(count))
    return ["type": "array", "items": number, "minItems": bound, "maxItems": bound]
  }

  /// The options of a plugin, in its description.
  static var options: SchemaNode {
    object(
      [
        "$schema": string, "description": string, "type": ["const": "object"],
        "additionalProperties": ["const": false],
        "properties": [
          "type": "object", "propertyNames": ["pattern": "^[A-Za-z0-9_-]{1,60}$"], "additionalProperties": option,
        ],
        "required": list(string),
      ], required: ["type"])
  }

  private static var option: SchemaNode {
    object(
      [
        "description": string, "type": ["enum": ["boolean", "number", "string"]], "minimum": number, "maximum": number,
        "enum": ["type": "array", "items": string, "minItems": 1], "enumDescriptions": list(string),
        "default": ["type": ["boolean", "number", "string"]],
      ], required: []
    ).with(behind: [.init("anyOf", [["required": ["type"]], ["required": ["enum"]]])])
  }

  /// A diagnostic that only the plugin reports, in its description.
  static var diagnosticID: SchemaNode {
    object(
      [
        "id": ["type": "string", "pattern": "^[a-z0-9-]+/[a-z0-9-]+$"], "severity": words(Diagnostic.Severity.self),
        "rule": text("The rule, and the reason for it."), "wrong": text("Lines that break the rule."),
        "right": text("The same lines, corrected."),
      ], required: ["id", "rule"])
  }

  /// The first properties in the description of every plugin.
  static var announced: SchemaNode {
    [
      "protocol": range("The first and the last version of the protocol that the plugin speaks."),
      "name": ["type": "string", "pattern": "^[a-z0-9][a-z0-9-]*$", "maxLength": 60],
      "version": text("The plugin's own version."),
    ]
  }

  /// The first properties of every diagnostic.
  static var reported: SchemaNode {
    [
      "id": string, "severity": words(Diagnostic.Severity.self), "message": text("One line."),
      "label": text("The text beside the place."),
    ]
  }

  static var version: SchemaNode { ["type": "integer", "minimum": 1] }

  /// The content of a file, in one of two forms.
  static var content: SchemaNode {
    ["text": string, "base64": ["type": "string", "contentEncoding": "base64"]]
  }

  /// The condition that the content has exactly one of the two forms.
  static var hasContent: [SchemaNode.Member] {
    [.init("oneOf", [["required": ["text"]], ["required": ["base64"]]])]
  }
}
