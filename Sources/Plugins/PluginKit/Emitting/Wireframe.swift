public import TutorialGeometry

/// A screen of the app as its layout knows it, for emitters that draw what lies below the overlay: boxes with a role
/// and a few words, nothing of the app's own looks.
///
/// Coordinates are global: logical units from the display's top left. The number of elements is bounded, and so is the
/// length of their texts, whatever the layout holds.
public struct Wireframe: Sendable, Hashable {
  /// The name of the configuration, as `TourVariant.id`.
  public var variant: String
  /// The name of the screen, as `TourStep.screen`.
  public var screen: String
  /// The ids of the steps that find the screen as it is drawn here. Steps that scroll it have a wireframe of their own.
  public var steps: [String]
  /// The display's size.
  public var size: Size
  /// What the system's bars take from each side.
  public var safeArea: EdgeInsets
  /// The radius of the display's corners, where the layout says it.
  public var cornerRadius: Double?
  /// What is cut out of the display: a notch, a camera.
  public var displayCutouts: [Rect]
  /// What the screen looks like, for an emitter that asks for it (`readsScreenshots`): at most one for each colour scheme.
  /// Only screens that no step has scrolled have any.
  public var screenshots: [Screenshot]
  /// What is on the screen, in the order of painting: a parent comes before its children.
  public var elements: [Element]
  /// How many elements were left out because there are more than `elementLimit`; they are the smallest.
  public var omitted: Int

  /// A screen of the given parts.
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

  /// The picture for a colour scheme: that of the scheme, or else the one for both, or else the other's.
  public func screenshot(scheme: String?) -> Screenshot? {
    screenshots.first { $0.scheme == scheme } ?? screenshots.first { $0.scheme == nil } ?? screenshots.first
  }

  /// The most elements that a wireframe has.
  public static let elementLimit = 1000
  /// The most characters (Unicode scalars) of an element's text.
  public static let textLimit = 120

  /// An element of the app.
  public struct Element: Sendable, Hashable {
    /// The element's id in the layout.
    public var id: String
    /// The place in `elements` of the element around it; always an earlier one.
    public var parent: Int?
    /// What it is.
    public var role: WireframeRole
    /// The bounding box.
    public var frame: Rect
    /// The outline, where the layout knows one that is not the box.
    public var outline: Outline?
    /// What it is cut to: the viewport of the scroll containers around it; nil where it is not.
    public var clip: Rect?
    /// What it shows, or what it is called, on one line and shortened to `textLimit`.
    public var text: String?

    /// An element of the given parts.
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
