package import TutorialSyntax

/// A theme in a file of its own, `NAME.theme.yaml`.
package struct ThemeFile: DescribedMap {
  /// The theme's values.
  package var partial = ThemePartial()

  /// Creates an empty theme.
  package init() {}

  package static let keys = MapDescription<Self>(
    "theme", of: "a theme", its: "the theme's",
    "The appearance of callouts. Missing values are those of the theme that it extends, else those of the standard one.",
    hints: ThemePartial.keys.outline.hints
  ) {
    Key(.schema("tutorialc.theme/1")) { _, _, _, _ in }
    ThemePartial.keys.keys.map { key in
      Key(key.description) { decoder, field, called, file in key.read(&decoder, field, called, &file.partial) }
    }
  }

  /// The keys allowed at the top level of a theme.
  package static var topKeys: Set<String> { Set(keys.outline.keys.map(\.name)) }
}

/// Decodes a theme from a YAML or JSON document.
///
/// Invalid values are reported at their place and omitted. An empty file gives an empty theme.
package func decodeTheme(_ document: Document) -> Parsed<ThemePartial> {
  var decoder = Decoder(document)
  var file = ThemeFile()
  if let root = document.root, !document.isNull(root),
    decoder.isSupportedSchema(root, "tutorialc.theme/1", of: "a theme")
  {
    decoder.read(root, into: &file, ThemeFile.keys)
  }
  return Parsed(file.partial, diagnostics: decoder.diagnostics)
}

/// The JSON Schema (draft 2020-12) of themes, which `tutorialc schema theme` prints for editors.
package enum ThemeSchema {
  /// The schema's text, ending with a line end.
  package static var json: String {
    SchemaPrinter.print(ThemeFile.keys.outline.schema, of: "theme", title: "theme")
  }
}
