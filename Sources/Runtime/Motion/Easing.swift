/// A function from time to progress.
package struct Easing: Sendable, Hashable {
  /// The shared storage of a curve.
  ///
  /// Steps usually share the easing of a style or of the defaults, so equality is known without comparing curves.
  private final class Shared: Sendable {
    let curve: any EasingCurve

    init(_ curve: some EasingCurve) { self.curve = curve }
  }

  private let shared: Shared
  private var curve: any EasingCurve { shared.curve }

  /// An easing by its curve.
  package init(_ curve: some EasingCurve) {
    shared = Shared(curve)
  }

  /// A timing curve, stretched to a duration.
  package static func bezier(_ curve: CubicBezier) -> Easing { Easing(curve) }

  /// Slow end: the default for elements that appear.
  package static let easeOut = bezier(.easeOut)
  /// A quick start and a long, slow end: the default of moves from step to step.
  package static let standardMove = bezier(.standardMove)
  /// Slow start and end: the default for everything else.
  package static let easeInOut = bezier(.easeInOut)

  /// A spring, which takes its settling time.
  package static func spring(_ spring: Spring) -> Easing { Easing(spring) }

  /// True if it determines its own duration and takes none.
  package var takesOwnTime: Bool { type(of: curve).takesOwnTime }

  package static func == (left: Easing, right: Easing) -> Bool {
    left.shared === right.shared || left.curve.isEqual(to: right.curve)
  }

  package func hash(into hasher: inout Hasher) { curve.hash(into: &hasher) }

  /// True if it may reverse often, so that a fade would flicker.
  package var mayTurnOften: Bool { type(of: curve).mayTurnOften }

  /// See `EasingCurve.motion`.
  func motion(duration: Double, tolerance: Double) -> Motion {
    curve.motion(duration: duration, tolerance: tolerance)
  }
}

/// A kind of easing, in a file of its own, which converts it to keyframes.
package protocol EasingCurve: Sendable, Hashable {
  /// True if it determines its own duration and takes none.
  static var takesOwnTime: Bool { get }
  /// True if it may reverse often, so that a fade would flicker.
  static var mayTurnOften: Bool { get }

  /// The curve as keyframes, in written numbers: times, progress and handles have 6 decimals.
  ///
  /// The last keyframe is at 1.
  ///
  /// - Parameters:
  ///   - duration: the duration in seconds, above 0 and already rounded; ignored if the easing determines its own.
  ///   - tolerance: the largest error of a curve that can't be written exactly, as a fraction of the travel; at least
  ///     1e-5.
  func motion(duration: Double, tolerance: Double) -> Motion
}

extension EasingCurve {
  /// By default, an easing takes the given duration.
  package static var takesOwnTime: Bool { false }
  /// By default, an easing may reverse often.
  package static var mayTurnOften: Bool { true }

  fileprivate func isEqual(to other: any EasingCurve) -> Bool {
    guard let other = other as? Self else { return false }
    return other == self
  }
}
