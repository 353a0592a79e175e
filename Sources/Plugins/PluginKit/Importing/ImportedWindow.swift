public import TutorialGeometry

/// A window: all elements of a window are above or below all those of another.
public struct ImportedWindow: Sendable, Hashable {
  /// The kind of window.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A window of the app.
    case app
    /// A dialog or popup above the app.
    case dialog
    /// The on-screen keyboard.
    case ime
    /// A window of the system, such as the status bar.
    case system
  }

  /// The id; unique among the windows.
  public var id: String
  /// The kind of window.
  public var kind: Kind
  /// The z-order: higher is nearer to the person. It's nil if the source doesn't tell.
  public var z: Int?
  /// The frame, in logical units of the display.
  public var frame: Rect

  /// Makes a window.
  public init(id: String, kind: Kind, z: Int? = nil, frame: Rect) {
    self.id = id
    self.kind = kind
    self.z = z
    self.frame = frame
  }
}
