import TutorialSyntax

/// The JSON Schemas of the messages between the compiler and an out-of-process emitter.
package enum EmitterSchemas: PluginSchemas {
  /// The schema of the output of `--describe`.
  package static var emitter: String {
    print(
      EmitterAnnouncement.schema, title: "the description of an emitter that is a program",
      required: ["protocol", "name", "version", "tourMajors", "files"], announced,
      [
        "summary": text("One line for `tutorialc emitters`."),
        "tourMajors": range("The first and the last major version of the tour that it reads."),
        "scope": words(EmitterScope.self).with(behind: [.init("default", "eachTutorial")]),
        "wireframes": flag, "screenshots": flag, "files": list(["type": "string", "minLength": 1]),
        "cannotExpress": list(string), "options": options, "diagnostics": list(diagnosticID),
      ])
  }

  /// The schema of the request.
  package static var emitRequest: String {
    print(
      EmitRequestMessage.schema, title: "a request to an emitter that is a program", isOpen: true,
      required: ["protocol", "options", "byteLimit", "tours"],
      [
        "protocol": version, "options": ["type": "object"], "byteLimit": ["type": "integer", "minimum": 0],
        "tours": list(tour),
      ])
  }

  /// The schema of the response.
  package static var emitResponse: String {
    print(
      EmitResponseMessage.schema, title: "a response of an emitter that is a program", required: ["protocol"],
      [
        "protocol": version, "files": list(file, atMost: PluginProtocol.fileLimit),
        "diagnostics": list(diagnostic, atMost: Diagnostic.maximumCount),
      ])
  }

  // MARK: Parts

  private static let span: SchemaNode = range(
    "The offsets of the first byte in the tutorial's file, and of the byte after the last.")

  private static let tour: SchemaNode = object(
    [
      "name": string,
      "tour": ["description": "The tour; `tutorialc schema tour` prints its schema.", "type": "object"],
      "source": object(
        ["path": string, "span": span, "steps": ["type": "object", "additionalProperties": span]],
        required: ["path", "span", "steps"], isOpen: true),
      "wireframes": list(wireframe),
    ], required: ["name", "tour", "wireframes"], isOpen: true)

  private static let wireframe: SchemaNode = object(
    [
      "variant": string, "screen": string, "steps": list(string), "size": numbers(2), "safeArea": numbers(4),
      "cornerRadius": number, "displayCutouts": list(numbers(4)), "screenshots": list(screenshot),
      "elements": list(element, atMost: Wireframe.elementLimit), "omitted": ["type": "integer", "minimum": 0],
    ], required: ["variant", "screen", "steps", "size", "safeArea", "displayCutouts", "elements", "omitted"],
    isOpen: true)

  private static let screenshot: SchemaNode = object(
    [
      "scheme": ["enum": ["light", "dark"]], "format": words(Screenshot.Format.self),
      "pixels": ["type": "array", "items": ["type": "integer", "minimum": 1], "minItems": 2, "maxItems": 2],
      "base64": ["type": "string", "contentEncoding": "base64"],
    ], required: ["format", "pixels", "base64"], isOpen: true)

  private static let element: SchemaNode = object(
    [
      "id": string, "parent": ["type": "integer", "minimum": 0], "role": words(WireframeRole.self),
      "frame": numbers(4), "outline": list(number), "clip": numbers(4), "text": string,
    ], required: ["id", "role", "frame"], isOpen: true)

  private static let file: SchemaNode = object(
    ["path": text("The file's path, relative to the output folder.")], content, required: ["path"]
  ).with(behind: hasContent)

  private static let diagnostic: SchemaNode = object(
    reported,
    [
      "tutorial": string, "step": string, "span": span, "variants": list(string),
      "notes": list(text("A line more."), atMost: DiagnosticMessage.noteLimit),
    ], required: ["id", "message"])
}
