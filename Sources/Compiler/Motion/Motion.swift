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
  /// In the order of time; the first at 0, the last at `duration`. Two at one time are a jump.
  public var keyframes: [Keyframe]

  /// A motion.
  public init(duration: Double, keyframes: [Keyframe]) {
    self.duration = duration
    self.keyframes = keyframes
  }

  /// Progress at a time in seconds. Before the first keyframe it is that keyframe's, after the last one that one's;
  /// without keyframes it is 1. At the instant of a jump it is the later one's.
  public func progress(at time: Double) -> Double {
    guard let first = keyframes.first, let last = keyframes.last else { return 1 }
    guard time < last.time else { return last.progress }
    guard time >= first.time else { return first.progress }
    var (low, high) = (0, keyframes.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if keyframes[middle].time <= time { low = middle } else { high = middle }
    }
    let (from, to) = (keyframes[low], keyframes[high])
    guard time > from.time else { return from.progress }
    let x = (time - from.time) / (to.time - from.time)
    return from.progress + (to.progress - from.progress) * (from.easing?.value(at: x) ?? x)
  }
}
