/// A crossing of two segments.
struct CubicCrossing {
  /// The parameter on the first segment.
  var first: Double
  /// The parameter on the second segment.
  var second: Double

  /// The crossing after a few Newton steps in both parameters.
  ///
  /// Steps that increase the gap, as at a touch, are dropped.
  func refined(_ a: Cubic, _ b: Cubic) -> CubicCrossing {
    var best = self
    var gap = (b.point(at: second) - a.point(at: first)).length
    for _ in 0..<6 where gap > 0 {
      let way = b.point(at: best.second) - a.point(at: best.first)
      let (u, v) = (a.derivative(at: best.first), b.derivative(at: best.second))
      let cross = u.cross(v)
      guard cross != 0 else { break }
      let next = CubicCrossing(
        first: min(max(best.first + way.cross(v) / cross, 0), 1),
        second: min(max(best.second + way.cross(u) / cross, 0), 1))
      let distance = (b.point(at: next.second) - a.point(at: next.first)).length
      guard distance < gap else { break }
      (best, gap) = (next, distance)
    }
    return best
  }
}

extension Cubic {
  /// The bend below which a piece counts as straight: the error of a crossing, in logical units.
  private static let flatness = 1e-6

  /// All crossings with another segment, and the ends of stretches where the two coincide.
  ///
  /// Both segments are halved until the pieces that may meet are straight to 1e-6. The work is bounded: segments that
  /// lie within a few millionths of each other for long, without coinciding, give only some of the crossings. The same
  /// is true once `tests` is exceeded.
  func crossings(with other: Cubic, _ tests: inout CrossingBudget) -> [CubicCrossing] {
    if self == other || self == other.reversed { return [] }
    tests.spend(CrossingBudget.stretch)
    if let stretch = commonStretch(with: other) { return stretch }
    var found: [CubicCrossing] = []
    var pending = [(CubicPiece(self), CubicPiece(other))]
    var budget = 20_000
    while let (a, b) = pending.popLast(), budget > 0, !tests.isExceeded {
      budget -= 1
      tests.spend(CrossingBudget.piece)
      guard a.box.touches(b.box, slack: 1e-9), !a.isBeside(b), !b.isBeside(a) else { continue }
      let (aIsFlat, bIsFlat) = (a.flatness <= Self.flatness, b.flatness <= Self.flatness)
      if aIsFlat && bIsFlat {
        found += a.straightCrossings(with: b)
      } else if bIsFlat || (!aIsFlat && a.flatness >= b.flatness) {
        let (low, high) = a.halves
        pending.append((high, b))
        pending.append((low, b))
      } else {
        let (low, high) = b.halves
        pending.append((a, high))
        pending.append((a, low))
      }
    }
    return found
  }

  /// The two ends of a stretch where both segments coincide, or nil if they only cross or touch.
  private func commonStretch(with other: Cubic) -> [CubicCrossing]? {
    let ends =
      [0.0, 1].compactMap { t in
        other.parameter(on: point(at: t)).map { CubicCrossing(first: t, second: $0) }
      }
      + [0.0, 1].compactMap { t in
        parameter(on: other.point(at: t)).map { CubicCrossing(first: $0, second: t) }
      }
    guard let first = ends.min(by: { $0.first < $1.first }), let last = ends.max(by: { $0.first < $1.first }),
      (point(at: last.first) - point(at: first.first)).length > 1e-6
    else { return nil }
    // Two different cubics meet in at most nine points.
    let between = (1...9).map { first.first + (last.first - first.first) * Double($0) / 10 }
    return between.allSatisfy { other.parameter(on: point(at: $0)) != nil } ? [first, last] : nil
  }

  /// The parameter of a point on the curve, or nil if the point isn't on it.
  private func parameter(on point: Point) -> Double? {
    guard Rect(around: point, point).touches(controlBounds, slack: 1e-7) else { return nil }
    return parameter(nearest: point, within: 1e-7)
  }

  /// The segment cut at its extrema, so that no part crosses itself.
  var monotoneParts: [Cubic] {
    let stops = [0] + extrema + [1]
    return zip(stops, stops.dropFirst()).filter { $0 < $1 }.map { part(from: $0, to: $1) }
  }
}

/// A part of a segment, with its box, bend and strip computed once.
private struct CubicPiece {
  var curve: Cubic
  var low: Double
  var high: Double
  var box: Rect
  var flatness: Double
  var strip: Strip

  init(_ curve: Cubic, low: Double = 0, high: Double = 1) {
    self.curve = curve
    self.low = low
    self.high = high
    box = curve.controlBounds
    flatness = curve.flatness
    strip = curve.strip
  }

