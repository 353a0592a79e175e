extension Motion {
  /// The motion of an easing.
  ///
  /// - Parameters:
  ///   - easing: the curve or the spring.
  ///   - duration: seconds; a spring ignores it and takes its settling time.
  ///   - tolerance: the largest error of a spring's progress, as a fraction of the travel.
  package static func make(_ easing: Easing, duration: Double, tolerance: Double = 0.001) -> Motion {
    Motion(duration: duration, keyframes: [])
  }
}
