import TutorialNumerics

extension Motion {
  /// The motion of an easing, in the numbers that are written: progress and handles have 6 decimals.
  ///
  /// A timing curve takes `duration`. A spring takes its settling time, rounded up to whole milliseconds
  /// (microseconds where it settles within 0.1 s or moves much within 0.01 s), and becomes cubics that meet its positions and velocities, split at
  /// its turns and, where one cubic is not close enough, between them. On the written numbers progress is within
  /// `tolerance` of the closed form at every instant; the last keyframe is exactly 1.
  ///
  /// - Parameters:
  ///   - easing: the curve, or a spring whose `problem` is nil.
  ///   - duration: seconds; not looked at for a spring.
  ///   - tolerance: the largest error of a spring's progress, as a fraction of the travel; at least 1e-5.
  package static func make(_ easing: Easing, duration: Double, tolerance: Double = 0.001) -> Motion {
    switch easing {
    case .bezier(let curve): return timed(curve, duration: duration.rounded(decimals: 6))
    case .spring(let spring): return SpringFit(spring, tolerance: max(1e-5, tolerance)).motion
    }
  }

  private static func timed(_ curve: CubicBezier, duration: Double) -> Motion {
    guard duration > 0 else { return Motion(duration: 0, keyframes: [Keyframe(time: 0, progress: 1)]) }
    return Motion(
      duration: duration,
      keyframes: [
        Keyframe(time: 0, progress: 0, easing: curve.isLinear ? nil : curve.rounded),
        Keyframe(time: duration, progress: 1),
      ])
  }
}

extension CubicBezier {
  /// The curve with 6 decimals.
  var rounded: CubicBezier {
    CubicBezier(
      x1.rounded(decimals: 6), y1.rounded(decimals: 6), x2.rounded(decimals: 6), y2.rounded(decimals: 6))
  }
}
