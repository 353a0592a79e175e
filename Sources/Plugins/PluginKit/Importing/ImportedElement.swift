public import TutorialGeometry

/// An element of an imported screen.
public struct ImportedElement: Sendable, Hashable {
  /// The visibility of an element, as far as it's known. The names are the layout manifest's.
  public enum Visibility: String, Sendable, Hashable, CaseIterable {
    /// The source says that it's visible.
    case visible
    /// A part of it is visible.
    case partial
    /// It's outside the display.
    case offscreen
    /// A scroll container or a parent clips it entirely.
    case clipped
    /// It isn't visible, and the source doesn't say why.
    case hidden
    /// It takes no part in the layout.
    case gone
    /// It's there, but not painted.
    case transparent
    /// Another element covers it.
    case occluded
    /// The source says nothing.
    case unknown
  }

  /// The id; unique in the snapshot.
  public var id: String
  /// The origin of the id.
  public var identity: ElementIdentity
  /// The platform's id, if it differs from `id`: with its package, or one that several elements share.
  public var nativeId: String?
  /// A CSS selector that matches only this element, for captures of web pages. At most 1,000 bytes.
  public var css: String?
  /// The short name of the element's kind: `button`, `text`, `cell` ….
  public var type: String?
  /// The platform's name of the kind, such as `android.widget.Button`.
  public var nativeType: String?
  /// The text that a screen reader reads.
  public var label: String?
  /// The text that the element shows.
  public var text: String?
  /// The current value, if the element has one.
  public var value: String?
  /// The frame in logical units of the display.
  ///
  /// Inverted edges of the source stay inverted: width or height is negative then.
  public var frame: Rect
  /// The id of the parent.
  public var parent: String?
  /// The id of the scroll space, or nil for the display's own.
  public var space: String?
  /// The id of the window, or nil for its parent's, or the first.
  public var window: String?
  /// The visibility, as far as it's known.
  public var visibility: Visibility
  /// True if the element responds to use. It's nil if unknown, as are the next three.
  public var isEnabled: Bool?
  /// True if the element is switched on.
  public var isChecked: Bool?
  /// True if the element is the selected one of several.
  public var isSelected: Bool?
  /// True if the element responds to taps.
  public var isClickable: Bool?
  /// The z-order among the elements of the window, if it isn't the document order.
  public var z: Int?

  /// Makes an element with an id and a frame.
  public init(id: String, frame: Rect, visibility: Visibility = .unknown) {
    self.id = id
    self.identity = .native
    self.frame = frame
    self.visibility = visibility
  }
}
