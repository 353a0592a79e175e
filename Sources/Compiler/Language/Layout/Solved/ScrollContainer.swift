package import TutorialGeometry
package import TutorialSyntax

/// A space whose content scrolls.
package struct ScrollContainer: Sendable, Hashable {
  /// The directions in which content moves.
  package enum Axis: String, Sendable, Hashable, CaseIterable {
    /// Up and down.
    case vertical
    /// Left and right.
    case horizontal
    /// Both ways.
    case both
  }

  /// The id of the space.
  package var space: String
  /// The directions in which it scrolls.
  package var axis: Axis
  /// The visible part, in the coordinates of the space's parent.
  package var viewport: Rect
  /// From the parent's coordinates to global ones.
  package var parentToGlobal: Transform
  /// The visible part in global coordinates: its bounding box where a space around it is rotated.
  package var globalViewport: Rect
  /// The extent of all content in the space's own coordinates, where known.
  package var contentSize: Size?
  /// How far the content is scrolled in this snapshot.
  package var contentOffset: Point
  /// From the space's own coordinates to global ones, at this offset.
  package var toGlobal: Transform
  /// The scroll container around this one, as an index into the snapshot's `scrollContainers`.
  package var parent: Int?
  /// Where the space's id is written.
  package var span: SourceSpan

  /// A container of the given place.
  package init(
    space: String, axis: Axis, viewport: Rect, parentToGlobal: Transform, globalViewport: Rect,
    contentSize: Size?, contentOffset: Point, toGlobal: Transform, parent: Int?, span: SourceSpan
  ) {
    self.space = space
    self.axis = axis
    self.viewport = viewport
    self.parentToGlobal = parentToGlobal
    self.globalViewport = globalViewport
    self.contentSize = contentSize
    self.contentOffset = contentOffset
    self.toGlobal = toGlobal
    self.parent = parent
    self.span = span
  }
}
