import TutorialNumerics

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
