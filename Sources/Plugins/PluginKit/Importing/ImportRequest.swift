public import TutorialGeometry
public import TutorialSyntax

/// One file to import, and what the person says about it that the file does not.
public struct ImportRequest: Sendable {
  /// The file.
  public var source: SourceText
  /// The screen's name in the manifest.
  public var screen: String
  /// The variant's name in the manifest.
  public var variant: String
  /// Android: dots per inch, where 160 is one pixel per dp (`--density`).
  public var density: Double?
  /// iOS: pixels per point (`--scale`). It is recorded in the manifest; the frames are points already.
  public var scale: Double?
  /// The display's size in the format's own unit (`--display`): pixels for Android, points for iOS, CSS pixels for the
  /// web. It is final, whatever the file says.
  public var display: Size?
  /// The safe area's insets in logical units (`--safe-area`).
  public var safeArea: EdgeInsets?
  /// Further traits in the order given (`--trait k=v`); they win over what the file says, and later ones over earlier.
  public var traits: [ImportedTrait]
  /// What was asked for of the options that the importer itself has (`--set`).
  public var options: PluginOptions
  /// Keep what parsed of a malformed file (`--lenient`).
  public var lenient: Bool

  /// A request with nothing said beyond the file, the screen and the variant.
  public init(source: SourceText, screen: String, variant: String) {
    self.source = source
    self.screen = screen
    self.variant = variant
    self.traits = []
    self.options = PluginOptions()
    self.lenient = false
  }
}
