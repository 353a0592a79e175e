package import TutorialMotion

/// The motions of easings, each fitted once for a whole build: fitting a spring costs as much as planning a tutorial.
///
/// Invariant: a motion depends on its easing and duration alone, for one tolerance.
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

  /// How many there are.
  package var count: Int { motions.count }

  /// The motion of an easing.
  ///
  /// - Parameter duration: in seconds; a spring takes its own.
  package func motion(of easing: Easing, duration: Double) -> Motion {
    motions.value(for: Key(easing: easing, duration: duration)) {
      Motion.make(easing, duration: duration, tolerance: tolerance)
    }
  }
}
