import TutorialSyntax

/// The JSON Schema (draft 2020-12) of strings files, as `tutorialc schema strings` prints it.
///
/// Editors use it for completion and validation. The compiler checks that the tutorial has each key.
package enum StringsSchema {
  /// The schema's text, which ends with a newline.
  package static var json: String {
    SchemaPrinter.print(
      TranslationKeys.outline.schema.with(before: [
        .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
        .init("$id", "urn:tutorialc:schema:strings:1"), .init("title", "tutorialc strings file"),
      ]))
  }
}
