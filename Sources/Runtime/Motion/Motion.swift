import TutorialNumerics

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

extension Motion {
  /// The motion that goes in straight lines from place to place, in written numbers: times and progress have 6 decimals.
  ///
  /// Of places at one time, as it is written, the first and the last stay, which is a jump; of those at the start the
  /// last.
  ///
  /// - Parameters:
  ///   - duration: seconds, above 0 and in a written number.
  ///   - lines: parts of the duration in their order, from 0 to 1, and the progress there.
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

  /// Whether it jumps: begins elsewhere than at 0, or has two keyframes at one time.
  package var hasJumps: Bool { !jumpTimes.isEmpty }

  /// When it jumps, in seconds, in their order; none where it takes no time.
  public var jumpTimes: [Double] {
    guard duration > 0, let first = keyframes.first else { return [] }
    let inner = zip(keyframes, keyframes.dropFirst()).filter { $0.time == $1.time }.map { $1.time }
    return (first.progress != 0 ? [first.time] : []) + inner
  }
}

extension Motion {
  /// The smallest and the largest progress that the motion reaches, exactly: at a keyframe, or where the curve between
  /// two of them turns. Without keyframes, or where one is no number, it is 1.
  package var progressRange: ClosedRange<Double> { Self.range(of: keyframes[...]) }

  /// The same from jump to jump, in their order: what lies between two of them only, the motion does not go through.
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
      for part in [1] + (from.easing?.turns ?? []) {
        let progress = from.progress + change * part
        low = min(low, progress)
        high = max(high, progress)
      }
    }
    return low <= high ? low...high : 1...1
  }
}

extension CubicBezier {
  /// The progress at which the curve turns back: where its derivative is 0.
  fileprivate var turns: [Double] {
    let (a, b, c) = (1 + 3 * y1 - 3 * y2, 2 * (y2 - 2 * y1), y1)
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // Numerically stable: no difference of nearly equal numbers; where there is no square, one root is at infinity.
    let root = discriminant.squareRoot()
    let sum = -(b + (b < 0 ? -root : root)) / 2
    return [sum / a, c / sum].filter { $0 > 0 && $0 < 1 }.map { Self.coordinate(y1, y2, at: $0) }
  }
}
