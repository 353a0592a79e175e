extension CubicCrossing {
  /// The same crossing, nearer to where the two curves meet: a few of Newton's steps in both parameters. Where these
  /// lead away, as where the curves touch, it stays as it is.
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
  /// The parameter of a monotone curve's point that is nearest to another one; nil where that is farther than a distance.
  func parameter(nearest point: Point, within distance: Double) -> Double? {
    // Most points are far, which is found out sooner than what is nearest.
    let limit = distance * 1.001
    guard self.distance(to: point, below: limit) < limit else { return nil }
    let t = nearestParameter(to: point)
    return (self.point(at: t) - point).length <= distance ? t : nil
  }

  /// The parameter of a monotone curve's point that is nearest to another one: the nearest of nine, then by thirds.
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

  /// The same of a straight segment whose handles rest on its ends: at the parameter t it is 3t² − 2t³ of its way along.
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
