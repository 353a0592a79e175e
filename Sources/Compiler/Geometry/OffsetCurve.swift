/// The curve at a constant distance beside a segment, as cubics.
struct OffsetCurve {
  /// The segment.
  var source: Cubic
  /// The distance, positive to the left of the direction: outside a clockwise outline.
  var distance: Double

  /// The largest error of a fitted cubic, in logical units.
  static let tolerance = 0.02

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
    var largest = 0.0
    for (index, piece) in pieces.enumerated() {
      let samples = self.samples(
        from: Double(index) / Double(pieces.count), to: Double(index + 1) / Double(pieces.count))
      largest = max(largest, samples.error(of: piece))
    }
    return largest
  }

  /// A cubic with the ends and the tangents of a part of the curve. How far its two handles reach is varied, in
  /// shrinking steps, for as long as that brings it nearer to the curve.
  private func fitted(from low: Double, to high: Double) -> Cubic {
    let (start, end) = (point(at: low), point(at: high))
    let (leaving, arriving) = (tangent(at: low), tangent(at: high))
    let samples = self.samples(from: low, to: high)
    func cubic(_ reach: (Double, Double)) -> Cubic {
      Cubic(start, start + leaving * reach.0, end - arriving * reach.1, end)
    }
    let chord = (end - start).length
    var reach = firstReach(start, leaving, end, arriving, middle: point(at: (low + high) / 2))
    var error = samples.error(of: cubic(reach))
    var step = chord / 8
    while step > chord / 4096, error > Self.tolerance / 8 {
      var isBetter = false
      for (a, b) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1), (1, 1), (-1, -1)] {
        let trial = (max(0, reach.0 + a * step), max(0, reach.1 + b * step))
        let trialError = samples.error(of: cubic(trial))
        if trialError < error { (reach, error, isBetter) = (trial, trialError, true) }
      }
      if !isBetter { step /= 2 }
    }
    return cubic(reach)
  }

  /// The reaches with which the cubic goes through the middle of the part at parameter ½; thirds of the chord where
  /// the tangents are too nearly parallel for that.
  private func firstReach(
    _ start: Point, _ leaving: Point, _ end: Point, _ arriving: Point, middle: Point
  ) -> (Double, Double) {
    // B(½) = (start + end)/2 + ⅜(a·leaving − b·arriving) is to be the middle: two equations for a and b.
    let excess = (middle - start.mixed(with: end, 0.5)) * (8.0 / 3)
    let cross = leaving.cross(arriving)
    let (a, b) = (excess.cross(arriving) / cross, excess.cross(leaving) / cross)
    let chord = (end - start).length
    let isUsable = abs(cross) > 1e-3 && a > 0 && b > 0 && a < 3 * chord && b < 3 * chord
    return isUsable ? (a, b) : (chord / 3, chord / 3)
  }

  private func samples(from low: Double, to high: Double) -> OffsetSamples {
    OffsetSamples(
      places: (1..<16).map { k in
        let share = Double(k) / 16
        let t = low + (high - low) * share
        return OffsetSamples.Place(share: share, point: point(at: t), tangent: tangent(at: t))
      })
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

/// Points of an offset curve that a cubic is compared with.
private struct OffsetSamples {
  struct Place {
    /// Where in the part it lies, 0 to 1.
    var share: Double
    var point: Point
    var tangent: Point
  }

  var places: [Place]

  /// The largest distance of a cubic from the places, each measured along the curve's normal there.
  func error(of cubic: Cubic) -> Double {
    places.reduce(0) { largest, place in
      // Newton's steps to where the cubic passes the normal.
      var s = place.share
      for _ in 0..<4 {
        let slope = cubic.derivative(at: s).dot(place.tangent)
        guard slope > 1e-12 else { break }
        s = min(1, max(0, s - (cubic.point(at: s) - place.point).dot(place.tangent) / slope))
      }
      return max(largest, (cubic.point(at: s) - place.point).length)
    }
  }
}
