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
  /// The safe area's insets, where known.
  public var safeArea: EdgeInsets?
  /// The insets of the on-screen keyboard, where the source shows one.
  public var ime: EdgeInsets?
  /// The windows, in document order.
  public var windows: [ImportedWindow]
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
    self.windows = []
    self.elements = []
    self.occluders = []
  }
}

/// What a snapshot was read from: the manifest's `source`.
public struct ImportedOrigin: Sendable, Hashable {
  /// The importer's name.
  public var format: String
  /// The tool that wrote the file, where the file says it.
  public var tool: String?
  /// The unit of the file's own numbers: `px`, `pt` or `dp`.
  public var unit: String
  /// How many of that unit make one logical unit.
  public var scale: Double
  /// Whether the file holds less than the screen did.
  public var truncated: Bool

  /// An origin in the given unit.
  public init(format: String, tool: String? = nil, unit: String, scale: Double, truncated: Bool = false) {
    self.format = format
    self.tool = tool
    self.unit = unit
    self.scale = scale
    self.truncated = truncated
  }
}

/// One part of a configuration, such as `platform` = `ios`.
public struct ImportedTrait: Sendable, Hashable {
  /// The trait's name.
  public var key: String
  /// Its value.
  public var value: String

  /// The trait `key` with `value`.
  public init(_ key: String, _ value: String) {
    self.key = key
    self.value = value
  }
}

/// A window: elements of one are above all those of another.
public struct ImportedWindow: Sendable, Hashable {
  /// What a window is for.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The app's own.
    case app
    /// A dialog or popup above the app.
    case dialog
    /// The on-screen keyboard.
    case ime
    /// The system's, such as the status bar.
    case system
  }

  /// The id, unique among the windows.
  public var id: String
  /// What it is for.
  public var kind: Kind
  /// Higher is nearer to the person.
  public var z: Int
  /// What it covers, in logical units of the display.
  public var frame: Rect

  /// A window of the given place and order.
  public init(id: String, kind: Kind, z: Int, frame: Rect) {
    self.id = id
    self.kind = kind
    self.z = z
    self.frame = frame
  }
}

/// Something that covers what lies below it.
public struct ImportedOccluder: Sendable, Hashable {
  /// What it is: `keyboard`, `tabBar` ….
  public var kind: String
  /// The id of the element that covers.
  public var element: String
  /// Whether nothing shines through.
  public var opaque: Bool
  /// Its order among the things of its window.
  public var z: Int?

  /// The element `element` as an occluder.
  public init(kind: String, element: String, opaque: Bool, z: Int? = nil) {
    self.kind = kind
    self.element = element
    self.opaque = opaque
    self.z = z
  }
}
