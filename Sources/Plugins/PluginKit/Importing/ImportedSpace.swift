public import TutorialGeometry

/// The content of something that scrolls: elements in it move together, and are seen as far as the viewport shows them.
public struct ImportedSpace: Sendable, Hashable {
  /// The directions in which it scrolls.
  public enum Axis: String, Sendable, Hashable, CaseIterable {
    /// Up and down.
    case vertical
    /// Left and right.
    case horizontal
    /// Both ways.
    case both
  }

  /// The id, unique among the spaces, and not `global`.
  public var id: String
  /// The space around it; nil for the display's own.
  public var parent: String?
  /// The directions in which it scrolls.
  public var axis: Axis
  /// What of it is seen, in the coordinates of the display.
  public var viewport: Rect
  /// How far it is scrolled at least. Frames of the elements in it are those of the display all the same: the space's
  /// origin is written as far from the display's as its content is scrolled.
  public var contentOffset: Point

  /// A space that is not scrolled, as far as is known.
  public init(id: String, parent: String? = nil, axis: Axis, viewport: Rect, contentOffset: Point = Point(0, 0)) {
    self.id = id
    self.parent = parent
    self.axis = axis
    self.viewport = viewport
    self.contentOffset = contentOffset
  }
}
