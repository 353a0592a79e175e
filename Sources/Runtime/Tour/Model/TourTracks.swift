public import TutorialGeometry
public import TutorialMotion

/// A transition as absolute keyframes of every outline, for clients that don't want to compute any.
///
/// They agree with the formula to a twentieth of a unit; see `Tour.expanded`.
public struct TourTracks: Sendable, Hashable {
  /// The ways of the holes.
  public var holes: [Hole]
  /// The ways of the rings.
  public var rings: [Ring]

  /// Creates the ways of holes and rings.
  public init(holes: [Hole], rings: [Ring]) {
    self.holes = holes
    self.rings = rings
  }

  /// The way of a hole.
  public struct Hole: Sendable, Hashable {
    /// The hole's indices in the old and the new step's `cutouts`.
    public var pair: TourPair
    /// The keyframes in the order of time: the first at 0, the last at the motion's end.
    public var keyframes: [Keyframe]

    /// Creates the way of a hole.
    public init(pair: TourPair, keyframes: [Keyframe]) {
      self.pair = pair
      self.keyframes = keyframes
    }

    /// A keyframe of a hole's way.
    public struct Keyframe: Sendable, Hashable {
      /// The time since the motion began, after the delay, in seconds.
      public var time: Double
      /// The whole outline at that time.
      public var outline: Outline
      /// The curve of the segment that starts here; nil if it is linear.
      public var easing: CubicBezier?

      /// Creates a keyframe.
      public init(time: Double, outline: Outline, easing: CubicBezier?) {
        self.time = time
        self.outline = outline
        self.easing = easing
      }
    }
  }

  /// The way of a ring.
  public struct Ring: Sendable, Hashable {
    /// The ring's indices in the old and the new step's `rings`.
    public var pair: TourPair
    /// The keyframes in the order of time: the first at 0, the last at the motion's end.
    public var keyframes: [Keyframe]

    /// Creates the way of a ring.
    public init(pair: TourPair, keyframes: [Keyframe]) {
      self.pair = pair
      self.keyframes = keyframes
    }

    /// A keyframe of a ring's way.
    public struct Keyframe: Sendable, Hashable {
      /// The time since the motion began, after the delay, in seconds.
      public var time: Double
      /// The centre line of the stroke at that time.
      public var outline: Outline
      /// The stroke's width.
      public var width: Double
      /// The stroke's colour, as `#rrggbb` or `#rrggbbaa` in lower case.
      public var color: String
      /// The ring's opacity, 0 to 1, multiplied with the colour's own alpha.
      public var opacity: Double
      /// The curve of the segment that starts here; nil if it is linear.
      public var easing: CubicBezier?

      /// Creates a keyframe.
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
