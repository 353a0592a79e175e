import TutorialSyntax

/// The JSON Schema (draft 2020-12) of the tutorial file, as `tutorialc schema tutorial` prints it: for editors, which
/// complete and check by it.
///
/// It says what one file can say by itself. Names (of styles, steps, screens, elements) are checked by the compiler.
/// YAML editors take `on`, `012` and the like for other than text, so where text is asked for, they pass.
package enum TutorialSchema {
  /// The schema's text, ending with a line end.
  package static var json: String {
    SchemaPrinter.print(
      Tutorial.keys.outline.schema.with(before: [
        .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
        .init("$id", "urn:tutorialc:schema:tutorial:1"), .init("title", "tutorialc tutorial"),
      ]))
  }
}
