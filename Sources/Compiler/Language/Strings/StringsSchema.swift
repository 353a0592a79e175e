import TutorialSyntax

/// The JSON Schema (draft 2020-12) of strings files, as `tutorialc schema strings` prints it: for editors, which complete
/// and check by it. That a tutorial has a key is checked by the compiler.
package enum StringsSchema {
  /// The schema's text, ending with a line end.
  package static var json: String {
    SchemaPrinter.print(
      Translation.outline.schema.with(before: [
        .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
        .init("$id", "urn:tutorialc:schema:strings:1"), .init("title", "tutorialc strings file"),
      ]))
  }
}
