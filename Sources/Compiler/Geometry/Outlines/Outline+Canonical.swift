extension Outline {
  /// The same curve clockwise and from its canonical start, its sharp corners as segments of no length, with at least 8
  /// segments; see `Outline`.
  package func canonical() -> Outline {
    if signedArea < 0 {
      // In a named shape the even segments are edges; read backwards, the odd ones are (their number is even).
      return Outline(segments.reversed().map(\.reversed)).starting(prefersEven: false).withSharpCorners
        .subdivided(to: Self.fewestSegments)
    }
    return startingAtTopLeft.withSharpCorners.subdivided(to: Self.fewestSegments)
  }

  /// The same curve from the vertex nearest the top left of its bounding box.
  var startingAtTopLeft: Outline { starting(prefersEven: true) }

  /// Coincident vertices lie at the two ends of a segment without length. Whether that is an edge (then it comes
  /// first) or a corner (then it comes last) shows in the parity of its index.
  private func starting(prefersEven: Bool) -> Outline {
    let (own, box) = (segments, bounds)
    guard !own.isEmpty else { return self }
    let corner = Point(box.minX, box.minY)
    let slack = 1e-9 * (box.width + box.height)
    func isBetter(_ a: Int, than b: Int) -> Bool {
      let (p, q) = (own[a].start, own[b].start)
      let (near, far) = ((p - corner).length, (q - corner).length)
      if abs(near - far) > slack { return near < far }
      if abs(p.y - q.y) > slack { return p.y < q.y }
      if abs(p.x - q.x) > slack { return p.x < q.x }
      return a.isMultiple(of: 2) == prefersEven && b.isMultiple(of: 2) != prefersEven
    }
    let start = own.indices.dropFirst().reduce(0) { isBetter($1, than: $0) ? $1 : $0 }
    return Outline(Array(own[start...] + own[..<start]))
  }
}
