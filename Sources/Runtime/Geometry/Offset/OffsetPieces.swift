/// The pieces of one offset curve: cubics within a tolerance, each running in one direction.
///
/// The curve is cut at its cusps, so that the parts that run backwards are kept too. The winding number then tells the
/// areas that they enclose from the rest: see `OffsetTrim`.
struct OffsetPieces {
  /// The cubics, in order along the source.
  private(set) var cubics: [Cubic] = []
  private let curve: OffsetCurve
  private let tolerance: Double

  /// A stretch between two cusps is halved at most this many times.
  private static let deepest = 14

  /// The most pieces of one curve. Bends that need more are too small to be seen.
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

  /// Halves a stretch until each half is within the tolerance.
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

  /// True if the tangent changes so evenly that a few samples can measure a cubic's error.
  ///
  /// In none of eight parts may it turn by more than about a sixth of a turn.
  private func isGentle(_ low: Double, _ high: Double) -> Bool {
    let tangents = (0...8).map { curve.tangent(at: low + (high - low) * Double($0) / 8) }
    return zip(tangents, tangents.dropFirst()).allSatisfy { $0.dot($1) > 0.5 }
      && (tangents.first?.dot(tangents[8]) ?? 1) > -0.5
  }

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

  /// The parameters between which to look for cusps.
  ///
  /// They are even, and ever denser around the minima of the source's speed: only there can it bend within a small part
  /// of its length.
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
  /// The parameters inside (0, 1) at which the speed has a local minimum.
  fileprivate var slowestPlaces: [Double] {
    // They are the zeros of the cubic polynomial P′·P″ at which it changes from negative to positive.
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
