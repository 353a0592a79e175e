public import TutorialGeometry
public import TutorialSyntax

/// A file to import, with information that the file lacks.
public struct ImportRequest: Sendable {
  /// The file.
  public var source: SourceText
  /// The screen's name in the manifest.
  public var screen: String
  /// The variant's name in the manifest.
  public var variant: String
  /// The density on Android in dots per inch (`--density`); 160 is one pixel per dp.
  public var density: Double?
  /// The pixels per point on iOS (`--scale`). They are only recorded in the manifest, because frames are in points.
  public var scale: Double?
  /// The display's size (`--display`) in the format's unit: pixels on Android, points on iOS, CSS pixels on the web.
  ///
  /// It overrides the file.
  public var display: Size?
  /// The insets of the safe area in logical units (`--safe-area`).
  public var safeArea: EdgeInsets?
  /// Further traits in the given order (`--trait k=v`). They override the file, and later ones override earlier ones.
  public var traits: [ImportedTrait]
  /// The importer's own options (`--set`).
  public var options: PluginOptions
  /// True to keep the readable part of a malformed file (`--lenient`).
  public var lenient: Bool

  /// Makes a request without any further information.
  public init(source: SourceText, screen: String, variant: String) {
    self.source = source
    self.screen = screen
    self.variant = variant
    self.traits = []
    self.options = PluginOptions()
    self.lenient = false
  }
}
