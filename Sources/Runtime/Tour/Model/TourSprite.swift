public import TutorialGeometry

/// A picture that flies over the screen once, when the step has come: an image or a symbol.
public struct TourSprite: Sendable, Hashable {
  /// The picture of a sprite.
  public enum Picture: Sendable, Hashable {
    /// The name of an image of the app.
    case image(String)
    /// The name of a symbol of the platform.
    case symbol(String)
  }

  /// A fate at the end of the way.
  public enum Ending: String, Sendable, Hashable, CaseIterable {
    /// The sprite is removed at the end.
    case remove
    /// The sprite stays as long as the step does.
    case keep
  }

  /// The picture.
  public var picture: Picture
  /// The symbol's colour, as `#rrggbb` or `#rrggbbaa`; nil for its own.
  public var color: String?
  /// The picture's size.
  public var size: Size
  /// The point at which its centre starts.
  public var from: Point
  /// The point at which its centre ends.
  public var to: Point
  /// The element that `from` is a point of; nil for bare coordinates.
  public var fromElement: TourElement?
  /// The element that `to` is a point of; nil for bare coordinates.
  public var toElement: TourElement?
  /// The height of the way's bend, as a fraction of the way's length, positive to the left of travel.
  public var arc: Double
  /// The name of the motion.
  public var motion: String
  /// The time between the step's arrival and the start, in seconds; the sprite isn't there before.
  public var delay: Double
  /// The opacity at the start, 0 to 1.
  public var fromOpacity: Double
  /// The opacity at the end, 0 to 1.
  public var toOpacity: Double
  /// The sprite's fate at the end of its way.
  public var after: Ending

  /// Creates a sprite.
  public init(
    picture: Picture, color: String?, size: Size, from: Point, to: Point, arc: Double = 0, motion: String,
    delay: Double,
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
    self.arc = arc
    self.motion = motion
    self.delay = delay
    self.fromOpacity = fromOpacity
    self.toOpacity = toOpacity
    self.after = after
  }
}
