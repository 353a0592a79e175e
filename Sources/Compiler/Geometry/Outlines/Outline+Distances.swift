extension Outline {
  /// The radius of the smallest circle about a centre that goes around the outline: the largest distance from the
  /// centre to the curve, to 1e-9 of itself.
  package func circumscribedRadius(around center: Point) -> Double {
    segments.reduce(0) { max($0, $1.largestDistance(from: center)) }
  }

  /// The distance from a point to the curve, to 1e-9.
  package func distance(to point: Point) -> Double {
    segments.reduce(.greatestFiniteMagnitude) { min($0, $1.distance(to: point, below: $0)) }
  }
}

extension Cubic {
  /// The largest distance from a point to the curve.
  ///
  /// The curve lies in the hull of its four points: parts whose points are all nearer than what is already found are
  /// dropped, the others halved.
  fileprivate func largestDistance(from center: Point) -> Double {
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
      // A curve at nearly constant distance keeps all its parts; with so many of them the found one is the largest.
      if halves.count > 4096 { break }
      parts = halves
    }
    return found
  }

  private func farthestControlDistance(from center: Point) -> Double {
    [start, handle1, handle2, end].reduce(0) { max($0, ($1 - center).length) }
  }

  /// The distance from a point to the curve, if it is below a limit; else the limit.
  ///
  /// A part is within its bend of its chord: parts whose chord is farther than that from being nearest are dropped.
  package func distance(to point: Point, below limit: Double) -> Double {
    var search = NearestSearch(point, found: min(limit, (start - point).length, (end - point).length))
    search.visit(self, depth: 0)
    return search.found
  }
}

/// What is known while the nearest point of a curve is sought.
private struct NearestSearch {
  let point: Point
  /// The smallest distance so far.
  private(set) var found: Double
  private var budget = 4096
  /// Far more than any curve within the limits of coordinates is halved before it is straight.
  private static let mostHalvings = 64

  init(_ point: Point, found: Double) {
    self.point = point
    self.found = found
  }

  mutating func visit(_ part: Cubic, depth: Int) {
    guard budget > 0 else { return }
    budget -= 1
    let bend = part.bend
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
