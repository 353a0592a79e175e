import TutorialSyntax

/// The JSON Schema (draft 2020-12) of layout manifests, as `tutorialc schema layout` prints it: for editors, which
/// complete and check by it.
///
/// It is as strict as one file by itself allows: what can only be judged once everything extended is merged (a missing
/// frame, an unknown name) is left to the compiler. Texts may be written as numbers or as `true`, since to the compiler
/// all plain scalars are text there.
package enum LayoutSchema {
  /// The schema's text, ending with a line end.
  package static var json: String {
    SchemaPrinter.print(
      LayoutManifest.keys.outline.schema.with(before: [
        .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
        .init("$id", "urn:tutorialc:schema:layout:1"), .init("title", "tutorialc layout manifest"),
      ]))
  }
}
