package import TutorialGeometry
package import TutorialSyntax

/// An occluder as it is written.
package struct OccluderDeclaration: Sendable, MergeableDeclaration {
  /// Where the map begins.
  package var head: SourceSpan
  /// `id`.
  package var id: Sourced<String>?
  /// `kind`.
  package var kind: String?
  /// `element`.
  package var element: Sourced<String>?
  /// `frame`, in global coordinates.
  package var frame: Rect?
  /// `opaque`.
  package var isOpaque: Bool?
  /// `z`.
  package var z: Double?
  /// `window`.
  package var window: Sourced<String>?
  /// `remove`.
  package var isRemoval = false
  /// Whether its frame did not decode, so that its absence is no finding.
  package var isPartial = false

  /// An occluder that nothing is written of.
  package init(head: SourceSpan) {
    self.head = head
  }

  package var mergeID: Sourced<String>? { id ?? element }

  package func merged(over base: OccluderDeclaration) -> OccluderDeclaration {
    var result = self
    result.id = id ?? base.id
    result.kind = kind ?? base.kind
    result.element = element ?? base.element
    result.frame = frame ?? base.frame
    result.isOpaque = isOpaque ?? base.isOpaque
    result.z = z ?? base.z
    result.window = window ?? base.window
    result.isPartial = isPartial || base.isPartial
    return result
  }
}
