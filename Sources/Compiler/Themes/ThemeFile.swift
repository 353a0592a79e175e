package import TutorialSyntax

/// A theme in a file of its own, `NAME.theme.yaml`.
package struct ThemeFile: DescribedMap {
  /// What it says.
  package var partial: ThemePartial

  /// A file that says nothing.
  package init(range: ByteRange) {
    partial = ThemePartial(range: range)
  }

  package static let keys = MapDescription<Self>(
    "theme", of: "a theme", its: "the theme's",
    "What callouts look like. What is left out is as in the theme that it extends, and else as in the standard one.",
    hints: ThemePartial.keys.outline.hints
  ) {
    Key(.schema("tutorialc.theme/1")) { _, _, _, _ in }
    ThemePartial.keys.keys.map { key in
      Key(key.description) { decoder, field, called, file in key.read(&decoder, field, called, &file.partial) }
    }
  }

  /// The keys that a theme may have at its top.
  package static var topKeys: Set<String> { Set(keys.outline.keys.map(\.name)) }
}

/// Reads a theme from its document, YAML or JSON. What does not fit is reported at its place and left out. An empty file
/// says nothing.
package func decodeTheme(_ document: Document) -> Parsed<ThemePartial> {
  var decoder = Decoder(document)
  var file = ThemeFile(range: ByteRange(0, 0))
  if let root = document.root, !document.isNull(root),
    decoder.isSupportedSchema(root, "tutorialc.theme/1", of: "a theme")
  {
    decoder.read(root, into: &file, ThemeFile.keys)
  }
  return Parsed(file.partial, diagnostics: decoder.diagnostics)
}

/// The JSON Schema (draft 2020-12) of themes, as `tutorialc schema theme` prints it: for editors, which complete and
/// check by it.
package enum ThemeSchema {
  /// The schema's text, ending with a line end.
  package static var json: String {
    SchemaPrinter.print(
      ThemeFile.keys.outline.schema.with(before: [
        .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
        .init("$id", "urn:tutorialc:schema:theme:1"), .init("title", "tutorialc theme"),
      ]))
  }
}
