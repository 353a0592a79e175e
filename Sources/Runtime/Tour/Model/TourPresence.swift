/// An element that a rule or a step waits for, until it is there or isn't there any more.
public struct TourPresence: Sendable, Hashable {
  /// The element's id.
  public var target: String
  /// The screen that it is on.
  public var screen: String

  /// Creates an element.
  public init(target: String, screen: String) {
    self.target = target
    self.screen = screen
  }
}
