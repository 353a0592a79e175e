/// The pieces of one offset curve: cubics as near to it as is asked, each running in one direction.
///
/// Where the offset curve turns back on itself it has a cusp; it is cut there, so that the parts that run backwards are
/// followed too. What they enclose is told from the rest by how often it is wound around: see `OffsetTrim`.
struct OffsetPieces {
  /// The cubics, in order along the source.
  private(set) var cubics: [Cubic] = []
  private let curve: OffsetCurve
  private let tolerance: Double

  /// How finely a stretch between two cusps may be divided: into 2 to this power.
  private static let deepest = 14

  /// The most pieces of one curve. A curve that would need more has bends too small to be seen.
  private static let most = 512

  init(_ curve: OffsetCurve, tolerance: Double) {
    self.curve = curve
    self.tolerance = tolerance
    if curve.isStraight {
      cubics = [curve.straight]
      return
    }
    let stops = [0] + cusps + [1]
    for (low, high) in zip(stops, stops.dropFirst()) where low < high { divide(low, high) }
  }

  /// Halves a stretch until each half is near enough.
  private mutating func divide(_ low: Double, _ high: Double) {
    var pending = [(low: low, high: high, depth: 0)]
    while let (low, high, depth) = pending.popLast() {
      let isLast = depth == Self.deepest || cubics.count + pending.count >= Self.most
      let middle = low + (high - low) / 2
      if isLast || isGentle(low, high) {
        let fit = OffsetFit(curve, from: low, to: high)
        if isLast || fit.error <= tolerance {
          cubics.append(fit.cubic)
          continue
        }
      }
      pending.append((middle, high, depth + 1))
      pending.append((low, middle, depth + 1))
    }
  }

  /// Whether the direction changes evenly enough for a handful of places to tell how near a cubic is: in none of eight
  /// parts by more than about a sixth of a turn.
  private func isGentle(_ low: Double, _ high: Double) -> Bool {
    let tangents = (0...8).map { curve.tangent(at: low + (high - low) * Double($0) / 8) }
    return zip(tangents, tangents.dropFirst()).allSatisfy { $0.dot($1) > 0.5 }
      && (tangents.first?.dot(tangents[8]) ?? 1) > -0.5
  }

  /// The parameters at which the curve turns back, ascending.
  private var cusps: [Double] {
    let places = samples
    var found: [Double] = []
    for (low, high) in zip(places, places.dropFirst()) {
      let startsBackwards = curve.runsBackwards(at: low)
      guard startsBackwards != curve.runsBackwards(at: high) else { continue }
      var (from, to) = (low, high)
      for _ in 0..<60 {
        let middle = from + (to - from) / 2
        if curve.runsBackwards(at: middle) == startsBackwards { from = middle } else { to = middle }
      }
      if to > 1e-9, to < 1 - 1e-9 { found.append(to) }
    }
    return found
  }

  /// Where to look for cusps: evenly, and ever more closely around the places where the source is slowest, which are
  /// the only ones where it can bend in a small part of its way.
  private var samples: [Double] {
    var places = (0...48).map { Double($0) / 48 }
    for slowest in curve.source.slowestPlaces {
      places.append(slowest)
      var reach = 1.0 / 64
      while reach > 1e-8 {
        places += [slowest - reach, slowest + reach]
        reach /= 2
      }
    }
    return places.filter { $0 >= 0 && $0 <= 1 }.sorted()
  }
}

extension Cubic {
  /// The parameters inside (0, 1) at which the speed along the curve is smallest, among its neighbours.
  fileprivate var slowestPlaces: [Double] {
    // P′·P″, a cubic polynomial, passes zero upwards there.
    let slope = { (t: Double) in derivative(at: t).dot(secondDerivative(at: t)) }
    let steps = (0...24).map { Double($0) / 24 }
    return zip(steps, steps.dropFirst()).compactMap { low, high in
      guard slope(low) < 0, slope(high) >= 0 else { return nil }
      var (from, to) = (low, high)
      for _ in 0..<50 {
        let middle = from + (to - from) / 2
        if slope(middle) < 0 { from = middle } else { to = middle }
      }
      return to
    }
  }
}
