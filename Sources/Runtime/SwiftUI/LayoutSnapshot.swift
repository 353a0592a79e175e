import TutorialGeometry
import TutorialPlayer

/// One screen of a running app in one configuration, as its tagged views lie: what a layout manifest calls a snapshot.
public struct LayoutSnapshot: Sendable, Hashable {
  /// A tagged view.
  public struct Element: Sendable, Hashable {
    /// What tutorials name it by.
    public var id: String
    /// Its frame on the screen, in points from the top left.
    public var frame: Rect
    /// What it is, such as `button`.
    public var type: String?
    /// What a screen reader says.
    public var label: String?
    /// Its outline, where it is not unknown.
    public var shape: Shape?

    /// A view of the given looks.
    public init(id: String, frame: Rect, type: String? = nil, label: String? = nil, shape: Shape? = nil) {
      self.id = id
      self.frame = frame
      self.type = type
      self.label = label
      self.shape = shape
    }
  }

  /// An outline that a layout manifest has a name for.
  public enum Shape: Sendable, Hashable {
    /// The frame itself.
    case rect
    /// As wide as the frame's smaller side.
    case circle
    /// The frame with its shorter sides rounded to half circles.
    case capsule
    /// Rounded corners; `smoothing` 0.6 are those of SwiftUI's `.continuous`.
    case roundedRect(radius: Double, smoothing: Double)
  }

  /// The name of a screen that nobody has named.
  public static let unnamedScreen = "main"

  /// The screen's name.
  public var screen: String
  /// The configuration's name.
  public var variant: String
  /// What the configuration is.
  public var traits: TourTraits
  /// The size of the screen.
  public var size: Size
  /// Pixels in a point.
  public var scale: Double?
  /// What the system's bars take from each side.
  public var safeArea: EdgeInsets
  /// The tagged views that are there, in the order of the view tree. Of two with one id the first counts.
  public var elements: [Element]

  /// A snapshot of the given parts.
  public init(
    screen: String, variant: String, traits: TourTraits = TourTraits(), size: Size, scale: Double? = nil,
    safeArea: EdgeInsets = .zero, elements: [Element]
  ) {
    self.screen = screen
    self.variant = variant
    self.traits = traits
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.elements = elements
  }

  /// The screen as a tour is re-anchored on it.
  public var liveScreen: LiveScreen {
    LiveScreen(
      screen, size: size, safeArea: safeArea,
      frames: Dictionary(elements.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first }))
  }
}
