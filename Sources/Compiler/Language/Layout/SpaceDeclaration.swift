package import TutorialGeometry
package import TutorialSyntax

/// A coordinate space as it is written.
package struct SpaceDeclaration: Sendable, MergeableDeclaration {
  /// `id`.
  package var id: Sourced<String>
  /// `parent`; the display's own space where nothing is written.
  package var parent: Sourced<String>?
  /// `origin`: where the space's own origin lies in its parent.
  package var origin: Point?
  /// `transform`: how the space is turned or scaled about its own origin.
  package var transform: Transform?
  /// `scroll`.
  package var scroll: ScrollDeclaration?
  /// `remove`.
  package var isRemoval = false

  package var mergeID: Sourced<String>? { id }

  package func merged(over base: SpaceDeclaration) -> SpaceDeclaration {
    var result = self
    result.parent = parent ?? base.parent
    result.origin = origin ?? base.origin
    result.transform = transform ?? base.transform
    if let inherited = base.scroll { result.scroll = scroll?.merged(over: inherited) ?? inherited }
    return result
  }
}

/// `scroll` of a space, as it is written.
package struct ScrollDeclaration: Sendable {
  /// Where the map begins.
  package var span: SourceSpan
  /// `axis`.
  package var axis: ScrollContainer.Axis?
  /// `viewport`.
  package var viewport: Rect?
  /// `contentSize`.
  package var contentSize: Size?
  /// `contentOffset`.
  package var contentOffset: Point?
  /// Whether a key did not decode, so that its absence is no finding.
  package var isPartial = false

  /// The scrolling with what it leaves out taken from an inherited one.
  package func merged(over base: ScrollDeclaration) -> ScrollDeclaration {
    var result = self
    result.axis = axis ?? base.axis
    result.viewport = viewport ?? base.viewport
    result.contentSize = contentSize ?? base.contentSize
    result.contentOffset = contentOffset ?? base.contentOffset
    result.isPartial = isPartial || base.isPartial
    return result
  }
}
