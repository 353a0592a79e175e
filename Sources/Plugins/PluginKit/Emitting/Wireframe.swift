public import TutorialGeometry

/// A screen of the app as its layout describes it, for emitters that draw the screens below the overlay.
///
/// It consists of boxes with a role and a short text, without the app's own looks.
///
/// Coordinates are global: logical units from the display's top left. The number of elements and the length of their
/// texts are limited, whatever the layout contains.
public struct Wireframe: Sendable, Hashable {
  /// The name of the variant, as `TourVariant.id`.
  public var variant: String
  /// The name of the screen, as `TourStep.screen`.
  public var screen: String
  /// The ids of the steps that have the screen in this state. Steps that scroll it have a wireframe of their own.
  public var steps: [String]
  /// The display's size.
  public var size: Size
  /// The insets that the system's bars cover.
  public var safeArea: EdgeInsets
  /// The radius of the display's corners, if the layout has it.
  public var cornerRadius: Double?
  /// The cutouts of the display: a notch, a camera.
  public var displayCutouts: [Rect]
  /// The screenshots, for an emitter that needs them (`readsScreenshots`): at most one for each colour scheme.
  ///
  /// Only screens that no step has scrolled have any.
  public var screenshots: [Screenshot]
  /// The elements in paint order: a parent comes before its children.
  public var elements: [Element]
  /// The number of elements left out because there are more than `elementLimit`. They are the smallest.
  public var omitted: Int

  /// Makes a wireframe.
  public init(
    variant: String, screen: String, steps: [String] = [], size: Size, safeArea: EdgeInsets = .zero,
    cornerRadius: Double? = nil, displayCutouts: [Rect] = [], screenshots: [Screenshot] = [],
    elements: [Element] = [], omitted: Int = 0
  ) {
    self.variant = variant
    self.screen = screen
    self.steps = steps
    self.size = size
    self.safeArea = safeArea
    self.cornerRadius = cornerRadius
    self.displayCutouts = displayCutouts
    self.screenshots = screenshots
    self.elements = elements
    self.omitted = omitted
  }

  /// Returns the screenshot for a colour scheme, else the one for both, else the other scheme's.
  public func screenshot(scheme: String?) -> Screenshot? {
    screenshots.first { $0.scheme == scheme } ?? screenshots.first { $0.scheme == nil } ?? screenshots.first
  }

  /// The maximum number of elements of a wireframe.
  public static let elementLimit = 1000
  /// The maximum length of an element's text, in characters (Unicode scalars).
  public static let textLimit = 120

  /// An element of the app.
  public struct Element: Sendable, Hashable {
    /// The element's id in the layout.
    public var id: String
    /// The index of the parent in `elements`; always smaller than the element's own.
    public var parent: Int?
    /// The element's role.
    public var role: WireframeRole
    /// The bounding box.
    public var frame: Rect
    /// The outline, if the layout has one other than the box.
    public var outline: Outline?
    /// The viewport of the scroll containers around the element, to which it's clipped, or nil if it isn't clipped.
    public var clip: Rect?
    /// The text that the element shows, or its label, on one line and shortened to `textLimit`.
    public var text: String?

    /// Makes an element.
    public init(
      id: String, parent: Int? = nil, role: WireframeRole, frame: Rect, outline: Outline? = nil, clip: Rect? = nil,
      text: String? = nil
    ) {
      self.id = id
      self.parent = parent
      self.role = role
      self.frame = frame
      self.outline = outline
      self.clip = clip
      self.text = text
    }
  }
}
