package import TutorialGeometry
package import TutorialSyntax

/// A window of the screen.
package struct Window: Sendable, Hashable {
  /// The kind of content of a window.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The app's own content.
    case app
    /// A dialog, popup or menu over the app.
    case dialog
    /// The keyboard.
    case ime
    /// A bar or another part of the system.
    case system
  }

  /// The name by which elements and occluders refer to it.
  package var id: String
  /// The kind of its content.
  package var kind: Kind
  /// Its z-order in the stack of windows; the largest is on top.
  package var z: Double
  /// Its frame in global coordinates.
  package var frame: Rect
  /// The declaration of its id.
  package var span: SourceSpan

  /// A window with these properties.
  package init(id: String, kind: Kind, z: Double, frame: Rect, span: SourceSpan) {
    self.id = id
    self.kind = kind
    self.z = z
    self.frame = frame
    self.span = span
  }
}
