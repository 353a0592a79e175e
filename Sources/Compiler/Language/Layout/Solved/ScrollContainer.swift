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
    /// Both directions.
    case both
  }

  /// The id of the space.
  package var space: String
  /// The directions in which it scrolls.
  package var axis: Axis
  /// The visible part, in the coordinates of the space's parent.
  package var viewport: Rect
  /// The transform from the parent's coordinates to global ones.
  package var parentToGlobal: Transform
  /// The visible part in global coordinates; its bounding box if a space around it is rotated.
  package var globalViewport: Rect
  /// The extent of all content in the space's own coordinates; nil if unknown.
  package var contentSize: Size?
  /// The content's scroll offset in this snapshot.
  package var contentOffset: Point
  /// The transform from the space's own coordinates to global ones, at this offset.
  package var toGlobal: Transform
  /// The scroll container around this one, as an index into the snapshot's `scrollContainers`.
  package var parent: Int?
  /// The declaration of the space's id.
  package var span: SourceSpan

  /// A container with these properties.
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
