import TutorialSyntax

/// The JSON Schema (draft 2020-12) of the output of `--diagnostics json`.
package enum DiagnosticsSchema {
  /// The schema's text, with a line end at the end.
  package static var json: String {
    SchemaPrinter.print(
      object(
        "What tutorialc found. Lines and columns count from 1, columns in UTF-8 bytes.",
        [
          ("schema", "The format and its major version.", ["const": "tutorialc.diagnostics/1"]),
          ("diagnostics", "The diagnostics, by path, offset and id.", list(of: .reference(diagnostic))),
        ],
        optional: [
          ("coverage", "What became of each step in each variant, where --coverage asks.", ["type": "array"]),
          ("elements", "The elements that tutorialc elements was asked for.", ["type": "array"]),
          ("drift", "What new layouts do to tutorials, where --against asks.", ["type": "array"]),
        ]
      ).with(before: [
        .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
        .init("$id", "urn:tutorialc:schema:diagnostics:1"), .init("title", "tutorialc diagnostics"),
      ]))
  }

  private static let diagnostic = SchemaDefinition("diagnostic") {
    object(
      "A diagnostic.",
      [
        ("id", "The defect; tutorialc explain says more of it.", ["type": "string"]),
        ("severity", "How grave it is.", ["enum": ["error", "warning", "note"]]),
        ("message", "One line.", ["type": "string"]),
        ("label", "Words for the marks under the place.", ["type": ["string", "null"]]),
      ] + place + [
        ("endLine", "The line of its end.", count), ("endColumn", "The column behind its end.", count),
        ("variants", "The variants that it is about; empty where they play no part.", list(of: ["type": "string"])),
        ("notes", "Further places, then what else helps.", list(of: .reference(note))),
        ("fixits", "Edits that would mend it.", list(of: .reference(fixit))),
      ])
  }

  private static let note = SchemaDefinition("note") {
    object("A further place, or what else helps.", [("message", "One line.", ["type": "string"])] + place)
  }

  private static let fixit = SchemaDefinition("fixit") {
    object(
      "Edits that go together.",
      [
        ("title", "In the imperative.", ["type": "string"]),
        ("applicability", "Whether a tool may apply it unasked, or it is a guess.", ["enum": ["always", "maybe"]]),
        ("edits", "They do not overlap.", list(of: .reference(edit))),
      ])
  }

  private static let edit = SchemaDefinition("edit") {
    let offset: SchemaNode = ["type": "integer", "minimum": 0]
    return object(
      "A replacement of bytes.",
      [
        ("path", "The file.", ["type": "string"]), ("start", "The first byte.", offset),
        ("end", "One past the last byte; start to insert.", offset),
        ("text", "What stands there afterwards.", ["type": "string"]),
      ])
  }

  private static let place: [(String, String, SchemaNode)] = [
    ("path", "The file; null for what no file holds.", ["type": ["string", "null"]]), ("line", "The line.", count),
    ("column", "The column.", count),
  ]
  private static let count: SchemaNode = ["type": ["integer", "null"], "minimum": 1]

  private static func list(of item: SchemaNode) -> SchemaNode { ["type": "array", "items": item] }

  /// Returns an object with required and optional members.
  private static func object(
    _ description: String, _ members: [(String, String, SchemaNode)], optional: [(String, String, SchemaNode)] = []
  ) -> SchemaNode {
    [
      "description": .string(description), "type": "object", "additionalProperties": false,
      "required": .array(members.map { .string($0.0) }),
      "properties": .object(
        (members + optional).map { name, prose, schema in
          .init(name, schema.with(before: [.init("description", .string(prose))]))
        }),
    ]
  }
}
