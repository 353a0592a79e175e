public import TutorialGeometry
public import TutorialMotion

/// A transition ready-made: absolute keyframes of every outline, for clients that do not want to compute any.
///
/// They say what the formula says, to a twentieth of a unit; see `Tour.expanded`.
public struct TourTracks: Sendable, Hashable {
  /// The ways of the holes.
  public var holes: [Hole]
  /// The ways of the rings.
  public var rings: [Ring]

  /// The ways of holes and rings.
  public init(holes: [Hole], rings: [Ring]) {
    self.holes = holes
    self.rings = rings
  }

  /// The way of one hole.
  public struct Hole: Sendable, Hashable {
    /// The hole's places in the two steps' `cutouts`.
    public var pair: TourPair
    /// In the order of time; the first at 0, the last at the motion's end.
    public var keyframes: [Keyframe]

    /// The way of the hole `pair`.
    public init(pair: TourPair, keyframes: [Keyframe]) {
      self.pair = pair
      self.keyframes = keyframes
    }

    /// The hole at one time.
    public struct Keyframe: Sendable, Hashable {
      /// Seconds since the motion began.
      public var time: Double
      /// The whole outline.
      public var outline: Outline
      /// The curve to the next keyframe; nil is linear.
      public var easing: CubicBezier?

      /// A keyframe.
      public init(time: Double, outline: Outline, easing: CubicBezier?) {
        self.time = time
        self.outline = outline
        self.easing = easing
      }
    }
  }

  /// The way of one ring.
  public struct Ring: Sendable, Hashable {
    /// The ring's places in the two steps' `rings`.
    public var pair: TourPair
    /// In the order of time; the first at 0, the last at the motion's end.
    public var keyframes: [Keyframe]

    /// The way of the ring `pair`.
    public init(pair: TourPair, keyframes: [Keyframe]) {
      self.pair = pair
      self.keyframes = keyframes
    }

    /// The ring at one time.
    public struct Keyframe: Sendable, Hashable {
      /// Seconds since the motion began.
      public var time: Double
      /// The middle of the stroke.
      public var outline: Outline
      /// The stroke's width.
      public var width: Double
      /// `#rrggbb` or `#rrggbbaa`, lower case.
      public var color: String
      /// 0 to 1; multiplied with the colour's own alpha.
      public var opacity: Double
      /// The curve to the next keyframe; nil is linear.
      public var easing: CubicBezier?

      /// A keyframe.
      public init(
        time: Double, outline: Outline, width: Double, color: String, opacity: Double, easing: CubicBezier?
      ) {
        self.time = time
        self.outline = outline
        self.width = width
        self.color = color
        self.opacity = opacity
        self.easing = easing
      }
    }
  }
}
