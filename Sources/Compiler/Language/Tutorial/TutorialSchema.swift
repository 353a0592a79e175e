import TutorialSyntax

/// The JSON Schema (draft 2020-12) of the tutorial file, as `tutorialc schema tutorial` prints it.
///
/// Editors use it for completion and validation. It covers errors that a single file shows; the compiler checks names
/// (of styles, steps, screens, elements). YAML editors take `on`, `012` and the like for other types, so these are
/// allowed where text is expected.
package enum TutorialSchema {
  /// The schema's text, which ends with a newline.
  package static var json: String {
    SchemaPrinter.print(
      Tutorial.keys.outline.schema.with(before: [
        .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
        .init("$id", "urn:tutorialc:schema:tutorial:1"), .init("title", "tutorialc tutorial"),
      ]))
  }
}