  var halves: (CubicPiece, CubicPiece) {
    let (first, second) = curve.split(at: 0.5)
    let middle = (low + high) / 2
    return (CubicPiece(first, low: low, high: middle), CubicPiece(second, low: middle, high: high))
  }

  func isBeside(_ other: CubicPiece) -> Bool { other.strip.leavesOut(curve) }

  /// The crossing of two straight pieces, or the two ends of a stretch that they share.
  func straightCrossings(with other: CubicPiece) -> [CubicCrossing] {
    let (p, q) = (curve.start, other.curve.start)
    let (u, v) = (curve.end - p, other.curve.end - q)
    let cross = u.cross(v)
    let slack = 1e-9
    if abs(cross) > 1e-12 * u.length * v.length {
      let s = (q - p).cross(v) / cross
      let t = (q - p).cross(u) / cross
      guard s >= -slack, s <= 1 + slack, t >= -slack, t <= 1 + slack else { return [] }
      return [CubicCrossing(first: parameter(at: s), second: other.parameter(at: t))]
    }
    // Parallel pieces: the ends of each that lie on the other.
    let own = [0.0, 1].compactMap { s -> CubicCrossing? in
      other.share(of: p + u * s).map { CubicCrossing(first: parameter(at: s), second: other.parameter(at: $0)) }
    }
    return own
      + [0.0, 1].compactMap { t in
        share(of: q + v * t).map { CubicCrossing(first: parameter(at: $0), second: other.parameter(at: t)) }
      }
  }

  /// The fraction of the chord at which a point lies, 0 to 1, or nil for a point off the chord.
  private func share(of point: Point) -> Double? {
    let way = curve.end - curve.start
    let square = way.dot(way)
    guard square > 0 else { return nil }
    let s = (point - curve.start).dot(way) / square
    guard s >= 0, s <= 1, (point - (curve.start + way * s)).length <= 1e-6 else { return nil }
    return s
  }

  /// The parameter on the whole segment at a fraction of this piece's chord.
  ///
  /// Found by bisection, because a straight piece whose handles rest on its ends doesn't have an even parameter.
  private func parameter(at share: Double) -> Double {
    let way = curve.end - curve.start
    let square = way.dot(way)
    guard square > 0 else { return low }
    var (from, to) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (from + to) / 2
      if (curve.point(at: middle) - curve.start).dot(way) / square < share { from = middle } else { to = middle }
    }
    return low + (high - low) * (from + to) / 2
  }
}

extension Rect {
  /// True if the two share a point, or miss each other by at most `slack`.
  func touches(_ other: Rect, slack: Double) -> Bool {
    minX <= other.maxX + slack && other.minX <= maxX + slack && minY <= other.maxY + slack
      && other.minY <= maxY + slack
  }

  /// The pairs of boxes that share a point, by index, ascending; the smaller index comes first.
  ///
  /// Found by a sweep from the left, which doesn't compare boxes that lie beside each other. Once `tests` is exceeded,
  /// no more pairs are found.
  static func touchingPairs(_ boxes: [Rect], _ tests: inout CrossingBudget) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    _ = sweepPairs(boxes) { index, other in
      tests.spend(1)
      if boxes[other].touches(boxes[index], slack: 0) { pairs.append((min(index, other), max(index, other))) }
      return !tests.isExceeded
    }
    return pairs.sorted { $0 < $1 }
  }

  /// Returns true if more than `most` pairs of boxes share a point.
  ///
  /// Also true if telling would take more than 500 · `most` comparisons. It stops as soon as it knows.
  static func hasManyTouchingPairs(_ boxes: [Rect], moreThan most: Int) -> Bool {
    var (count, compared) = (0, 0)
    let isWhole = sweepPairs(boxes) { index, other in
      compared += 1
      if boxes[other].touches(boxes[index], slack: 0) { count += 1 }
      return count <= most && compared / 500 <= most
    }
    return !isWhole
  }

  /// Visits each pair of boxes that overlap along x once, from the left, until `visit` returns false.
  ///
  /// - Returns: true if all pairs were visited.
  private static func sweepPairs(_ boxes: [Rect], _ visit: (_ index: Int, _ other: Int) -> Bool) -> Bool {
    var open: [Int] = []
    for index in boxes.indices.sorted(by: { (boxes[$0].minX, $0) < (boxes[$1].minX, $1) }) {
      open.removeAll { boxes[$0].maxX < boxes[index].minX }
      for other in open where !visit(index, other) { return false }
      open.append(index)
    }
    return true
  }
}
