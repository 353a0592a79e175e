/// How progress goes with time.
package struct Easing: Sendable, Hashable {
  /// Steps have the easing of their style or of the defaults, the very same: that is seen without a look at the curve.
  private final class Shared: Sendable {
    let curve: any EasingCurve

    init(_ curve: some EasingCurve) { self.curve = curve }
  }

  private let shared: Shared
  private var curve: any EasingCurve { shared.curve }

  /// The easing that a curve is.
  package init(_ curve: some EasingCurve) {
    shared = Shared(curve)
  }

  /// A timing curve, stretched to a duration.
  package static func bezier(_ curve: CubicBezier) -> Easing { Easing(curve) }

  /// Ends slowly: that of what appears, where an author names none.
  package static let easeOut = bezier(.easeOut)
  /// Begins and ends slowly: that of all else.
  package static let easeInOut = bezier(.easeInOut)

  /// A spring, whose duration is its settling time.
  package static func spring(_ spring: Spring) -> Easing { Easing(spring) }

  /// Whether it takes its own time, so that no duration goes with it.
  package var takesOwnTime: Bool { type(of: curve).takesOwnTime }

  package static func == (left: Easing, right: Easing) -> Bool {
    left.shared === right.shared || left.curve.isEqual(to: right.curve)
  }

  package func hash(into hasher: inout Hasher) { curve.hash(into: &hasher) }

  /// Whether it may turn back often, so that what it fades flickers.
  package var mayTurnOften: Bool { type(of: curve).mayTurnOften }

  /// See `EasingCurve.motion`.
  func motion(duration: Double, tolerance: Double) -> Motion {
    curve.motion(duration: duration, tolerance: tolerance)
  }
}

/// One kind of easing, in a file of its own: how it becomes keyframes.
package protocol EasingCurve: Sendable, Hashable {
  /// Whether it takes its own time, so that no duration goes with it.
  static var takesOwnTime: Bool { get }
  /// Whether it may turn back often, so that what it fades flickers.
  static var mayTurnOften: Bool { get }

  /// The motion of the curve, in the numbers that are written: times, progress and handles have 6 decimals; the last
  /// keyframe is at 1.
  ///
  /// - Parameters:
  ///   - duration: seconds, above 0 and in a written number; not to be looked at where it takes its own time.
  ///   - tolerance: the largest error of what cannot be written exactly, as a fraction of the travel; at least 1e-5.
  func motion(duration: Double, tolerance: Double) -> Motion
}

extension EasingCurve {
  /// An easing takes the time that it is given.
  package static var takesOwnTime: Bool { false }
  /// An easing may do anything.
  package static var mayTurnOften: Bool { true }

  fileprivate func isEqual(to other: any EasingCurve) -> Bool {
    guard let other = other as? Self else { return false }
    return other == self
  }
}
