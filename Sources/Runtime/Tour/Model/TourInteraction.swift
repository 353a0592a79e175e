public import TutorialGeometry

/// The touches that reach the app during a step.
public struct TourInteraction: Sendable, Hashable {
  /// A policy for touches.
  public enum Mode: String, Sendable, Hashable, CaseIterable {
    /// No touch reaches the app.
    case block
    /// Touches in the holes that `pass` names reach the app.
    case target
    /// All touches reach the app.
    case passThrough
  }

  /// The policy for touches.
  public var mode: Mode
  /// The holes that let touches through, each with its element's frame, as indices in the step's `cutouts`.
  public var pass: [Int]
  /// Further elements that may be touched.
  public var allow: [TourElement]
  /// The distances by which every hit area is larger than it looks, for a finger; positive outwards.
  public var hitPadding: EdgeInsets

  /// Creates an interaction.
  public init(mode: Mode, pass: [Int], allow: [TourElement] = [], hitPadding: EdgeInsets = .zero) {
    self.mode = mode
    self.pass = pass
    self.allow = allow
    self.hitPadding = hitPadding
  }
}

/// An element of the app that plays a part in a step without being highlighted.
public struct TourElement: Sendable, Hashable {
  /// The element's id in the layout.
  public var target: String
  /// The element's frame.
  public var frame: Rect

  /// Creates an element.
  public init(target: String, frame: Rect) {
    self.target = target
    self.frame = frame
  }
}
