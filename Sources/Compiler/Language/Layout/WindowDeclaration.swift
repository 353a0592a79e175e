package import TutorialGeometry
import TutorialSyntax

/// A window as it is written.
package struct WindowDeclaration: Sendable, MergeableDeclaration {
  /// `id`.
  package var id: Sourced<String>
  /// `type`.
  package var kind: Window.Kind?
  /// `z`.
  package var z: Double?
  /// `frame`.
  package var frame: Rect?
  /// `remove`.
  package var isRemoval = false

  package var mergeID: Sourced<String>? { id }

  package func merged(over base: WindowDeclaration) -> WindowDeclaration {
    var result = self
    result.kind = kind ?? base.kind
    result.z = z ?? base.z
    result.frame = frame ?? base.frame
    return result
  }
}
