public import TutorialGeometry

/// What is known of one element of an iOS screen, as far as windows depend on it.
public struct XCUINode: Sendable {
  /// Its kind.
  public let kind: XCUIKind
  /// Its frame in points.
  public let frame: Rect
  /// The element around it, by its index; smaller than its own.
  public let parent: Int?
  /// Whether it is seen, as far as the dump says: where that says nothing, whether it has something to say.
  public let isSeen: Bool

  /// An element.
  public init(kind: XCUIKind, frame: Rect, parent: Int?, isSeen: Bool) {
    self.kind = kind
    self.frame = frame
    self.parent = parent
    self.isSeen = isSeen
  }
}
