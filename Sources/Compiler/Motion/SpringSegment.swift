import TutorialNumerics

/// A piece of a spring's curve that one cubic is to follow.
struct SpringSegment {
  /// An end of the piece.
  struct Knot {
    /// Seconds, as written.
    var time: Double
    /// Progress, as written.
    var progress: Double
    /// The spring's velocity there, travels per second.
    var velocity: Double
  }

  var spring: Spring
  var start: Knot
  var end: Knot

  private var span: Double { end.time - start.time }
  private var rise: Double { end.progress - start.progress }

  /// What is added to the spring along the piece so that it ends on the written progress: nothing worth speaking of,
  /// but at the very end, which is 1 where the spring is still a thousandth away. It grows with the square of time, so
  /// that it is largest at the end only.
  private var drift: Double { end.progress - spring.value(at: end.time) }

  /// A cubic within a tolerance of the spring at every instant, with 6 decimals; nil where none was found.
  ///
  /// The tangents are given by the velocities; how far the two handles reach is free. From the thirds that a Hermite
  /// cubic has, both are varied in shrinking steps for as long as that helps.
  func easing(within tolerance: Double) -> CubicBezier? {
    guard abs(rise) >= 1e-6 else { return nil }
    // What lies between the samples of the check is covered by the reserve.
    let enough = tolerance * 0.97
    var reach = (1.0 / 3, 1.0 / 3)
    var error = self.error(of: curve(reach))
    var step = 0.16
    while step > 0.004 {
      if error <= enough * 0.8 { break }
      var isBetter = false
      for (a, b) in [
        (step, 0), (-step, 0), (0, step), (0, -step), (step, step), (-step, -step), (step, -step), (-step, step),
      ] {
        let trial = (min(max(reach.0 + a, 0.01), 1), min(max(reach.1 + b, 0.01), 1))
        let trialError = self.error(of: curve(trial))
        if trialError < error { (reach, error, isBetter) = (trial, trialError, true) }
      }
      if !isBetter { step /= 2 }
    }
    return error <= enough ? curve(reach) : nil
  }

  /// The cubic whose handles reach a third of the way.
  var hermite: CubicBezier? { abs(rise) < 1e-6 ? nil : curve((1.0 / 3, 1.0 / 3)) }

  /// The written curve whose handles reach over these fractions of the time.
  private func curve(_ reach: (Double, Double)) -> CubicBezier {
    let slope = span / rise
    let endVelocity = end.velocity + 2 * drift / span
    return CubicBezier(
      reach.0, start.velocity * slope * reach.0, 1 - reach.1, 1 - endVelocity * slope * reach.1
    ).rounded
  }

  /// The largest difference from the spring, at the 31 points of the curve that divide it. At its ends the difference
  /// is known: a rounding, and at the very end what the settling time allows.
  private func error(of curve: CubicBezier) -> Double {
    var largest = 0.0
    for k in 1..<32 {
      let t = Double(k) / 32
      let time = start.time + span * CubicBezier.coordinate(curve.x1, curve.x2, at: t)
      let progress = start.progress + rise * CubicBezier.coordinate(curve.y1, curve.y2, at: t)
      largest = max(largest, abs(progress - spring.value(at: time)))
    }
    return largest
  }
}
