import TutorialSyntax

/// The JSON Schemas of the messages between the compiler and an out-of-process importer.
package enum ImporterSchemas: PluginSchemas {
  /// The schema of the output of `--describe`.
  package static var importer: String {
    print(
      ImporterAnnouncement.schema, title: "the description of an importer that is a program",
      required: ["protocol", "name", "version"],
      announced + [
        .init("summary", text("One line for `tutorialc importers`.")), .init("options", options),
        .init("diagnostics", list(diagnosticID)),
      ])
  }

  /// The schema of the request.
  package static var importRequest: String {
    print(
      ImportRequestMessage.schema, title: "a request to an importer that is a program", isOpen: true,
      required: ["protocol", "options", "file", "screen", "variant", "traits", "lenient"],
      [
        .init("protocol", version), .init("options", ["type": "object"]),
        .init(
          "file",
          object([.init("path", ["type": "string"])] + content, required: ["path"], isOpen: true)
            .with(behind: hasContent)),
        .init("screen", ["type": "string"]), .init("variant", ["type": "string"]),
        .init("density", ["description": "Dots per inch, for Android.", "type": "number"]),
        .init("scale", ["description": "Pixels per point, for iOS.", "type": "number"]),
        .init("display", numbers(2)), .init("safeArea", numbers(4)), .init("traits", traits),
        .init("lenient", ["type": "boolean"]),
      ])
  }

  /// The schema of the response.
  package static var importResponse: String {
    print(
      ImportResponseMessage.schema, title: "a response of an importer that is a program", required: ["protocol"],
      [
        .init("protocol", version), .init("manifest", ["anyOf": [["type": "null"], manifest]]),
        .init(
          "text",
          [
            "description":
              "The text that `span` and `line` refer to, if the importer has converted the file.",
            "type": "string",
          ]),
        .init("diagnostics", list(diagnostic, atMost: Diagnostic.maximumCount)),
      ])
  }

  // MARK: Parts

  private static let span: SchemaNode = range(
    "The offsets of the first byte in the file, and of the byte after the last.")
  private static let line: SchemaNode = [
    "description": "A line of the file, counted from 1.", "type": "integer", "minimum": 1,
  ]
  private static let traits: SchemaNode = ["type": "object", "additionalProperties": ["type": "string"]]
  private static let manifest: SchemaNode = [
    "description": "A layout manifest; `tutorialc schema layout` prints its schema.", "type": "object",
    "properties": ["snapshots": ["type": "array"]], "required": ["snapshots"],
  ]

  private static let remark: [SchemaNode.Member] = [
    .init("message", text("One line.")), .init("span", span), .init("line", line),
  ]
  private static let onePlace: SchemaNode.Member = .init("not", ["required": ["span", "line"]])

  private static let diagnostic: SchemaNode = object(
    reported + [
      .init("span", span), .init("line", line),
      .init(
        "labels",
        list(
          object(remark, required: ["message"])
            .with(behind: [.init("oneOf", [["required": ["span"]], ["required": ["line"]]])]),
          atMost: DiagnosticMessage.noteLimit)),
      .init(
        "notes",
        list(
          ["anyOf": [text("A line more."), object(remark, required: ["message"]).with(behind: [onePlace])]],
          atMost: DiagnosticMessage.noteLimit)),
    ], required: ["id", "message"]
  ).with(behind: [onePlace])
}
