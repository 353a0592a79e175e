extension Outline {
  /// The same curve clockwise and from its canonical start, with at least 8 segments; see `Outline`.
  package func canonical() -> Outline {
    let own = segments
    guard !own.isEmpty else { return self }
    let runsBackwards = signedArea < 0
    let forward = runsBackwards ? own.reversed().map(\.reversed) : own
    // In a named shape the even segments are edges; read backwards, the odd ones are (their number is even).
    let start = Self.startIndex(of: forward, in: bounds, prefersEven: !runsBackwards)
    return Outline(Array(forward[start...] + forward[..<start])).subdivided(to: Self.fewestSegments)
  }

  /// The index of the segment to start with.
  ///
  /// Coincident vertices lie at the two ends of a segment without length. Whether that is an edge (then it comes
  /// first) or a corner (then it comes last) shows in the parity of its index.
  private static func startIndex(of segments: [Cubic], in box: Rect, prefersEven: Bool) -> Int {
    let corner = Point(box.minX, box.minY)
    let slack = 1e-9 * (box.width + box.height)
    func isBetter(_ a: Int, than b: Int) -> Bool {
      let (p, q) = (segments[a].start, segments[b].start)
      let (near, far) = ((p - corner).length, (q - corner).length)
      if abs(near - far) > slack { return near < far }
      if abs(p.y - q.y) > slack { return p.y < q.y }
      if abs(p.x - q.x) > slack { return p.x < q.x }
      return a.isMultiple(of: 2) == prefersEven && b.isMultiple(of: 2) != prefersEven
    }
    return segments.indices.dropFirst().reduce(0) { isBetter($1, than: $0) ? $1 : $0 }
  }
}
