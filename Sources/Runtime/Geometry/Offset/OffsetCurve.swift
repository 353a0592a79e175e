/// An offset curve: the curve at a constant distance beside a segment.
struct OffsetCurve {
  var source: Cubic
  /// The distance, positive to the left of the direction: outside, for a clockwise outline.
  var distance: Double

  /// The largest error of a fitted cubic, in logical units.
  static let tolerance = 0.02

  func point(at t: Double) -> Point { source.point(at: t) + tangent(at: t).turnedLeft * distance }

  /// True if the offset curve runs in the direction of its source everywhere.
  ///
  /// It turns back where the source bends towards the offset more tightly than the distance.
  var isRegular: Bool {
    let points = (0...32).map { point(at: Double($0) / 32) }
    return zip(zip(points, points.dropFirst()), 0...).allSatisfy { pair, index in
      (pair.1 - pair.0).dot(tangent(at: (Double(index) + 0.5) / 32)) >= 0
    }
  }

  /// True if the source is straight. The offset is then straight too.
  var isStraight: Bool { source.flatness <= 1e-9 }

  var straight: Cubic { Cubic(line: point(at: 0), point(at: 1)) }

  /// Fits cubics to each of some curves, or returns nil if that takes more than 27 per curve.
  ///
  /// A straight curve stays one segment. All others become equally many pieces, so that corners stay alike. The number
  /// of pieces is odd, so that edges keep their even indices (see `Outline.canonical`).
  static func fit(_ curves: [OffsetCurve]) -> [[Cubic]]? {
    for count in [1, 3, 5, 9, 15, 27] {
      if let pieces = fit(curves, piecesPerCurve: count) { return pieces }
    }
    return nil
  }

  private static func fit(_ curves: [OffsetCurve], piecesPerCurve count: Int) -> [[Cubic]]? {
    var result: [[Cubic]] = []
    for curve in curves {
      if curve.isStraight {
        result.append([curve.straight])
        continue
      }
      let fits = (0..<count).map {
        OffsetFit(curve, from: Double($0) / Double(count), to: Double($0 + 1) / Double(count))
      }
      if fits.contains(where: { $0.error > tolerance }) { return nil }
      result.append(fits.map(\.cubic))
    }
    return result
  }

  /// Returns true if the offset runs against its source at a parameter.
  ///
  /// There, the source bends towards the offset more tightly than the distance.
  ///
  /// Source: (P + d·N)′ = P′·(1 + d·κ), with κ = (P′ × P″) / |P′|³ positive for a clockwise bend.
  func runsBackwards(at t: Double) -> Bool {
    let first = source.derivative(at: t)
    let speed = first.length
    return speed * speed * speed + distance * first.cross(source.secondDerivative(at: t)) < 0
  }

  /// The unit tangent at a parameter.
  ///
  /// If a handle rests on its end, the derivative there is zero, so the next point that differs gives the direction.
  func tangent(at t: Double) -> Point {
    if let direction = source.derivative(at: t).direction { return direction }
    let (p, q, r, s) = (source.start, source.handle1, source.handle2, source.end)
    let ways = t < 0.5 ? [q - p, r - p, s - p] : [s - r, s - q, s - p]
    return ways.lazy.compactMap(\.direction).first ?? Point(1, 0)
  }
}
