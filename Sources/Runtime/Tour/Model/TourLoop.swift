public import TutorialGeometry
public import TutorialMotion

/// An effect that repeats during a step. Each round begins and ends at rest.
public struct TourLoop: Sendable, Hashable {
  /// A kind of effect.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The holes grow and shrink, and their rings with them.
    case pulse
    /// Rings run outwards.
    case ripple
    /// A wide ring brightens and dims.
    case glow
    /// The holes move up and down, and their rings with them.
    case bounce
  }

  /// The things that keyframes can move.
  public enum Subject: String, Sendable, Hashable, CaseIterable {
    /// The step's holes, and its rings with them.
    case holes
    /// The loop's own rings.
    case rings
  }

  /// The difference from rest at one instant.
  ///
  /// Lengths are fractions of the smaller side of the hole's `frame` or, for a ring, of the bounding box of its holes'
  /// frames.
  public struct Change: Sendable, Hashable {
    /// The growth of the box in width and height, around its centre.
    public var grow: Double
    /// The shift of the box, across and down.
    public var shift: Point
    /// The opacity of the loop's own rings, 0 to 1.
    public var opacity: Double

    /// Creates a change.
    public init(grow: Double = 0, shift: Point = Point(0, 0), opacity: Double = 1) {
      self.grow = grow
      self.shift = shift
      self.opacity = opacity
    }
  }

  /// A keyframe of a round.
  public struct Keyframe: Sendable, Hashable {
    /// The time since the round began, in seconds.
    public var time: Double
    /// The difference from rest at that time.
    public var change: Change
    /// The curve of the segment that starts here; nil if it is linear.
    public var easing: CubicBezier?

    /// Creates a keyframe.
    public init(time: Double, change: Change, easing: CubicBezier? = nil) {
      self.time = time
      self.change = change
      self.easing = easing
    }
  }

  /// The author's word for the effect; `keyframes` express it in numbers.
  public var kind: Kind
  /// The duration of a round, in seconds.
  public var period: Double
  /// The author's measure: a fraction of the hole's smaller side; for `glow`, the opacity.
  public var amount: Double
  /// The number of rounds; nil for endless.
  public var count: Int?
  /// The things that the keyframes move.
  public var subject: Subject
  /// The loop's own rings, which exist only while it runs.
  public var rings: [TourRing]
  /// One round, in the order of time: the first at 0, the last at `period`.
  public var keyframes: [Keyframe]

  /// Creates a loop.
  public init(
    kind: Kind, period: Double, amount: Double, count: Int?, subject: Subject, rings: [TourRing] = [],
    keyframes: [Keyframe]
  ) {
    self.kind = kind
    self.period = period
    self.amount = amount
    self.count = count
    self.subject = subject
    self.rings = rings
    self.keyframes = keyframes
  }
}
