/// A scalar progress curve over time: keyframes joined by timing curves.
public struct Motion: Sendable, Hashable {
  /// One point of the curve.
  public struct Keyframe: Sendable, Hashable {
    /// Seconds from the start.
    public var time: Double
    /// Progress; it may leave 0 to 1.
    public var progress: Double
    /// The curve to the next keyframe; nil is linear.
    public var easing: CubicBezier?

    /// A keyframe.
    public init(time: Double, progress: Double, easing: CubicBezier? = nil) {
      self.time = time
      self.progress = progress
      self.easing = easing
    }
  }

  /// Seconds from the first to the last keyframe.
  public var duration: Double
  /// In the order of time; the first at 0, the last at `duration`.
  public var keyframes: [Keyframe]

  /// A motion.
  public init(duration: Double, keyframes: [Keyframe]) {
    self.duration = duration
    self.keyframes = keyframes
  }

  /// Progress at a time in seconds; before 0 and after the end it stands still.
  public func progress(at time: Double) -> Double { 0 }
}
