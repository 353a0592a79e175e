public import TutorialGeometry

/// A picture that flies over the screen once, when a step has come.
public struct TourSprite: Sendable, Hashable {
  /// What is drawn.
  public enum Picture: Sendable, Hashable {
    /// The name of an image of the app.
    case image(String)
    /// The name of a symbol of the platform.
    case symbol(String)
  }

  /// What becomes of it at the end.
  public enum Ending: String, Sendable, Hashable, CaseIterable {
    /// It goes.
    case remove
    /// It stays.
    case keep
  }

  /// What is drawn.
  public var picture: Picture
  /// A symbol's colour, `#rrggbb` or `#rrggbbaa`; nil is the picture's own.
  public var color: String?
  /// Its size.
  public var size: Size
  /// Where its centre starts.
  public var from: Point
  /// Where its centre ends.
  public var to: Point
  /// The element that `from` is a point of; nil for bare coordinates.
  public var fromElement: TourElement?
  /// The element that `to` is a point of; nil for bare coordinates.
  public var toElement: TourElement?
  /// By how much the middle of the way lies off the straight line; see `TourTransition.bend`.
  public var bend: Point?
  /// The id of the motion.
  public var motion: String
  /// Seconds before it starts.
  public var delay: Double
  /// Opacity at the start.
  public var fromOpacity: Double
  /// Opacity at the end.
  public var toOpacity: Double
  /// What becomes of it at the end.
  public var after: Ending

  /// A sprite of the given fields.
  public init(
    picture: Picture, color: String?, size: Size, from: Point, to: Point, bend: Point?, motion: String, delay: Double,
    fromOpacity: Double, toOpacity: Double, after: Ending, fromElement: TourElement? = nil,
    toElement: TourElement? = nil
  ) {
    self.picture = picture
    self.color = color
    self.size = size
    self.from = from
    self.to = to
    self.fromElement = fromElement
    self.toElement = toElement
    self.bend = bend
    self.motion = motion
    self.delay = delay
    self.fromOpacity = fromOpacity
    self.toOpacity = toOpacity
    self.after = after
  }
}
