public import TutorialGeometry

/// One screen in one variant as an importer found it, in logical units. `ManifestWriter` writes it as a manifest.
public struct ImportedSnapshot: Sendable, Hashable {
  /// What it was read from.
  public var origin: ImportedOrigin
  /// The screen's name.
  public var screen: String
  /// The variant's name.
  public var variant: String
  /// The configuration, in the order in which it is written.
  public var traits: [ImportedTrait]
  /// The display's size in logical units.
  public var display: Size
  /// Pixels per logical unit, where known.
  public var scale: Double?
  /// What the system keeps of the display.
  public var insets: ImportedInsets
  /// The windows, in document order.
  public var windows: [ImportedWindow]
  /// What scrolls; the outer one before those in it.
  public var spaces: [ImportedSpace]
  /// The elements in document order: a parent comes before its children.
  public var elements: [ImportedElement]
  /// What covers the elements below it.
  public var occluders: [ImportedOccluder]

  /// A snapshot without elements.
  public init(origin: ImportedOrigin, screen: String, variant: String, display: Size) {
    self.origin = origin
    self.screen = screen
    self.variant = variant
    self.traits = []
    self.display = display
    self.insets = ImportedInsets()
    self.windows = []
    self.spaces = []
    self.elements = []
    self.occluders = []
  }
}
