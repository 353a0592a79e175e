public import TutorialGeometry

/// The properties of an iOS element that determine the windows.
public struct XCUINode: Sendable {
  /// The element's kind.
  public let kind: XCUIKind
  /// The element's frame in points.
  public let frame: Rect
  /// The index of the parent, smaller than the element's own.
  public let parent: Int?
  /// True if the element is visible. If the dump doesn't say: true if it has something to show.
  public let isSeen: Bool

  /// Makes a node of its properties.
  public init(kind: XCUIKind, frame: Rect, parent: Int?, isSeen: Bool) {
    self.kind = kind
    self.frame = frame
    self.parent = parent
    self.isSeen = isSeen
  }
}
