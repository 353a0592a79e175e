import TutorialSyntax

/// The JSON Schema (draft 2020-12) of layout manifests, as `tutorialc schema layout` prints it.
///
/// Editors use it for completion and validation. It is as strict as a single file allows: errors that only show in the
/// merged snapshot (a missing frame, an unknown name) are left to the compiler. Texts may be written as numbers or
/// `true`, because the compiler reads all plain scalars as text there.
package enum LayoutSchema {
  /// The schema's text, which ends with a newline.
  package static var json: String {
    SchemaPrinter.print(
      LayoutManifest.keys.outline.schema.with(before: [
        .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
        .init("$id", "urn:tutorialc:schema:layout:1"), .init("title", "tutorialc layout manifest"),
      ]))
  }
}
