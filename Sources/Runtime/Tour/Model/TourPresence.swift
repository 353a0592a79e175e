/// An element that a rule or a step waits for: to appear on a screen, or to be gone from it.
public struct TourPresence: Sendable, Hashable {
  /// The element's id.
  public var target: String
  /// The screen of the app that it is on.
  public var screen: String

  /// The element `target` of `screen`.
  public init(target: String, screen: String) {
    self.target = target
    self.screen = screen
  }
}
