import TutorialNumerics

/// A timing curve from (0, 0) to (1, 1), as CSS's `cubic-bezier()`: x is time, y is progress.
public struct CubicBezier: Sendable, Hashable {
  /// The first handle's time, 0 to 1.
  public var x1: Double
  /// The first handle's progress.
  public var y1: Double
  /// The second handle's time, 0 to 1.
  public var x2: Double
  /// The second handle's progress.
  public var y2: Double

  /// The curve with the given handles.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// True if progress equals time.
  public var isLinear: Bool { x1 == y1 && x2 == y2 }

  /// The progress at a time, solved to 1e-12 in time. Times outside 0 to 1, handles' times too, are clamped.
  public func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    return isLinear ? x : Self.coordinate(y1, y2, at: parameter(at: x))
  }

  /// The parameter at a time, by Newton's method with bisection as the fallback.
  private func parameter(at x: Double) -> Double {
    let (a, b) = (min(max(x1, 0), 1), min(max(x2, 0), 1))
    var (low, high, t) = (0.0, 1.0, x)
    for _ in 0..<100 {
      let error = Self.coordinate(a, b, at: t) - x
      if abs(error) <= 1e-15 { break }
      if error < 0 { low = t } else { high = t }
      let slope = 3 * (1 - t) * (1 - t) * a + 6 * (1 - t) * t * (b - a) + 3 * t * t * (1 - b)
      let step = t - error / slope
      // A flat place gives an infinite step, or one outside the bracket. The comparison is also false for NaN.
      t = step > low && step < high ? step : low + (high - low) / 2
      if high - low <= 1e-16 { break }
    }
    return t
  }

  /// One coordinate of the curve, which runs from 0 to 1.
  static func coordinate(_ handle1: Double, _ handle2: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * handle1 + 3 * u * t * t * handle2 + t * t * t
  }
}

extension CubicBezier: EasingCurve {
  /// A cubic has at most two extrema.
  package static var mayTurnOften: Bool { false }

  /// Two keyframes, with the curve's handles between them.
  package func motion(duration: Double, tolerance: Double) -> Motion {
    Motion(
      duration: duration,
      keyframes: [
        Motion.Keyframe(time: 0, progress: 0, easing: isLinear ? nil : rounded),
        Motion.Keyframe(time: duration, progress: 1),
      ])
  }

  var rounded: CubicBezier {
    CubicBezier(
      x1.rounded(decimals: 6), y1.rounded(decimals: 6), x2.rounded(decimals: 6), y2.rounded(decimals: 6))
  }
}

extension CubicBezier {
  /// Constant speed.
  public static let linear = CubicBezier(0, 0, 1, 1)
  /// Slow start.
  public static let easeIn = CubicBezier(0.42, 0, 1, 1)
  /// Slow end.
  public static let easeOut = CubicBezier(0, 0, 0.58, 1)
  /// Slow start and end.
  public static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)
  /// Slow start and end, quadratic.
  public static let easeInOutQuad = CubicBezier(0.45, 0, 0.55, 1)
  /// Material's standard curve.
  public static let fastOutSlowIn = CubicBezier(0.4, 0, 0.2, 1)
  /// The standard curve of Material 3: a quick start and a long, slow end.
  static let standardMove = CubicBezier(0.2, 0, 0, 1)
  /// Material's curve for elements that enter.
  public static let linearOutSlowIn = CubicBezier(0, 0, 0.2, 1)
  /// Material's curve for elements that leave.
  public static let fastOutLinearIn = CubicBezier(0.4, 0, 1, 1)
}
