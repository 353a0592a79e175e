/// Writes imported snapshots as one layout manifest, `tutorialc.layout/1`.
///
/// The bytes are JSON that is YAML too, one element per line, and depend on nothing but the snapshots.
public enum ManifestWriter {
  /// The manifest's bytes, in UTF-8, with a line end at the end.
  ///
  /// `source` says what all snapshots agree on, and `truncated` if any of them is.
  public static func write(_ snapshots: [ImportedSnapshot]) -> [UInt8] {
    []
  }
}
