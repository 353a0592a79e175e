extension Outline {
  /// Whether a point lies inside, by the non-zero rule. On the curve itself the answer may be either.
  package func contains(_ point: Point) -> Bool { windingNumber(around: point) != 0 }

  /// How often the outline winds around a point, clockwise on the screen.
  package func windingNumber(around point: Point) -> Int {
    segments.reduce(0) { $0 &+ $1.winding(around: point) }
  }
}

extension Cubic {
  /// The signed count of the passes through the ray from a point to the right.
  fileprivate func winding(around point: Point) -> Int {
    let box = controlBounds
    guard point.y >= box.minY, point.y <= box.maxY, point.x <= box.maxX else { return 0 }
    var winding = 0
    var low = 0.0
    for high in Polynomial.turns(start.y, handle1.y, handle2.y, end.y) + [1] {
      // A piece between turns owns its upper end only, so a pass through a vertex counts once.
      let (y0, y1) = (self.point(at: low).y, self.point(at: high).y)
      if (y0 <= point.y) != (y1 <= point.y), x(atHeight: point.y, from: low, to: high) > point.x {
        winding += y0 < y1 ? 1 : -1
      }
      low = high
    }
    return winding
  }

  /// x where a piece that is monotone in y reaches a height.
  private func x(atHeight y: Double, from start: Double, to end: Double) -> Double {
    var (low, high) = (start, end)
    let startsAbove = point(at: low).y <= y
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (point(at: middle).y <= y) == startsAbove { low = middle } else { high = middle }
    }
    return point(at: (low + high) / 2).x
  }
}
