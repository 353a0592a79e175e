public import TutorialGeometry

/// A window: elements of one are above all those of another.
public struct ImportedWindow: Sendable, Hashable {
  /// What a window is for.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The app's own.
    case app
    /// A dialog or popup above the app.
    case dialog
    /// The on-screen keyboard.
    case ime
    /// The system's, such as the status bar.
    case system
  }

  /// The id, unique among the windows.
  public var id: String
  /// What it is for.
  public var kind: Kind
  /// Higher is nearer to the person; nil where the source does not tell.
  public var z: Int?
  /// What it covers, in logical units of the display.
  public var frame: Rect

  /// A window of the given place and order.
  public init(id: String, kind: Kind, z: Int? = nil, frame: Rect) {
    self.id = id
    self.kind = kind
    self.z = z
    self.frame = frame
  }
}
