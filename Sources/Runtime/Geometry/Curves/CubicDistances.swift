extension Cubic {
  /// The largest distance from a point to the curve.
  ///
  /// Found by branch and bound: the curve lies in the convex hull of its points, so a part whose points are all nearer
  /// than the distance found so far is dropped. Other parts are halved.
  func largestDistance(from center: Point) -> Double {
    var found = max((start - center).length, (end - center).length)
    var parts = [self]
    for _ in 0..<48 where !parts.isEmpty {
      let enough = found * (1 + 1e-12) + 1e-12
      var halves: [Cubic] = []
      for part in parts where part.farthestControlDistance(from: center) > enough {
        let (first, second) = part.split(at: 0.5)
        found = max(found, (first.end - center).length)
        halves += [first, second]
      }
      // A curve at a nearly constant distance keeps all its parts; with this many, the distance found is the largest.
      if halves.count > 4096 { break }
      parts = halves
    }
    return found
  }

  private func farthestControlDistance(from center: Point) -> Double {
    [start, handle1, handle2, end].reduce(0) { max($0, ($1 - center).length) }
  }

  /// The distance from a point to the curve, if it is below a limit; otherwise the limit.
  ///
  /// A part lies within its bend of its chord. So a part is dropped if its chord, less the bend, is farther than the
  /// distance found so far.
  package func distance(to point: Point, below limit: Double) -> Double {
    var search = NearestSearch(point: point, found: min(limit, (start - point).length, (end - point).length))
    search.visit(self, depth: 0)
    return search.found
  }

  /// The parameter of the nearest point on this monotone curve, or nil if it is farther than `distance`.
  func parameter(nearest point: Point, within distance: Double) -> Double? {
    // Most points are far away, which is quicker to detect than the nearest point is to find.
    let limit = distance * 1.001
    guard self.distance(to: point, below: limit) < limit else { return nil }
    let t = nearestParameter(to: point)
    return (self.point(at: t) - point).length <= distance ? t : nil
  }

  /// The parameter of the nearest point on this monotone curve: the best of nine samples, then ternary search.
  func nearestParameter(to point: Point) -> Double {
    if point == start { return 0 }
    if point == end { return 1 }
    if handle1 == start, handle2 == end { return parameterOfLine(nearest: point) }
    func distance(_ t: Double) -> Double { (self.point(at: t) - point).length }
    let best = (0...8).map { Double($0) / 8 }.min { distance($0) < distance($1) } ?? 0
    var (low, high) = (max(0, best - 0.125), min(1, best + 0.125))
    for _ in 0..<72 {
      let (first, second) = (low + (high - low) / 3, high - (high - low) / 3)
      if distance(first) <= distance(second) { high = second } else { low = first }
    }
    let t = (low + high) / 2
    // The ends themselves, exactly.
    return [t, 0, 1].min { distance($0) < distance($1) } ?? t
  }

  /// The same for a straight segment whose handles rest on its ends: parameter t is at 3t² − 2t³ of its length.
  private func parameterOfLine(nearest point: Point) -> Double {
    let way = end - start
    let square = way.dot(way)
    guard square > 0 else { return 0 }
    let share = (point - start).dot(way) / square
    if share <= 0 { return 0 }
    if share >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<54 {
      let t = (low + high) / 2
      if t * t * (3 - 2 * t) < share { low = t } else { high = t }
    }
    return (low + high) / 2
  }
}

/// A branch-and-bound search for the nearest point of a curve.
private struct NearestSearch {
  let point: Point
  private(set) var found: Double
  var budget = 4096
  /// Far more halvings than any curve within the coordinate limit needs to become straight.
  private static let mostHalvings = 64

  mutating func visit(_ part: Cubic, depth: Int) {
    guard budget > 0 else { return }
    budget -= 1
    let bend = part.flatness
    let toChord = point.distance(toSegment: part.start, part.end)
    if toChord - bend >= found { return }
    if bend <= 1e-9 || depth >= Self.mostHalvings {
      found = min(found, toChord)
    } else {
      let (first, second) = part.split(at: 0.5)
      found = min(found, (first.end - point).length)
      visit(second, depth: depth + 1)
      visit(first, depth: depth + 1)
    }
  }
}
