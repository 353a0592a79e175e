package import TutorialGeometry
package import TutorialSyntax

/// A window of the screen, in the order in which the manifest declares them.
package struct Window: Sendable, Hashable {
  /// What a window holds.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The app's own content.
    case app
    /// A dialog, a popup or a menu over it.
    case dialog
    /// The keyboard.
    case ime
    /// A bar or another part of the system.
    case system
  }

  /// The name by which elements and occluders refer to it.
  package var id: String
  /// What it holds.
  package var kind: Kind
  /// Its height in the stack of windows; the largest is on top.
  package var z: Double
  /// Its extent in global coordinates.
  package var frame: Rect
  /// Where its id is written.
  package var span: SourceSpan

  /// A window of the given place.
  package init(id: String, kind: Kind, z: Double, frame: Rect, span: SourceSpan) {
    self.id = id
    self.kind = kind
    self.z = z
    self.frame = frame
    self.span = span
  }
}
