import TutorialNumerics

extension Spring: EasingCurve {
  /// A spring takes its settling time.
  package static var takesOwnTime: Bool { true }

  /// The spring as cubics that match its positions and velocities.
  ///
  /// The duration is its settling time, rounded up to whole milliseconds, or to microseconds if it settles within 0.1 s
  /// or moves much within 0.01 s. The cubics are split at its extrema, and between these if one cubic isn't close
  /// enough. In written numbers, progress is within `tolerance` of the closed form at every instant.
  package func motion(duration: Double, tolerance: Double) -> Motion { SpringFit(self, tolerance: tolerance).motion }
}

/// Approximates a spring by few cubic segments.
struct SpringFit {
  private let spring: Spring
  private let tolerance: Double
  /// The decimals of the written times.
  private let decimals: Int
  /// The smallest time step, in seconds.
  private let tick: Double
  private let duration: Double

  init(_ spring: Spring, tolerance: Double) {
    self.spring = spring
    self.tolerance = tolerance
    // A smaller tolerance needs a later end: the last keyframe is 1, and the spring must be that close by then.
    let settled = spring.settlingTime(within: min(0.001, tolerance))
    // Milliseconds are precise enough if nothing happens within a few of them.
    let isQuick = settled < 0.1 || spring.decay + spring.splitting > 100
    decimals = isQuick ? 6 : 3
    tick = isQuick ? 0.000001 : 0.001
    duration = ((settled / tick).rounded(.up) * tick).rounded(decimals: decimals)
  }

  var motion: Motion {
    var keyframes: [Motion.Keyframe] = []
    var start = knot(at: 0)
    for stop in stops {
      while start.time < stop {
        let (end, easing) = longestFit(from: start, to: stop)
        keyframes.append(Motion.Keyframe(time: start.time, progress: start.progress, easing: easing))
        start = end
      }
    }
    keyframes.append(Motion.Keyframe(time: duration, progress: 1))
    return Motion(duration: duration, keyframes: keyframes)
  }

  /// The rounded times of the extrema, and the end.
  private var stops: [Double] {
    var stops: [Double] = []
    for turn in spring.extrema(upTo: duration) {
      let time = turn.rounded(decimals: decimals)
      // Next to the end or another extremum, there is no room for a segment.
      if time >= (stops.last ?? 0) + 2 * tick, time <= duration - 2 * tick { stops.append(time) }
    }
    return stops + [duration]
  }

  /// The spring at a written time. The end is at 1, slightly off the spring: see `SpringSegment.drift`.
  private func knot(at time: Double) -> SpringSegment.Knot {
    let isEnd = time >= duration
    return SpringSegment.Knot(
      time: time, progress: isEnd ? 1 : spring.value(at: time).rounded(decimals: 6),
      velocity: spring.velocity(at: time))
  }

  /// The longest segment from a knot: to the stop, or to the last tick before it that one cubic can reach.
  private func longestFit(from start: SpringSegment.Knot, to stop: Double) -> (SpringSegment.Knot, CubicBezier?) {
    let last = knot(at: stop)
    if let easing = segment(start, last).easing(within: tolerance) { return (last, easing) }
    // In ticks after the start: `good` can be reached (a single tick always counts), `bad` can't. A thirty-second of
    // the distance is close enough to the longest.
    var good = 1.0
    var bad = ((stop - start.time) / tick).rounded()
    var best: (SpringSegment.Knot, CubicBezier?)?
    let enough = max(1, (bad / 32).rounded(.down))
    while bad - good > enough || (best == nil && bad - good > 1) {
      let middle = ((good + bad) / 2).rounded(.down)
      let end = knot(at: (start.time + middle * tick).rounded(decimals: decimals))
      if let easing = segment(start, end).easing(within: tolerance) {
        (good, best) = (middle, (end, easing))
      } else {
        bad = middle
      }
    }
    if let best { return best }
    let next = knot(at: min(stop, (start.time + tick).rounded(decimals: decimals)))
    return (next, segment(start, next).hermite)
  }

  private func segment(_ start: SpringSegment.Knot, _ end: SpringSegment.Knot) -> SpringSegment {
    SpringSegment(spring: spring, start: start, end: end)
  }
}
