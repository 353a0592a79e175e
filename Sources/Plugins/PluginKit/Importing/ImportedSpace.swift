public import TutorialGeometry

/// The scrolling content of a container. Its elements move together, and are visible within the viewport.
public struct ImportedSpace: Sendable, Hashable {
  /// The scroll direction.
  public enum Axis: String, Sendable, Hashable, CaseIterable {
    /// Vertical scrolling.
    case vertical
    /// Horizontal scrolling.
    case horizontal
    /// Scrolling in both directions.
    case both
  }

  /// The id; unique among the spaces, and not `global`.
  public var id: String
  /// The id of the enclosing space, or nil for the display's own.
  public var parent: String?
  /// The scroll direction.
  public var axis: Axis
  /// The visible part, in coordinates of the display.
  public var viewport: Rect
  /// The minimum scroll offset.
  ///
  /// The frames of elements are coordinates of the display all the same. The space's origin is written at the scroll
  /// offset, so that they are correct.
  public var contentOffset: Point

  /// Makes a space that isn't scrolled as far as is known.
  public init(id: String, parent: String? = nil, axis: Axis, viewport: Rect, contentOffset: Point = Point(0, 0)) {
    self.id = id
    self.parent = parent
    self.axis = axis
    self.viewport = viewport
    self.contentOffset = contentOffset
  }
}
