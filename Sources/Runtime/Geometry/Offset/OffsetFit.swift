/// A cubic fitted to a part of an offset curve.
///
/// It has the curve's ends and the tangents there; the lengths of its two handles are fitted by least squares.
struct OffsetFit {
  private(set) var cubic: Cubic
  /// The largest distance from the curve at the samples.
  private(set) var error: Double

  private struct Place {
    /// The position in the part, 0 to 1.
    var share: Double
    var point: Point
    var tangent: Point
  }

  /// Fits a part that runs in one direction throughout, with its source or against it.
  init(_ curve: OffsetCurve, from low: Double, to high: Double) {
    let way = curve.runsBackwards(at: low + (high - low) / 2) ? -1.0 : 1.0
    let places = (1..<16).map { k in
      let share = Double(k) / 16
      let t = low + (high - low) * share
      return Place(share: share, point: curve.point(at: t), tangent: curve.tangent(at: t) * way)
    }
    let (start, end) = (curve.point(at: low), curve.point(at: high))
    let (leaving, arriving) = (curve.tangent(at: low) * way, curve.tangent(at: high) * way)
    let third = (end - start).length / 3
    cubic = Cubic(start, start + leaving * third, end - arriving * third, end)
    error = Self.error(of: cubic, at: places)
    var trial = cubic
    for _ in 0..<6 {
      trial = Self.step(from: trial, leaving, arriving, places)
      let trialError = Self.error(of: trial, at: places)
      if trialError < error { (cubic, error) = (trial, trialError) }
    }
  }

  /// A Gauss–Newton step on the distances at the samples, each along the curve's normal.
  ///
  /// A handle's length moves the cubic by its Bernstein polynomial.
  private static func step(from cubic: Cubic, _ leaving: Point, _ arriving: Point, _ places: [Place]) -> Cubic {
    var (aa, ab, bb, ar, br) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for place in places {
      let normal = place.tangent.turnedLeft
      let s = parameter(of: cubic, beside: place)
      let rest = (cubic.point(at: s) - place.point).dot(normal)
      let a = 3 * (1 - s) * (1 - s) * s * leaving.dot(normal)
      let b = -3 * (1 - s) * s * s * arriving.dot(normal)
      (aa, ab, bb, ar, br) = (aa + a * a, ab + a * b, bb + b * b, ar + a * rest, br + b * rest)
    }
    let determinant = aa * bb - ab * ab
    guard determinant > 1e-12 * aa * bb else { return cubic }
    let reach1 = (cubic.handle1 - cubic.start).dot(leaving) - (bb * ar - ab * br) / determinant
    let reach2 = (cubic.end - cubic.handle2).dot(arriving) - (aa * br - ab * ar) / determinant
    return Cubic(
      cubic.start, cubic.start + leaving * max(0, reach1), cubic.end - arriving * max(0, reach2), cubic.end)
  }

  private static func error(of cubic: Cubic, at places: [Place]) -> Double {
    places.reduce(0) { max($0, (cubic.point(at: parameter(of: cubic, beside: $1)) - $1.point).length) }
  }

  /// The parameter at which a cubic crosses the curve's normal at a sample, by Newton's method.
  private static func parameter(of cubic: Cubic, beside place: Place) -> Double {
    var s = place.share
    for _ in 0..<4 {
      let slope = cubic.derivative(at: s).dot(place.tangent)
      guard slope > 1e-12 else { break }
      s = min(1, max(0, s - (cubic.point(at: s) - place.point).dot(place.tangent) / slope))
    }
    return s
  }
}
