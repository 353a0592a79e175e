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
    fromOpacity: Double, toOpacity: Double, after: Ending
  ) {
    self.picture = picture
    self.color = color
    self.size = size
    self.from = from
    self.to = to
    self.bend = bend
    self.motion = motion
    self.delay = delay
    self.fromOpacity = fromOpacity
    self.toOpacity = toOpacity
    self.after = after
  }
}

/// An effect that repeats while a step stands.
public struct TourLoop: Sendable, Hashable {
  /// What is seen.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The ring grows and shrinks.
    case pulse
    /// Rings run outwards.
    case ripple
    /// The ring brightens and dims.
    case glow
    /// The hole moves up and down.
    case bounce
  }

  /// What is seen.
  public var kind: Kind
  /// Seconds of one round.
  public var period: Double
  /// How far it goes, as a fraction of the hole's size; for `glow`, of its opacity.
  public var amount: Double
  /// How many rounds; nil is without end.
  public var count: Int?

  /// A loop of the given fields.
  public init(kind: Kind, period: Double, amount: Double, count: Int?) {
    self.kind = kind
    self.period = period
    self.amount = amount
    self.count = count
  }
}
