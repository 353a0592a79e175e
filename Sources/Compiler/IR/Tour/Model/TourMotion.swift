/// A progress curve over time: keyframes joined by cubic Bézier segments. Whatever moves is at
/// `from + (to − from) · progress`.
public struct TourMotion: Sendable, Hashable {
  /// From the first keyframe to the last, in seconds.
  public var duration: Double
  /// The keyframes in ascending time, the first at 0, the last at `duration`.
  public var keyframes: [TourKeyframe]

  /// A motion of the given keyframes.
  public init(duration: Double, keyframes: [TourKeyframe]) {
    self.duration = duration
    self.keyframes = keyframes
  }
}

/// One instant of a motion.
public struct TourKeyframe: Sendable, Hashable {
  /// Seconds from the motion's start.
  public var time: Double
  /// How much of the way is done: 0 at the start, 1 at the end; beyond 1 where a spring overshoots.
  public var progress: Double
  /// How progress runs from here to the next keyframe; nil is linear. The last keyframe has none.
  public var easing: TourEasing?

  /// A keyframe of the given values.
  public init(time: Double, progress: Double, easing: TourEasing? = nil) {
    self.time = time
    self.progress = progress
    self.easing = easing
  }
}

/// The two inner control points of a cubic Bézier from (0, 0) to (1, 1), as CSS's `cubic-bezier()` has them: x is the
/// fraction of the segment's time, y the fraction of its progress.
public struct TourEasing: Sendable, Hashable {
  /// Of the first point, within 0 to 1.
  public var x1: Double
  /// Of the first point.
  public var y1: Double
  /// Of the second point, within 0 to 1.
  public var x2: Double
  /// Of the second point.
  public var y2: Double

  /// The easing with control points (x1, y1) and (x2, y2).
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}
