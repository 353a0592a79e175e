package import TutorialMotion

/// The motions of easings, fitted once for a whole build.
///
/// Fitting a spring costs as much as planning a tutorial.
///
/// Invariant: for one tolerance, a motion depends only on its easing and duration.
package final class MotionCache: Sendable {
  private struct Key: Hashable, Sendable {
    let easing: Easing
    let duration: Double
  }

  /// The largest error of a fitted spring, as a fraction of the travel.
  package let tolerance: Double
  private let motions = OnceCache<Key, Motion>()

  /// - Parameter tolerance: the largest error of a fitted spring, as a fraction of the travel.
  package init(tolerance: Double) {
    self.tolerance = tolerance
  }

  /// The number of motions.
  package var count: Int { motions.count }

  /// Returns the motion of an easing.
  ///
  /// - Parameter duration: the duration in seconds; ignored by springs, which determine their own.
  package func motion(of easing: Easing, duration: Double) -> Motion {
    motions.value(for: Key(easing: easing, duration: duration)) {
      Motion.make(easing, duration: duration, tolerance: tolerance)
    }
  }
}
