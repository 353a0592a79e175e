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

  /// The place where a line along an axis meets the arc; the arc has exactly one there.
  ///
  /// - Parameter alongX: whether the line is horizontal, at height `level`; else vertical.
  func crossing(atLevel level: Double, alongX: Bool) -> Double {
    let curve = curve
    func coordinate(_ point: Point) -> Double { alongX ? point.y : point.x }
    let rises = coordinate(curve.end) > coordinate(curve.start)
    var (from, to) = (0.0, 1.0)
    for _ in 0..<54 {
      let middle = (from + to) / 2
      if (coordinate(curve.point(at: middle)) < level) == rises { from = middle } else { to = middle }
    }
    let point = curve.point(at: (from + to) / 2)
    return alongX ? point.x : point.y
  }
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
