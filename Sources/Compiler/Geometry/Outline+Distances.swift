extension Outline {
  /// The radius of the smallest circle about a centre that goes around the outline: the largest distance from the
  /// centre to the curve, to 1e-9 of itself.
  package func circumscribedRadius(around center: Point) -> Double {
    segments.reduce(0) { max($0, $1.largestDistance(from: center)) }
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
      // A curve at a constant distance never falls behind; halving 64 parts of it further changes nothing.
      if halves.count > 256 { break }
      parts = halves
    }
    return found
  }

  private func farthestControlDistance(from center: Point) -> Double {
    [start, handle1, handle2, end].reduce(0) { max($0, ($1 - center).length) }
  }
}
