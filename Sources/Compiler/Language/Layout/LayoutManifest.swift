package import TutorialSyntax

/// One decoded manifest: its snapshots as they are declared, before anything is merged or laid out.
package struct LayoutManifest: Sendable {
  /// The file.
  package var source: SourceText
  /// Where the measurements come from; empty for a manifest that is written by hand.
  package var origin: LayoutOrigin
  /// The snapshots in the order of the file.
  package var snapshots: [SnapshotDeclaration]

  /// A manifest that declares nothing.
  package init(source: SourceText) {
    self.source = source
    origin = LayoutOrigin()
    snapshots = []
  }
}

/// `source`: what an importer converted, for the record.
package struct LayoutOrigin: Sendable, Hashable {
  /// The importer's format.
  package var format: String?
  /// The tool that made the capture.
  package var tool: String?
  /// When it was made.
  package var capturedAt: String?
  /// The SHA-256 of the capture, in hexadecimal.
  package var sha256: String?
  /// The unit of the capture's own numbers.
  package var unit: String?
  /// How many of that unit make one logical unit.
  package var scale: Double?
  /// Whether the capture did not reach the end of the screen.
  package var isTruncated: Bool?

  /// An origin of which nothing is known.
  package init() {}
}
