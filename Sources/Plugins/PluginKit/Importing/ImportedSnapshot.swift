public import TutorialGeometry

/// A screen in one variant as an importer read it, in logical units. `ManifestWriter` writes it as a manifest.
public struct ImportedSnapshot: Sendable, Hashable {
  /// The origin.
  public var origin: ImportedOrigin
  /// The screen's name.
  public var screen: String
  /// The variant's name.
  public var variant: String
  /// The traits, in the order in which they are written.
  public var traits: [ImportedTrait]
  /// The display's size in logical units.
  public var display: Size
  /// The pixels per logical unit, if known.
  public var scale: Double?
  /// The insets that the system covers.
  public var insets: ImportedInsets
  /// The windows, in document order.
  public var windows: [ImportedWindow]
  /// The scroll spaces; an outer one comes before those inside it.
  public var spaces: [ImportedSpace]
  /// The elements in document order: a parent comes before its children.
  public var elements: [ImportedElement]
  /// The elements that cover others below them.
  public var occluders: [ImportedOccluder]

  /// Makes a snapshot without elements.
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
