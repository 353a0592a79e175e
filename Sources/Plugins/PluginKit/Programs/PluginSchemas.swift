import TutorialSyntax

/// The JSON Schemas of what the compiler and a kind of plugin out of process say to each other: what they are made of.
protocol PluginSchemas {}

extension PluginSchemas {
  /// A whole schema, with a line end at the end.
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

  /// An object of these properties, and of others where it is open.
  static func object(
    _ properties: [SchemaNode.Member], required: [String], isOpen: Bool = false
  ) -> SchemaNode {
    let node: SchemaNode = [
      "type": "object", "required": .array(required.map { .string($0) }), "properties": .object(properties),
    ]
    return isOpen ? node : node.with(behind: [.init("additionalProperties", false)])
  }

  /// A text for people.
  static func text(_ description: String) -> SchemaNode {
    ["description": .string(description), "type": "string", "maxLength": .number(Double(PluginProtocol.textLimit))]
  }

  /// A list.
  static func list(_ items: SchemaNode, atMost limit: Int? = nil) -> SchemaNode {
    let node: SchemaNode = ["type": "array", "items": items]
    return node.with(behind: limit.map { [.init("maxItems", .number(Double($0)))] } ?? [])
  }

  /// Two whole numbers.
  static func range(_ description: String) -> SchemaNode {
    let bounds: SchemaNode = [
      "type": "array", "items": ["type": "integer", "minimum": 0], "minItems": 2, "maxItems": 2,
    ]
    return bounds.with(before: [.init("description", .string(description))])
  }

  private static var name: SchemaNode {
    ["type": "string", "pattern": "^[a-z0-9][a-z0-9-]*$", "maxLength": 60]
  }

  /// The options of a plugin, in its description.
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

  /// A defect that only the plugin finds, in its description.
  static var diagnosticID: SchemaNode {
    object(
      [
        .init("id", ["type": "string", "pattern": "^[a-z0-9-]+/[a-z0-9-]+$"]), .init("severity", severity),
        .init("rule", text("What must hold, and why.")), .init("wrong", text("Lines that raise it.")),
        .init("right", text("The same lines, mended.")),
      ], required: ["id", "rule"])
  }

  /// As many numbers.
  static func numbers(_ count: Int) -> SchemaNode {
    let bound = SchemaNode.number(Double(count))
    return ["type": "array", "items": ["type": "number"], "minItems": bound, "maxItems": bound]
  }

  /// What stands first in the description of every plugin.
  static var announced: [SchemaNode.Member] {
    [
      .init("protocol", range("The first and the last version of the protocol that it speaks.")),
      .init("name", name), .init("version", text("Its own version.")),
    ]
  }

  /// What stands first in every diagnostic.
  static var reported: [SchemaNode.Member] {
    [
      .init("id", ["type": "string"]), .init("severity", severity), .init("message", text("One line.")),
      .init("label", text("Words beside the place.")),
    ]
  }

  /// The version of a request or a response.
  static var version: SchemaNode { ["type": "integer", "minimum": 1] }

  /// What a file holds, in one of two ways.
  static var content: [SchemaNode.Member] {
    [.init("text", ["type": "string"]), .init("base64", ["type": "string", "contentEncoding": "base64"])]
  }

  /// That it is one of the two.
  static var hasContent: [SchemaNode.Member] {
    [.init("oneOf", [["required": ["text"]], ["required": ["base64"]]])]
  }
}
