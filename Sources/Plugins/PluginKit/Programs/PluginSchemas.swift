import TutorialSyntax

/// The parts of the JSON Schemas for messages between the compiler and an out-of-process plugin.
protocol PluginSchemas {}

extension PluginSchemas {
  /// Returns a whole schema, with a line end at the end.
  static func print(
    _ schema: String, title: String, isOpen: Bool = false, required: [String], _ properties: [SchemaNode.Member]
  ) -> String {
    let identifier = schema.replacing("tutorialc.", with: "").replacing("/", with: ":")
    let node = object(
      [.init("schema", ["const": .string(schema)])] + properties, required: ["schema"] + required, isOpen: isOpen)
    return SchemaPrinter.print(
      node.with(before: [
        .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
        .init("$id", .string("urn:tutorialc:schema:\(identifier)")), .init("title", .string(title)),
      ]))
  }

  /// Returns an object with these properties, and possibly others if it's open.
  static func object(
    _ properties: [SchemaNode.Member], required: [String], isOpen: Bool = false
  ) -> SchemaNode {
    let node: SchemaNode = [
      "type": "object", "required": .array(required.map { .string($0) }), "properties": .object(properties),
    ]
    return isOpen ? node : node.with(behind: [.init("additionalProperties", false)])
  }

  /// Returns a text for people.
  static func text(_ description: String) -> SchemaNode {
    ["description": .string(description), "type": "string", "maxLength": .number(Double(PluginProtocol.textLimit))]
  }

  static func list(_ items: SchemaNode, atMost limit: Int? = nil) -> SchemaNode {
    let node: SchemaNode = ["type": "array", "items": items]
    return node.with(behind: limit.map { [.init("maxItems", .number(Double($0)))] } ?? [])
  }

  /// Returns a range of two whole numbers.
  static func range(_ description: String) -> SchemaNode {
    let bounds: SchemaNode = [
      "type": "array", "items": ["type": "integer", "minimum": 0], "minItems": 2, "maxItems": 2,
    ]
    return bounds.with(before: [.init("description", .string(description))])
  }

  private static var name: SchemaNode {
    ["type": "string", "pattern": "^[a-z0-9][a-z0-9-]*$", "maxLength": 60]
  }

  /// Returns the options of a plugin, in its description.
  static var options: SchemaNode {
    object(
      [
        .init("$schema", ["type": "string"]), .init("description", ["type": "string"]),
        .init("type", ["const": "object"]), .init("additionalProperties", ["const": false]),
        .init(
          "properties",
          [
            "type": "object", "propertyNames": ["pattern": "^[A-Za-z0-9_-]{1,60}$"],
            "additionalProperties": option,
          ]), .init("required", list(["type": "string"])),
      ], required: ["type"])
  }

  private static var option: SchemaNode {
    object(
      [
        .init("description", ["type": "string"]), .init("type", ["enum": ["boolean", "number", "string"]]),
        .init("minimum", ["type": "number"]), .init("maximum", ["type": "number"]),
        .init("enum", ["type": "array", "items": ["type": "string"], "minItems": 1]),
        .init("enumDescriptions", list(["type": "string"])),
        .init("default", ["type": ["boolean", "number", "string"]]),
      ], required: []
    ).with(behind: [.init("anyOf", [["required": ["type"]], ["required": ["enum"]]])])
  }

  private static var severity: SchemaNode {
    ["enum": .array(Diagnostic.Severity.allCases.map { .string($0.rawValue) })]
  }

  /// Returns a diagnostic that only the plugin reports, in its description.
  static var diagnosticID: SchemaNode {
    object(
      [
        .init("id", ["type": "string", "pattern": "^[a-z0-9-]+/[a-z0-9-]+$"]), .init("severity", severity),
        .init("rule", text("The rule, and the reason for it.")), .init("wrong", text("Lines that break the rule.")),
        .init("right", text("The same lines, corrected.")),
      ], required: ["id", "rule"])
  }

  static func numbers(_ count: Int) -> SchemaNode {
    let bound = SchemaNode.number(Double(count))
    return ["type": "array", "items": ["type": "number"], "minItems": bound, "maxItems": bound]
  }

  /// The first properties in the description of every plugin.
  static var announced: [SchemaNode.Member] {
    [
      .init("protocol", range("The first and the last version of the protocol that the plugin speaks.")),
      .init("name", name), .init("version", text("The plugin's own version.")),
    ]
  }

  /// The first properties of every diagnostic.
  static var reported: [SchemaNode.Member] {
    [
      .init("id", ["type": "string"]), .init("severity", severity), .init("message", text("One line.")),
      .init("label", text("The text beside the place.")),
    ]
  }

  static var version: SchemaNode { ["type": "integer", "minimum": 1] }

  /// The content of a file, in one of two forms.
  static var content: [SchemaNode.Member] {
    [.init("text", ["type": "string"]), .init("base64", ["type": "string", "contentEncoding": "base64"])]
  }

  /// The condition that the content has exactly one of the two forms.
  static var hasContent: [SchemaNode.Member] {
    [.init("oneOf", [["required": ["text"]], ["required": ["base64"]]])]
  }
}
