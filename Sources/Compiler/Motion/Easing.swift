/// How progress goes with time.
package enum Easing: Sendable, Hashable {
  /// A timing curve, stretched to a duration.
  case bezier(CubicBezier)
  /// A spring, whose duration is its settling time.
  case spring(Spring)
}
