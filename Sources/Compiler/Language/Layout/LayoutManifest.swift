package import TutorialSyntax

/// A decoded manifest: its snapshots as declared, before merging and layout.
package struct LayoutManifest: DescribedMap {
  /// The file.
  package var source: SourceText
  /// The origin of the measurements; empty for a manifest written by hand.
  package var origin = LayoutOrigin()
  /// The languages and text sizes that its captures serve besides their own; nil if not declared.
  package var matrix: ConfigurationMatrix?
  /// The snapshots in the order of the file.
  package var snapshots: [SnapshotDeclaration] = []

  /// An empty manifest.
  package init(source: SourceText) {
    self.source = source
  }

  package init() {
    self.init(source: SourceSpan.nowhere.source)
  }

  /// The JSON Schema of manifests, as `tutorialc schema layout` prints it for editors; ends with a line end.
  ///
  /// It is as strict as a single file allows: errors that only show in the merged snapshot (a missing frame, an unknown
  /// name) are left to the compiler. Texts may be written as numbers or `true`, because the compiler reads all plain
  /// scalars as text there.
  package static var schema: String {
    SchemaPrinter.print(keys.outline.schema, of: "layout", title: "layout manifest")
  }

  package static let keys = MapDescription<Self>(
    "manifest", of: "a layout manifest", its: "the",
    "Snapshots of an app's screens, with the positions of the elements on each device. Lengths are logical units (pt, dp, CSS px), origin top left, y down."
  ) {
    Key(.schema("tutorialc.layout/1")) { _, _, _, _ in }
    Key(
      "source", .map(LayoutOrigin.self), "The origin of an import, for the record.",
      or: .words("none: written by hand"),
      get: { $0.origin }, set: { $0.origin = $1 ?? LayoutOrigin() })
    Key(
      "matrix", .map(ConfigurationMatrix.self),
      "The languages and text sizes that these captures [serve](#matrix) besides their own.",
      or: .words("that of tutorialc.yaml"),
      get: { $0.matrix }, set: { $0.matrix = $1 })
    Key(
      "snapshots", .snapshots, "The [snapshots](#a-snapshot): one screen in one variant each.", or: .required,
      get: { $0.snapshots }, set: { $0.snapshots = $1 ?? [] })
  }
}

extension Kind where Value == [SnapshotDeclaration] {
  fileprivate static var snapshots: Kind {
    Kind(
      KindForm(
        ["type": "array", "items": .reference(SnapshotDeclaration.keys.outline.definition)],
        examples: [.array(SnapshotDeclaration.keys.outline.examples)], map: { SnapshotDeclaration.keys.outline })
    ) { decoder, field, _ in
      decoder.items(field.value, expected: "a list of snapshots") { $0.snapshot($1) }
    }
  }
}
