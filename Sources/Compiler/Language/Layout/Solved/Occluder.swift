package import TutorialGeometry
package import TutorialSyntax

/// Something that covers what is behind it: a bar, a keyboard, a sheet.
package struct Occluder: Sendable, Hashable {
  /// The name: its own, or that of its element, or what it is.
  package var id: String
  /// What it is, such as `tabBar`; free text.
  package var kind: String?
  /// The element that covers, as an index into the snapshot's `elements`; it never covers itself or its descendants.
  package var element: Int?
  /// What it covers, in global coordinates: its own frame where one is written, else that of its element.
  package var frame: Rect
  /// Whether nothing shines through.
  package var isOpaque: Bool
  /// Whether it was taken for one by its type: content that scrolls lies behind it, in whichever order they stand.
  package var isInferred: Bool
  /// The window it belongs to, as an index into the snapshot's `windows`.
  package var window: Int?
  /// Its height in its window: its own where one is written, else that of its element.
  package var z: Double
  /// Where its id or its element is written.
  package var span: SourceSpan

  /// An occluder of the given box.
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
