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
  /// The parameter of a monotone curve's point that is nearest to another one: the nearest of nine, then by thirds.
  func nearestParameter(to point: Point) -> Double {
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
}
