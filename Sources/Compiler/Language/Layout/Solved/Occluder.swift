package import TutorialGeometry
package import TutorialSyntax

/// A thing that covers what is behind it: a bar, a keyboard, a sheet.
package struct Occluder: Sendable, Hashable {
  /// Its own name, else that of its element, else its kind.
  package var id: String
  /// Its kind, such as `tabBar`; free text.
  package var kind: String?
  /// The element that covers, as an index into the snapshot's `elements`; it never covers itself or its descendants.
  package var element: Int?
  /// The covered area in global coordinates: its own frame if declared, else its element's.
  package var frame: Rect
  /// True if nothing shows through.
  package var isOpaque: Bool
  /// True if an importer inferred it from its type: scrolling content lies behind it, whatever the document order.
  package var isInferred: Bool
  /// The window it belongs to, as an index into the snapshot's `windows`.
  package var window: Int?
  /// Its z-order in its window: its own if declared, else its element's.
  package var z: Double
  /// The declaration of its id or its element.
  package var span: SourceSpan

  /// An occluder with these properties.
  package init(
    id: String, kind: String?, element: Int?, frame: Rect, isOpaque: Bool, isInferred: Bool = false, window: Int?,
    z: Double, span: SourceSpan
  ) {
    self.id = id
    self.kind = kind
    self.element = element
    self.frame = frame
    self.isOpaque = isOpaque
    self.isInferred = isInferred
    self.window = window
    self.z = z
    self.span = span
  }
}
