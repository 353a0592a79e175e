import TutorialSyntax

/// The JSON Schemas of the messages between the compiler and an out-of-process importer.
package enum ImporterSchemas: PluginSchemas {
  /// The schema of the output of `--describe`.
  package static var importer: String {
    print(
      ImporterAnnouncement.schema, title: "what an importer out of process says of itself",
      required: ["protocol", "name", "version"],
      announced + [
        .init("summary", text("A line for `tutorialc importers`.")), .init("options", options),
        .init("diagnostics", list(diagnosticID)),
      ])
  }

  /// The schema of the request.
  package static var importRequest: String {
    print(
      ImportRequestMessage.schema, title: "what an importer out of process is asked", isOpen: true,
      required: ["protocol", "options", "file", "screen", "variant", "traits", "lenient"],
      [
        .init("protocol", version), .init("options", ["type": "object"]),
        .init(
          "file",
          object([.init("path", ["type": "string"])] + content, required: ["path"], isOpen: true)
            .with(behind: hasContent)),
        .init("screen", ["type": "string"]), .init("variant", ["type": "string"]),
        .init("density", ["description": "Dots per inch, of Android.", "type": "number"]),
        .init("scale", ["description": "Pixels per point, of iOS.", "type": "number"]),
        .init("display", numbers(2)), .init("safeArea", numbers(4)), .init("traits", traits),
        .init("lenient", ["type": "boolean"]),
      ])
  }

  /// The schema of the response.
  package static var importResponse: String {
    print(
      ImportResponseMessage.schema, title: "what an importer out of process answers", required: ["protocol"],
      [
        .init("protocol", version), .init("snapshot", ["anyOf": [["type": "null"], snapshot]]),
        .init(
          "text",
          [
            "description":
              "What `span` and `line` are places in, where that is not the file as it is, but what was made of it.",
            "type": "string",
          ]),
        .init("diagnostics", list(diagnostic, atMost: Diagnostic.maximumCount)),
      ])
  }

  // MARK: Parts

  private static let span: SchemaNode = range("The first byte in the file, and the one behind the last.")
  private static let line: SchemaNode = [
    "description": "A line of the file, counted from 1.", "type": "integer", "minimum": 1,
  ]
  private static let traits: SchemaNode = ["type": "object", "additionalProperties": ["type": "string"]]
  private static let coordinate: SchemaNode = ["type": "number", "minimum": -1e7, "maximum": 1e7]
  private static let length: SchemaNode = ["type": "number", "minimum": 0, "maximum": 1e7]
  private static let extent: SchemaNode = ["type": "number", "exclusiveMinimum": 0, "maximum": 1e7]
  private static let order: SchemaNode = ["type": "integer", "minimum": -1e7, "maximum": 1e7]
  private static let id: SchemaNode = [
    "type": "string", "minLength": 1, "maxLength": .number(Double(Limits.identifier)),
  ]
  private static let snapshotName: SchemaNode = [
    "type": "string", "minLength": 1, "maxLength": .number(Double(Limits.name)), "pattern": "^[^/]*$",
  ]

  private static func all(_ count: Int, _ item: SchemaNode) -> SchemaNode {
    let bound = SchemaNode.number(Double(count))
    return ["type": "array", "items": item, "minItems": bound, "maxItems": bound]
  }

  private static func words<Word: RawRepresentable<String> & CaseIterable>(_: Word.Type) -> SchemaNode {
    ["enum": .array(Word.allCases.map { .string($0.rawValue) })]
  }

  private static let snapshot: SchemaNode = object(
    [
      .init("screen", snapshotName), .init("variant", snapshotName),
      .init(
        "origin",
        object(
          [
            .init("format", ["type": "string"]), .init("tool", ["type": "string"]), .init("unit", ["type": "string"]),
            .init("scale", extent), .init("truncated", ["type": "boolean"]),
          ], required: ["unit", "scale"])), .init("traits", traits),
      .init(
        "display", object([.init("size", all(2, extent)), .init("scale", extent)], required: ["size"])),
      .init(
        "insets",
        object(
          ["safeArea", "statusBars", "navigationBars", "ime"].map { .init($0, all(4, length)) }, required: [])),
      .init("windows", list(window, atMost: Limits.elements)), .init("spaces", list(space, atMost: Limits.elements)),
      .init("elements", list(element, atMost: Limits.elements)),
      .init("occluders", list(occluder, atMost: Limits.elements)),
    ], required: ["origin", "display", "elements"])

  private static let window: SchemaNode = object(
    [
      .init("id", id), .init("type", words(ImportedWindow.Kind.self)), .init("z", order),
      .init("frame", all(4, coordinate)),
    ], required: ["id", "frame"])

  private static let space: SchemaNode = object(
    [
      .init("id", id.with(behind: [.init("not", ["const": "global"])])), .init("parent", ["type": "string"]),
      .init("axis", words(ImportedSpace.Axis.self)), .init("viewport", all(4, coordinate)),
      .init("contentOffset", all(2, coordinate)),
    ], required: ["id", "viewport"])

  private static let element: SchemaNode = {
    let texts = ["nativeId", "type", "nativeType", "label", "text", "value", "parent", "space", "window"]
    let flags = ["enabled", "checked", "selected", "clickable"]
    return object(
      [
        .init("id", id), .init("identity", words(ElementIdentity.self)), .init("frame", all(4, coordinate)),
        .init("css", id), .init("visibility", words(ImportedElement.Visibility.self)), .init("z", order),
      ] + texts.map { .init($0, ["type": "string"]) } + flags.map { .init($0, ["type": "boolean"]) },
      required: ["id", "frame"])
  }()

  private static let occluder: SchemaNode = object(
    [
      .init("kind", ["type": "string"]), .init("element", ["type": "string"]), .init("opaque", ["type": "boolean"]),
      .init("inferred", ["type": "boolean"]), .init("z", order),
    ], required: ["kind", "element"])

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
