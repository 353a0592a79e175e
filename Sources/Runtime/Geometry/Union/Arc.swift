/// A part of an outline's segment that turns back neither along x nor along y, between two vertices of an arrangement.
struct Arc {
  /// The curve, from vertex to vertex.
  var curve: Cubic
  /// The vertices at its ends.
  var start: Int
  var end: Int
  /// Which segment of the input it is a part of, and between which parameters.
  var source: Int
  var low: Double
  var high: Double
  /// How many outlines run along it this way, less those that run the other way.
  var count = 1

  /// The same arc, the other way round.
  var reversed: Arc {
    Arc(curve: curve.reversed, start: end, end: start, source: source, low: high, high: low, count: -count)
  }

  /// Whether it is longer down the screen than across.
  var isSteep: Bool { abs(curve.end.y - curve.start.y) >= abs(curve.end.x - curve.start.x) }

  /// Whether the arc meets a line along an axis beyond a position on it; the arc meets it exactly once.
  ///
  /// - Parameter alongX: whether the line is horizontal, at height `level`; else vertical.
  func crosses(level: Double, beyond position: Double, alongX: Bool) -> Bool {
    let curve = curve
    let (a, b) = alongX ? (curve.start, curve.end) : (curve.start.flipped, curve.end.flipped)
    let rises = b.y > a.y
    // The part of the arc that meets the line lies between these, across the line too: it does not turn back.
    var (from, to) = (0.0, 1.0)
    var (first, last) = (a.x, b.x)
    for _ in 0..<54 {
      let margin = 1e-9 * (1 + position.magnitude)
      if min(first, last) > position + margin { return true }
      if max(first, last) < position - margin { return false }
      let middle = (from + to) / 2
      let point = alongX ? curve.point(at: middle) : curve.point(at: middle).flipped
      if (point.y < level) == rises { (from, first) = (middle, point.x) } else { (to, last) = (middle, point.x) }
    }
    let point = curve.point(at: (from + to) / 2)
    return (alongX ? point.x : point.y) > position
  }
}

extension Point {
  /// The point with across and down exchanged.
  fileprivate var flipped: Point { Point(y, x) }
}

extension Cubic {
  /// The curve with its ends moved a little; each handle goes with its end.
  func movingEnds(to start: Point, _ end: Point) -> Cubic {
    Cubic(start, handle1 + (start - self.start), handle2 + (end - self.end), end)
  }

  /// Whether all four points lie on the way from start to end.
  var isStraight: Bool {
    let way = end - start
    let length = way.length
    guard length > 0 else { return true }
    return bend <= 1e-9 * max(1, length)
  }
}
