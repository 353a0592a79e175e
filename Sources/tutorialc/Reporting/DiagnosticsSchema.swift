import TutorialSyntax

/// The JSON Schema (draft 2020-12) of the output of `--diagnostics json`.
package enum DiagnosticsSchema {
  /// The schema's text, with a line end at the end.
  package static var json: String {
    SchemaPrinter.print(
      object(
        "The diagnostics of a run. Lines and columns count from 1, columns in UTF-8 bytes.",
        [
          ("schema", "The format and its major version.", ["const": "tutorialc.diagnostics/1"]),
          ("diagnostics", "The diagnostics, by path, offset and id.", list(of: .reference(diagnostic))),
        ],
        optional: [
          ("coverage", "The outcome of each step in each variant, with --coverage.", ["type": "array"]),
          ("elements", "The elements that `tutorialc elements` lists.", ["type": "array"]),
          ("drift", "The effect of new layouts on tutorials, with --against.", ["type": "array"]),
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
        ("id", "The id of the defect; `tutorialc explain` explains it.", ["type": "string"]),
        ("severity", "The severity.", ["enum": ["error", "warning", "note"]]),
        ("message", "The defect, in one line.", ["type": "string"]),
        ("label", "The text beside the marks under the place.", ["type": ["string", "null"]]),
      ] + place + [
        ("endLine", "The line of the place's end.", count), ("endColumn", "The column after the place's end.", count),
        (
          "variants", "The variants that the diagnostic is about; empty if it isn't about variants.",
          list(of: ["type": "string"])
        ),
        ("notes", "Further places, followed by other help.", list(of: .reference(note))),
        ("fixits", "Edits that would fix the defect.", list(of: .reference(fixit))),
      ])
  }

  private static let note = SchemaDefinition("note") {
    object("A further place, or other help.", [("message", "The note, in one line.", ["type": "string"])] + place)
  }

  private static let fixit = SchemaDefinition("fixit") {
    object(
      "Edits that go together.",
      [
        ("title", "The title, in the imperative.", ["type": "string"]),
        (
          "applicability", "`always` if a tool may apply the edits without asking; `maybe` if they are a guess.",
          ["enum": ["always", "maybe"]]
        ),
        ("edits", "The edits, which do not overlap.", list(of: .reference(edit))),
      ])
  }

  private static let edit = SchemaDefinition("edit") {
    let offset: SchemaNode = ["type": "integer", "minimum": 0]
    return object(
      "A replacement of bytes.",
      [
        ("path", "The file.", ["type": "string"]), ("start", "The offset of the first byte.", offset),
        ("end", "The offset after the last byte; equal to `start` for an insertion.", offset),
        ("text", "The text to put there.", ["type": "string"]),
      ])
  }

  private static let place: [(String, String, SchemaNode)] = [
    ("path", "The file; null if the diagnostic is not about a file.", ["type": ["string", "null"]]),
    ("line", "The line.", count),
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
