public import TutorialGeometry

/// One element of an imported screen.
public struct ImportedElement: Sendable, Hashable {
  /// What is known of whether a person sees the element. The names are those of the layout manifest.
  public enum Visibility: String, Sendable, Hashable, CaseIterable {
    /// The source says it is seen.
    case visible
    /// A part of it is seen.
    case partial
    /// It lies outside the display.
    case offscreen
    /// A scroll container or a parent cuts it away.
    case clipped
    /// It is not shown, and the source does not say why.
    case hidden
    /// It takes no part in the layout.
    case gone
    /// It is there, and not painted.
    case transparent
    /// Something lies above it.
    case occluded
    /// The source says nothing.
    case unknown
  }

  /// The id, unique in the snapshot.
  public var id: String
  /// Where the id comes from.
  public var identity: ElementIdentity
  /// The id as the platform knows it, where that is not `id`: with its package, or one that several elements share.
  public var nativeId: String?
  /// A CSS selector that finds the element and nothing else, of what was captured on a page of the web. At most 1,000 bytes.
  public var css: String?
  /// The kind in short: `button`, `text`, `cell` ….
  public var type: String?
  /// The kind as the platform names it, such as `android.widget.Button`.
  public var nativeType: String?
  /// What a screen reader says.
  public var label: String?
  /// The text shown.
  public var text: String?
  /// The current value, of what has one.
  public var value: String?
  /// Where it is, in logical units of the display. Edges that the source gives the wrong way round stay so: the width
  /// or height is negative.
  public var frame: Rect
  /// The id of the element around it.
  public var parent: String?
  /// The id of the space that it scrolls with; nil for the display's own.
  public var space: String?
  /// The id of its window; nil for that of its parent, or for the first.
  public var window: String?
  /// What is known of whether a person sees it.
  public var visibility: Visibility
  /// Whether it does anything when it is used; nil where that is not known, as with those that follow.
  public var isEnabled: Bool?
  /// Whether it is switched on, of what can be.
  public var isChecked: Bool?
  /// Whether it is the chosen one of several.
  public var isSelected: Bool?
  /// Whether it takes taps.
  public var isClickable: Bool?
  /// Its height among the elements of its window, where document order does not tell what lies above what.
  public var z: Int?

  /// An element of which nothing but its id and place is known.
  public init(id: String, frame: Rect, visibility: Visibility = .unknown) {
    self.id = id
    self.identity = .native
    self.frame = frame
    self.visibility = visibility
  }
}
