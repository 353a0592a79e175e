public import TutorialGeometry
public import TutorialMotion

/// An effect that repeats while a step stands: keyframes of one round, at whose ends everything is at rest.
public struct TourLoop: Sendable, Hashable {
  /// What is seen.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The holes grow and shrink, their rings with them.
    case pulse
    /// Rings run outwards.
    case ripple
    /// A wide ring brightens and dims.
    case glow
    /// The holes move up and down, their rings with them.
    case bounce
  }

  /// What the keyframes act on.
  public enum Subject: String, Sendable, Hashable, CaseIterable {
    /// The step's holes, and its rings with them.
    case holes
    /// The loop's own rings.
    case rings
  }

  /// What is different at one instant. Lengths are fractions of the smaller side of the hole's `frame`; for a ring, of
  /// the box around the frames of its holes.
  public struct Change: Sendable, Hashable {
    /// By how much the box is wider and higher, around its middle.
    public var grow: Double
    /// By how much it lies elsewhere.
    public var shift: Point
    /// Opacity of the loop's own rings, 0 to 1.
    public var opacity: Double

    /// A change of the given amounts.
    public init(grow: Double = 0, shift: Point = Point(0, 0), opacity: Double = 1) {
      self.grow = grow
      self.shift = shift
      self.opacity = opacity
    }
  }

  /// What is different at one time of a round.
  public struct Keyframe: Sendable, Hashable {
    /// Seconds from the start of the round.
    public var time: Double
    /// What is different then.
    public var change: Change
    /// The curve to the next keyframe; nil is linear.
    public var easing: CubicBezier?

    /// A keyframe.
    public init(time: Double, change: Change, easing: CubicBezier? = nil) {
      self.time = time
      self.change = change
      self.easing = easing
    }
  }

  /// What is seen.
  public var kind: Kind
  /// Seconds of one round.
  public var period: Double
  /// How far it goes, as the author wrote it: a fraction of the hole's smaller side; for `glow`, the opacity.
  public var amount: Double
  /// How many rounds; nil is without end.
  public var count: Int?
  /// What the keyframes act on.
  public var subject: Subject
  /// The loop's own rings, which are there only while it runs.
  public var rings: [TourRing]
  /// One round, in the order of time; the first at 0, the last at `period`.
  public var keyframes: [Keyframe]

  /// A loop of the given fields.
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
