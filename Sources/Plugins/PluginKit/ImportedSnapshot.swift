/// One screen in one variant as an importer found it, in logical units. `ManifestWriter` writes it as a manifest.
public struct ImportedSnapshot: Sendable, Hashable {
  /// The screen's name.
  public var screen: String = ""
}
