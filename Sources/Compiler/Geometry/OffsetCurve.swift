/// The curve at a constant distance beside a segment, as cubics.
struct OffsetCurve {
  /// The segment.
  var source: Cubic
  /// The distance, positive to the left of the direction: outside a clockwise outline.
  var distance: Double

  /// The largest error of a fitted cubic, in logical units.
  static let tolerance = 0.01

  /// The point beside a parameter.
  func point(at t: Double) -> Point { source.point(at: t) + normal(at: t) * distance }

  /// Whether the curve runs on in the direction of its source throughout. Where a segment bends towards the side of the
  /// offset more tightly than the distance, the curve turns back on itself.
  var isRegular: Bool {
    let points = (0...32).map { point(at: Double($0) / 32) }
    return zip(zip(points, points.dropFirst()), 0...).allSatisfy { pair, index in
      (pair.1 - pair.0).dot(tangent(at: (Double(index) + 0.5) / 32)) >= 0
    }
  }

  /// Whether the source is straight; the offset then is too.
  var isStraight: Bool { source.bend <= 1e-9 }

  /// The offset of a straight source.
  var straight: Cubic { Cubic(line: point(at: 0), point(at: 1)) }

  /// How many pieces each curved segment needs: the same for all, so that corners stay alike, and odd, so that edges
  /// keep their even places (see `Outline.canonical`).
  static func pieceCount(for curves: [OffsetCurve]) -> Int {
    let curved = curves.filter { !$0.isStraight }
    return [1, 3, 5, 9].first { count in
      curved.allSatisfy { $0.error(of: $0.pieces(count)) <= tolerance }
    } ?? 15
  }

  /// The curve in a number of pieces, each a cubic.
  func pieces(_ count: Int) -> [Cubic] {
    (0..<count).map { fitted(from: Double($0) / Double(count), to: Double($0 + 1) / Double(count)) }
  }

  /// The largest distance between the curve and its pieces, at the samples.
  func error(of pieces: [Cubic]) -> Double {
    let samples = 16
    var largest = 0.0
    for (index, piece) in pieces.enumerated() {
      for k in 1..<samples {
        let t = (Double(index) + Double(k) / Double(samples)) / Double(pieces.count)
        largest = max(largest, piece.distance(to: point(at: t), below: .greatestFiniteMagnitude))
      }
    }
    return largest
  }

  /// A cubic with the ends, the tangents at the ends, and the middle of a part of the curve.
  private func fitted(from low: Double, to high: Double) -> Cubic {
    let (start, end, middle) = (point(at: low), point(at: high), point(at: (low + high) / 2))
    let (leaving, arriving) = (tangent(at: low), tangent(at: high))
    // B(½) = (start + end)/2 + ⅜(a·leaving − b·arriving) is to be the middle: two equations for the reaches a and b.
    let excess = (middle - start.mixed(with: end, 0.5)) * (8.0 / 3)
    let cross = leaving.cross(arriving)
    var (a, b) = (excess.cross(arriving) / cross, excess.cross(leaving) / cross)
    let chord = (end - start).length
    if abs(cross) < 1e-3 || !(a > 0 && b > 0) || a > 3 * chord || b > 3 * chord { (a, b) = (chord / 3, chord / 3) }
    return Cubic(start, start + leaving * a, end - arriving * b, end)
  }

  private func normal(at t: Double) -> Point { tangent(at: t).turnedLeft }

  /// The direction at a parameter. Where a handle rests on its end the derivative vanishes there; the next point that
  /// differs gives the direction.
  private func tangent(at t: Double) -> Point {
    if let direction = source.derivative(at: t).direction { return direction }
    let (p, q, r, s) = (source.start, source.handle1, source.handle2, source.end)
    let ways = t < 0.5 ? [q - p, r - p, s - p] : [s - r, s - q, s - p]
    return ways.lazy.compactMap(\.direction).first ?? Point(1, 0)
  }
}
