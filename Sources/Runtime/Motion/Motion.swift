import TutorialNumerics

/// Progress as a function of time: keyframes joined by timing curves.
public struct Motion: Sendable, Hashable {
  /// A keyframe of the curve.
  public struct Keyframe: Sendable, Hashable {
    /// The time in seconds from the start.
    public var time: Double
    /// The progress, which may lie outside 0 to 1.
    public var progress: Double
    /// The timing curve to the next keyframe; nil for linear.
    public var easing: CubicBezier?

    /// A keyframe with the given values.
    public init(time: Double, progress: Double, easing: CubicBezier? = nil) {
      self.time = time
      self.progress = progress
      self.easing = easing
    }
  }

  /// The time from the first to the last keyframe, in seconds.
  public var duration: Double
  /// The keyframes, sorted by time: the first at 0, the last at `duration`. Two at the same time are a jump.
  public var keyframes: [Keyframe]

  /// A motion with the given keyframes.
  public init(duration: Double, keyframes: [Keyframe]) {
    self.duration = duration
    self.keyframes = keyframes
  }

  /// The progress at a time in seconds.
  ///
  /// Before the first keyframe it is that of the first one, after the last keyframe that of the last one, and 1 without
  /// keyframes. At the instant of a jump it is that of the later keyframe.
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

extension Motion {
  /// The piecewise linear motion between points, in written numbers: times and progress have 6 decimals.
  ///
  /// If several points have the same written time, the first and the last are kept, which is a jump. At the start, only
  /// the last one is kept.
  ///
  /// - Parameters:
  ///   - duration: the duration in seconds, above 0 and already rounded.
  ///   - lines: the points: ascending fractions of the duration, 0 to 1, with their progress.
  init(duration: Double, lines: [(part: Double, progress: Double)]) {
    var keyframes: [Keyframe] = []
    for line in lines {
      let next = Keyframe(
        time: min((line.part * duration).rounded(decimals: 6), duration), progress: line.progress.rounded(decimals: 6))
      if keyframes.last?.time == next.time {
        if next.time == 0 || keyframes.dropLast().last?.time == next.time { keyframes.removeLast() }
        if keyframes.last == next { keyframes.removeLast() }
      }
      keyframes.append(next)
    }
    self.init(duration: duration, keyframes: keyframes)
  }

  /// True if it jumps: if it doesn't begin at 0, or has two keyframes at the same time.
  package var hasJumps: Bool { !jumpTimes.isEmpty }

  /// The times of its jumps in seconds, ascending; empty if the duration is 0.
  public var jumpTimes: [Double] {
    guard duration > 0, let first = keyframes.first else { return [] }
    let inner = zip(keyframes, keyframes.dropFirst()).filter { $0.time == $1.time }.map { $1.time }
    return (first.progress != 0 ? [first.time] : []) + inner
  }

  /// The smallest and the largest progress of the motion, exact: at a keyframe or at an extremum between two.
  ///
  /// It is 1 without keyframes, or if a progress is NaN.
  package var progressRange: ClosedRange<Double> { Self.range(of: keyframes[...]) }

  /// The range of progress between each two jumps, in order. Values that a jump skips belong to none of them.
  package var progressRanges: [ClosedRange<Double>] {
    var ranges: [ClosedRange<Double>] = []
    var start = 0
    for place in keyframes.indices.dropFirst() where keyframes[place].time == keyframes[place - 1].time {
      ranges.append(Self.range(of: keyframes[start..<place]))
      start = place
    }
    return ranges + [Self.range(of: keyframes[start...])]
  }

  private static func range(of keyframes: ArraySlice<Keyframe>) -> ClosedRange<Double> {
    guard let first = keyframes.first else { return 1...1 }
    var (low, high) = (first.progress, first.progress)
    for (from, to) in zip(keyframes, keyframes.dropFirst()) {
      let change = to.progress - from.progress
      for part in [1] + (from.easing?.extrema ?? []) {
        let progress = from.progress + change * part
        low = min(low, progress)
        high = max(high, progress)
      }
    }
    return low <= high ? low...high : 1...1
  }
}

extension CubicBezier {
  /// The extrema of the progress, where the derivative is 0.
  fileprivate var extrema: [Double] {
    let (a, b, c) = (1 + 3 * y1 - 3 * y2, 2 * (y2 - 2 * y1), y1)
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // Numerically stable, without cancellation. If the quadratic term is 0, one root is at infinity.
    let root = discriminant.squareRoot()
    let sum = -(b + (b < 0 ? -root : root)) / 2
    return [sum / a, c / sum].filter { $0 > 0 && $0 < 1 }.map { Self.coordinate(y1, y2, at: $0) }
  }
}

extension Motion {
  /// An easing as keyframes, in written numbers: progress and handles have 6 decimals.
  ///
  /// The last keyframe is exactly 1.
  ///
  /// - Parameters:
  ///   - easing: the easing. The `problem` of a spring must be nil.
  ///   - duration: the duration in seconds; ignored for an easing that determines its own.
  ///   - tolerance: the largest error of a spring's progress, as a fraction of the travel; at least 1e-5.
  package static func make(_ easing: Easing, duration: Double, tolerance: Double = 0.001) -> Motion {
    let duration = duration.rounded(decimals: 6)
    guard duration > 0 || easing.takesOwnTime else {
      return Motion(duration: 0, keyframes: [Keyframe(time: 0, progress: 1)])
    }
    return easing.motion(duration: duration, tolerance: max(1e-5, tolerance))
  }
}
