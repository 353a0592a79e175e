import TutorialMotion

/// The motions of easings, fitted once for a whole build.
///
/// Fitting a spring costs as much as planning a tutorial.
///
/// Invariant: for one tolerance, a motion depends only on its easing and duration.
final class MotionCache: Sendable {
  private struct Key: Hashable, Sendable {
    let easing: Easing
    let duration: Double
  }

  /// The largest error of a fitted spring, as a fraction of the travel.
  let tolerance: Double
  private let motions = OnceCache<Key, Motion>()

  init(tolerance: Double) {
    self.tolerance = tolerance
  }

  /// The number of motions.
  var count: Int { motions.count }

  /// Returns the motion of an easing.
  ///
  /// - Parameter duration: the duration in seconds; ignored by springs, which determine their own.
  func motion(of easing: Easing, duration: Double) -> Motion {
    motions.value(for: Key(easing: easing, duration: duration)) {
      Motion.make(easing, duration: duration, tolerance: tolerance)
    }
  }
}
