import TutorialSyntax

/// The JSON Schema (draft 2020-12) of locks, as `tutorialc schema lock` prints it.
package enum LockSchema {
  /// The schema's text, ending with a line end.
  package static var json: String {
    SchemaPrinter.print(
      TutorialLock.keys.outline.schema.with(before: [
        .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
        .init("$id", "urn:tutorialc:schema:lock:1"), .init("title", "tutorialc lock"),
      ]))
  }
}
