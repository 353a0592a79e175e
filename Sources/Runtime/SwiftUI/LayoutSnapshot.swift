import TutorialGeometry
import TutorialPlayer

/// A snapshot in a layout manifest: one screen of a running app in one configuration, with its tagged views.
public struct LayoutSnapshot: Sendable, Hashable {
  /// A tagged view.
  public struct Element: Sendable, Hashable {
    /// The id that tutorials use for it.
    public var id: String
    /// Its frame on the screen, in points from the top left.
    public var frame: Rect
    /// The kind of view, such as `button`.
    public var type: String?
    /// The label that a screen reader speaks.
    public var label: String?
    /// The outline, if known.
    public var shape: Shape?

    /// Creates an element.
    public init(id: String, frame: Rect, type: String? = nil, label: String? = nil, shape: Shape? = nil) {
      self.id = id
      self.frame = frame
      self.type = type
      self.label = label
      self.shape = shape
    }
  }

  /// An outline with a name in layout manifests.
  public enum Shape: Sendable, Hashable {
    /// A shape without measures of its own.
    case named(NamedShape)
    /// Rounded corners; a `smoothing` of 0.6 matches SwiftUI's `.continuous`.
    case roundedRect(radius: Double, smoothing: Double)
  }

  /// The name of a screen that the app hasn't named.
  public static let unnamedScreen = "main"

  /// The screen's name.
  public var screen: String
  /// The configuration's name.
  public var variant: String
  /// The configuration's traits.
  public var traits: TourTraits
  /// The size of the screen.
  public var size: Size
  /// Pixels per point.
  public var scale: Double?
  /// The insets of the system bars.
  public var safeArea: EdgeInsets
  /// The tagged views, in the order of the view tree. Of several with the same id, the first counts.
  public var elements: [Element]

  /// Creates a snapshot.
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

  /// The screen for re-anchoring a tour.
  public var liveScreen: LiveScreen {
    LiveScreen(
      screen, size: size, safeArea: safeArea,
      frames: Dictionary(elements.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first }))
  }
}

extension LayoutSnapshot.Shape {
  // Shorter names for shapes that are written often.

  /// The frame itself.
  public static let rect = LayoutSnapshot.Shape.named(.rect)
  /// The circle in the middle of the frame.
  public static let circle = LayoutSnapshot.Shape.named(.circle)
  /// The ellipse that touches all four sides.
  public static let ellipse = LayoutSnapshot.Shape.named(.ellipse)
  /// The frame with its shorter sides rounded to half circles.
  public static let capsule = LayoutSnapshot.Shape.named(.capsule)
}
