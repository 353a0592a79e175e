public import TutorialGeometry

/// Which touches reach the app while a step stands.
public struct TourInteraction: Sendable, Hashable {
  /// The rule for touches in general.
  public enum Mode: String, Sendable, Hashable, CaseIterable {
    /// None do.
    case block
    /// Those in the holes that `pass` names.
    case target
    /// All do.
    case passThrough
  }

  /// The rule for touches in general.
  public var mode: Mode
  /// The places in the step's `cutouts` of the holes that let touches through: the hole and its element's frame.
  public var pass: [Int]
  /// Further elements that may be touched.
  public var allow: [TourElement]
  /// By how much everything that may be touched is larger for a finger than it looks, to each side; positive outwards.
  public var hitPadding: EdgeInsets

  /// An interaction of the given rules.
  public init(mode: Mode, pass: [Int], allow: [TourElement] = [], hitPadding: EdgeInsets = .zero) {
    self.mode = mode
    self.pass = pass
    self.allow = allow
    self.hitPadding = hitPadding
  }
}

/// An element of the app that plays a part in a step without being highlighted.
public struct TourElement: Sendable, Hashable {
  /// The element's id.
  public var target: String
  /// Its frame.
  public var frame: Rect

  /// The element `target` at `frame`.
  public init(target: String, frame: Rect) {
    self.target = target
    self.frame = frame
  }
}
