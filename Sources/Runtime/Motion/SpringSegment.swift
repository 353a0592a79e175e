import TutorialNumerics

/// A piece of a spring's curve, to be fitted by one cubic.
struct SpringSegment {
  struct Knot {
    var time: Double
    var progress: Double
    /// The spring's velocity, in travels per second.
    var velocity: Double
  }

  var spring: Spring
  var start: Knot
  var end: Knot

  private var span: Double { end.time - start.time }
  private var rise: Double { end.progress - start.progress }

  /// The correction at the end of the piece that makes it end at the written progress.
  ///
  /// It is negligible except at the very end, which is 1 although the spring is still a thousandth away. It grows with
  /// the square of time, so that it is largest at the end.
  private var drift: Double { end.progress - spring.value(at: end.time) }

  /// A cubic within a tolerance of the spring at every instant, with 6 decimals, or nil if none was found.
  ///
  /// The velocities give the tangents; the lengths of the two handles are free. Starting from the thirds of a Hermite
  /// cubic, least squares bring them near the optimum. If that isn't enough, a search with shrinking steps continues.
  func easing(within tolerance: Double) -> CubicBezier? {
    guard abs(rise) >= 1e-6 else { return nil }
    // The reserve covers the curve between the samples of the check.
    let enough = tolerance * 0.97
    var reach = (1.0 / 3, 1.0 / 3)
    for _ in 0..<4 { reach = leastSquaresStep(from: reach) }
    var error = self.error(of: curve(reach))
    if error > 3 * enough { return nil }
    var step = 0.02
    while error > enough, step > 0.002 {
      var isBetter = false
      for (a, b) in [(step, 0), (-step, 0), (0, step), (0, -step), (step, -step), (-step, step)] {
        let trial = Self.bounded((reach.0 + a, reach.1 + b))
        let trialError = self.error(of: curve(trial))
        if trialError < error { (reach, error, isBetter) = (trial, trialError, true) }
      }
      if !isBetter { step /= 2 }
    }
    return error <= enough ? curve(reach) : nil
  }

  /// A Gauss–Newton step on the differences at seven points.
  private func leastSquaresStep(from reach: (Double, Double)) -> (Double, Double) {
    let nudge = 1e-4
    var (aa, ab, bb, ar, br) = (0.0, 0.0, 0.0, 0.0, 0.0)
    let curves = (curve(reach), curve((reach.0 + nudge, reach.1)), curve((reach.0, reach.1 + nudge)))
    for k in 1..<8 {
      let t = Double(k) / 8
      let rest = difference(of: curves.0, at: t)
      let a = (difference(of: curves.1, at: t) - rest) / nudge
      let b = (difference(of: curves.2, at: t) - rest) / nudge
      (aa, ab, bb, ar, br) = (aa + a * a, ab + a * b, bb + b * b, ar + a * rest, br + b * rest)
    }
    let determinant = aa * bb - ab * ab
    guard determinant > 1e-12 * aa * bb else { return reach }
    return Self.bounded(
      (reach.0 - (bb * ar - ab * br) / determinant, reach.1 - (aa * br - ab * ar) / determinant))
  }

  /// Clamps lengths so that the handles' times stay inside the segment.
  private static func bounded(_ reach: (Double, Double)) -> (Double, Double) {
    (min(max(reach.0, 0.01), 1), min(max(reach.1, 0.01), 1))
  }

  /// The Hermite cubic: its handles take a third of the time each.
  var hermite: CubicBezier? { abs(rise) < 1e-6 ? nil : curve((1.0 / 3, 1.0 / 3)) }

  /// The written curve whose handles take these fractions of the time.
  private func curve(_ reach: (Double, Double)) -> CubicBezier {
    let slope = span / rise
    let endVelocity = end.velocity + 2 * drift / span
    return CubicBezier(
      reach.0, start.velocity * slope * reach.0, 1 - reach.1, 1 - endVelocity * slope * reach.1
    ).rounded
  }

  /// The largest difference from the spring at 31 samples inside the curve.
  ///
  /// At the ends the difference is known: a rounding error, and at the very end the tolerance of settling.
  private func error(of curve: CubicBezier) -> Double {
    (1..<32).reduce(0) { max($0, abs(difference(of: curve, at: Double($1) / 32))) }
  }

  /// The difference of a curve from the spring at a parameter, positive if the curve is above.
  private func difference(of curve: CubicBezier, at t: Double) -> Double {
    let time = start.time + span * CubicBezier.coordinate(curve.x1, curve.x2, at: t)
    let progress = start.progress + rise * CubicBezier.coordinate(curve.y1, curve.y2, at: t)
    return progress - spring.value(at: time)
  }
}
