/// One coordinate of a cubic Bézier segment, as a function of the parameter.
package enum Polynomial {
  /// The parameters of the extrema inside (0, 1), ascending.
  package static func extrema(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    // The derivative is 3·(a t² − 2b t + d0) over the differences of the control values.
    let (d0, d1, d2) = (p1 - p0, p2 - p1, p3 - p2)
    let a = d0 - 2 * d1 + d2
    let b = d0 - d1
    let discriminant = b * b - a * d0
    guard discriminant > 0 else { return [] }
    // The root with the larger magnitude comes first, the other by Vieta's formula, to avoid cancellation.
    let q = b + (b < 0 ? -1 : 1) * discriminant.squareRoot()
    let roots = (q == 0 ? 0 : d0 / q, a == 0 ? 0 : q / a)
    switch (roots.0 > 0 && roots.0 < 1, roots.1 > 0 && roots.1 < 1) {
    case (false, false): return []
    case (true, false): return [roots.0]
    case (false, true): return [roots.1]
    case (true, true): return roots.1 < roots.0 ? [roots.1, roots.0] : [roots.0, roots.1]
    }
  }

  /// The value at a parameter.
  package static func value(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double, at t: Double) -> Double {
    if t == 1 { return p3 }
    let u = 1 - t
    return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3
  }

  /// The parameters inside (0, 1) at which the coordinate changes its sign, ascending.
  ///
  /// A double root, which touches zero without crossing it, doesn't count.
  package static func crossings(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    var roots: [Double] = []
    let extrema = extrema(p0, p1, p2, p3)
    var low = 0.0
    var atLow = p0
    for place in 0...extrema.count {
      let high = place < extrema.count ? extrema[place] : 1
      let atHigh = value(p0, p1, p2, p3, at: high)
      if (atLow < 0 && atHigh > 0) || (atLow > 0 && atHigh < 0) {
        roots.append(root(p0, p1, p2, p3, between: low, atLow, and: high))
      }
      // A stop at zero itself belongs to the piece before it: the next piece starts with the sign of zero.
      if atHigh == 0, high < 1 { roots.append(high) }
      (low, atLow) = (high, atHigh)
    }
    return roots
  }

  /// The zero of a monotone piece, by bisection: 60 halvings reach the last bit.
  private static func root(
    _ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double, between start: Double, _ atStart: Double, and end: Double
  ) -> Double {
    var (low, high) = (start, end)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { break }
      if (value(p0, p1, p2, p3, at: middle) < 0) == (atStart < 0) { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
