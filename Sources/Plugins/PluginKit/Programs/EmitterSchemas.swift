import TutorialSyntax

/// The JSON Schemas of the messages between the compiler and an out-of-process emitter.
package enum EmitterSchemas: PluginSchemas {
  /// The schema of the output of `--describe`.
  package static var emitter: String {
    print(
      EmitterAnnouncement.schema, title: "the description of an emitter that is a program",
      required: ["protocol", "name", "version", "tourMajors", "files"],
      announced + [
        .init("summary", text("One line for `tutorialc emitters`.")),
        .init("tourMajors", range("The first and the last major version of the tour that it reads.")),
        .init(
          "scope",
          ["enum": .array(EmitterScope.allCases.map { .string($0.rawValue) }), "default": "eachTutorial"]),
        .init("wireframes", ["type": "boolean", "default": false]),
        .init("screenshots", ["type": "boolean", "default": false]),
        .init("files", list(["type": "string", "minLength": 1])),
        .init("cannotExpress", list(["type": "string"])),
        .init("options", options),
        .init("diagnostics", list(diagnosticID)),
      ])
  }

  /// The schema of the request.
  package static var emitRequest: String {
    print(
      EmitRequestMessage.schema, title: "a request to an emitter that is a program", isOpen: true,
      required: ["protocol", "options", "byteLimit", "tours"],
      [
        .init("protocol", version), .init("options", ["type": "object"]),
        .init("byteLimit", ["type": "integer", "minimum": 0]), .init("tours", list(tour)),
      ])
  }

  /// The schema of the response.
  package static var emitResponse: String {
    print(
      EmitResponseMessage.schema, title: "a response of an emitter that is a program", required: ["protocol"],
      [
        .init("protocol", version),
        .init("files", list(file, atMost: PluginProtocol.fileLimit)),
        .init("diagnostics", list(diagnostic, atMost: Diagnostic.maximumCount)),
      ])
  }

  // MARK: Parts

  private static let span: SchemaNode = range(
    "The offsets of the first byte in the tutorial's file, and of the byte after the last.")

  private static let tour: SchemaNode = object(
    [
      .init("name", ["type": "string"]),
      .init(
        "tour", ["description": "The tour; `tutorialc schema tour` prints its schema.", "type": "object"]),
      .init(
        "source",
        object(
          [
            .init("path", ["type": "string"]), .init("span", span),
            .init("steps", ["type": "object", "additionalProperties": span]),
          ], required: ["path", "span", "steps"], isOpen: true)), .init("wireframes", list(wireframe)),
    ], required: ["name", "tour", "wireframes"], isOpen: true)

  private static let wireframe: SchemaNode = object(
    [
      .init("variant", ["type": "string"]), .init("screen", ["type": "string"]),
      .init("steps", list(["type": "string"])), .init("size", numbers(2)), .init("safeArea", numbers(4)),
      .init("cornerRadius", ["type": "number"]), .init("displayCutouts", list(numbers(4))),
      .init("screenshots", list(screenshot)),
      .init("elements", list(element, atMost: Wireframe.elementLimit)),
      .init("omitted", ["type": "integer", "minimum": 0]),
    ], required: ["variant", "screen", "steps", "size", "safeArea", "displayCutouts", "elements", "omitted"],
    isOpen: true)

  private static let screenshot: SchemaNode = object(
    [
      .init("scheme", ["enum": ["light", "dark"]]),
      .init("format", ["enum": .array(Screenshot.Format.allCases.map { .string($0.rawValue) })]),
      .init("pixels", ["type": "array", "items": ["type": "integer", "minimum": 1], "minItems": 2, "maxItems": 2]),
      .init("base64", ["type": "string", "contentEncoding": "base64"]),
    ], required: ["format", "pixels", "base64"], isOpen: true)

  private static let element: SchemaNode = object(
    [
      .init("id", ["type": "string"]), .init("parent", ["type": "integer", "minimum": 0]),
      .init("role", ["enum": .array(WireframeRole.allCases.map { .string($0.rawValue) })]),
      .init("frame", numbers(4)), .init("outline", list(["type": "number"])), .init("clip", numbers(4)),
      .init("text", ["type": "string"]),
    ], required: ["id", "role", "frame"], isOpen: true)

  private static let file: SchemaNode = object(
    [.init("path", text("The file's path, relative to the output folder."))] + content, required: ["path"]
  ).with(behind: hasContent)

  private static let diagnostic: SchemaNode = object(
    reported + [
      .init("tutorial", ["type": "string"]),
      .init("step", ["type": "string"]), .init("span", span), .init("variants", list(["type": "string"])),
      .init("notes", list(text("A line more."), atMost: DiagnosticMessage.noteLimit)),
    ], required: ["id", "message"])
}
