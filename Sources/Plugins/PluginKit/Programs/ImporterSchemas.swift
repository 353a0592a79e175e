import TutorialSyntax

/// The JSON Schemas of the messages between the compiler and an out-of-process importer.
package enum ImporterSchemas: PluginSchemas {
  /// The schema of the output of `--describe`.
  package static var importer: String {
    print(
      ImporterAnnouncement.schema, title: "the description of an importer that is a program",
      required: ["protocol", "name", "version"], announced,
      [
        "summary": text("One line for `tutorialc importers`."), "options": options,
        "diagnostics": list(diagnosticID),
      ])
  }

  /// The schema of the request.
  package static var importRequest: String {
    print(
      ImportRequestMessage.schema, title: "a request to an importer that is a program", isOpen: true,
      required: ["protocol", "options", "file", "screen", "variant", "traits", "lenient"],
      [
        "protocol": version, "options": ["type": "object"],
        "file": object(["path": string], content, required: ["path"], isOpen: true).with(behind: hasContent),
        "screen": string, "variant": string,
        "density": ["description": "Dots per inch, for Android.", "type": "number"],
        "scale": ["description": "Pixels per point, for iOS.", "type": "number"], "display": numbers(2),
        "safeArea": numbers(4), "traits": ["type": "object", "additionalProperties": string],
        "lenient": ["type": "boolean"],
      ])
  }

  /// The schema of the response.
  package static var importResponse: String {
    print(
      ImportResponseMessage.schema, title: "a response of an importer that is a program", required: ["protocol"],
      [
        "protocol": version, "manifest": ["anyOf": [["type": "null"], manifest]],
        "text": [
          "description": "The text that `span` and `line` refer to, if the importer has converted the file.",
          "type": "string",
        ],
        "diagnostics": list(diagnostic, atMost: Diagnostic.maximumCount),
      ])
  }

  // MARK: Parts

  private static let manifest: SchemaNode = [
    "description": "A layout manifest; `tutorialc schema layout` prints its schema.", "type": "object",
    "properties": ["snapshots": ["type": "array"]], "required": ["snapshots"],
  ]

  private static let place: SchemaNode = [
    "span": range("The offsets of the first byte in the file, and of the byte after the last."),
    "line": ["description": "A line of the file, counted from 1.", "type": "integer", "minimum": 1],
  ]
  private static let onePlace: SchemaNode.Member = .init("not", ["required": ["span", "line"]])

  private static let remark: SchemaNode = object(["message": text("One line.")], place, required: ["message"])

  private static let diagnostic: SchemaNode = object(
    reported, place,
    [
      "labels": list(
        remark.with(behind: [.init("oneOf", [["required": ["span"]], ["required": ["line"]]])]),
        atMost: DiagnosticMessage.noteLimit),
      "notes": list(
        ["anyOf": [text("A line more."), remark.with(behind: [onePlace])]], atMost: DiagnosticMessage.noteLimit),
    ], required: ["id", "message"]
  ).with(behind: [onePlace])
}
