/// A part of an outline's segment, monotone in x and y, between two vertices of an arrangement.
struct Arc {
  /// The curve, from vertex to vertex.
  var curve: Cubic
  /// The vertices at its ends.
  var start: Int
  var end: Int
  /// The index of the input segment that it is a part of, and the parameters of its ends there.
  var source: Int
  var low: Double
  var high: Double
  /// The number of outlines that run along it in its direction, minus those that run against it.
  var count = 1

  var reversed: Arc {
    Arc(curve: curve.reversed, start: end, end: start, source: source, low: high, high: low, count: -count)
  }

  var isSteep: Bool { abs(curve.end.y - curve.start.y) >= abs(curve.end.x - curve.start.x) }

  /// Returns true if the arc crosses an axis-parallel line beyond a position on it. It crosses the line exactly once.
  ///
  /// - Parameter alongX: true if the line is horizontal, at height `level`; false if it is vertical.
  func crosses(level: Double, beyond position: Double, alongX: Bool) -> Bool {
    let curve = curve
    let (a, b) = alongX ? (curve.start, curve.end) : (curve.start.flipped, curve.end.flipped)
    let rises = b.y > a.y
    // The crossing lies between these parameters, and between these x, because the arc is monotone.
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
  fileprivate var flipped: Point { Point(y, x) }
}

extension Cubic {
  /// The curve with its ends moved slightly. Each handle moves with its end.
  func movingEnds(to start: Point, _ end: Point) -> Cubic {
    Cubic(start, handle1 + (start - self.start), handle2 + (end - self.end), end)
  }

  /// True if all four points lie on the line from start to end.
  var isStraight: Bool {
    let way = end - start
    let length = way.length
    guard length > 0 else { return true }
    return flatness <= 1e-9 * max(1, length)
  }
}
