/// One cubic Bézier segment.
public struct Cubic: Sendable, Hashable {
  /// The start point.
  public var start: Point
  /// The handle of the start.
  public var handle1: Point
  /// The handle of the end.
  public var handle2: Point
  /// The end point.
  public var end: Point

  /// A segment by its four points.
  public init(_ start: Point, _ handle1: Point, _ handle2: Point, _ end: Point) {
    self.start = start
    self.handle1 = handle1
    self.handle2 = handle2
    self.end = end
  }

  /// A straight segment. Its handles rest on its ends, so that written coordinates stay short and exact.
  package init(line start: Point, _ end: Point) {
    self.init(start, start, end, end)
  }

  /// The same segment, from its end to its start.
  package var reversed: Cubic { Cubic(end, handle2, handle1, start) }

  /// True if all four points are the same.
  package var isPoint: Bool { start == handle1 && start == handle2 && start == end }

  /// True if all four points are the same up to rounding errors in sums of coordinates.
  package var isNearlyPoint: Bool {
    let box = controlBounds
    return box.width + box.height <= 1e-9 + 0x1p-48 * (abs(box.minX) + abs(box.minY))
  }

  /// The point at a parameter from 0 to 1.
  public func point(at t: Double) -> Point {
    if t == 1 { return end }
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return Point(
      a * start.x + b * handle1.x + c * handle2.x + d * end.x,
      a * start.y + b * handle1.y + c * handle2.y + d * end.y)
  }

  /// The first derivative with respect to the parameter.
  package func derivative(at t: Double) -> Point {
    let u = 1 - t
    let (a, b, c) = (3 * u * u, 6 * u * t, 3 * t * t)
    return Point(
      a * (handle1.x - start.x) + b * (handle2.x - handle1.x) + c * (end.x - handle2.x),
      a * (handle1.y - start.y) + b * (handle2.y - handle1.y) + c * (end.y - handle2.y))
  }

  /// The second derivative with respect to the parameter.
  package func secondDerivative(at t: Double) -> Point {
    let (first, second) = ((handle2 - handle1) - (handle1 - start), (end - handle2) - (handle2 - handle1))
    return first * (6 * (1 - t)) + second * (6 * t)
  }

  /// The parts before and after a parameter, by de Casteljau's algorithm.
  package func split(at t: Double) -> (Cubic, Cubic) {
    let a = start.mixed(with: handle1, t)
    let b = handle1.mixed(with: handle2, t)
    let c = handle2.mixed(with: end, t)
    let ab = a.mixed(with: b, t)
    let bc = b.mixed(with: c, t)
    let middle = ab.mixed(with: bc, t)
    return (Cubic(start, a, ab, middle), Cubic(middle, bc, c, end))
  }

  /// The two halves, for finer steps along the same curve.
  ///
  /// The cut is at parameter ½, except for a straight segment whose handles rest on its ends: that one is cut in its
  /// middle, into two of the same kind. Its parameter starts and stops slowly, so cuts by parameter would make its
  /// quarters unequal.
  package var halves: (Cubic, Cubic) {
    guard handle1 == start, handle2 == end else { return split(at: 0.5) }
    let middle = start.mixed(with: end, 0.5)
    return (Cubic(line: start, middle), Cubic(line: middle, end))
  }

  /// The part between two parameters.
  package func part(from low: Double, to high: Double) -> Cubic {
    var result = self
    if high < 1 { result = result.split(at: high).0 }
    if low > 0 { result = result.split(at: high > 0 ? low / high : 0).1 }
    return result
  }

  /// The parameters of the extrema along x and along y, inside (0, 1), ascending.
  package var extrema: [Double] {
    (Polynomial.extrema(start.x, handle1.x, handle2.x, end.x)
      + Polynomial.extrema(start.y, handle1.y, handle2.y, end.y))
      .sorted()
  }

  /// The smallest rectangle around the curve itself.
  package var bounds: Rect {
    var box = Rect(around: start, end)
    // The curve lies inside the convex hull of its points.
    if box.contains(handle1), box.contains(handle2) { return box }
    for t in extrema {
      let point = self.point(at: t)
      box = box.union(Rect(around: point, point))
    }
    return box
  }

  /// The smallest rectangle around the four points: quick to compute, and never smaller than `bounds`.
  package var controlBounds: Rect { Rect(around: start, end).union(Rect(around: handle1, handle2)) }

  /// ½∫(x dy − y dx) along the segment: its share of an enclosed area. The origin should be near the curve.
  package func areaShare(about origin: Point) -> Double {
    let (p, q, r, s) = (start - origin, handle1 - origin, handle2 - origin, end - origin)
    let crosses = 6 * p.cross(q) + 3 * p.cross(r) + p.cross(s) + 3 * q.cross(r) + 3 * q.cross(s) + 6 * r.cross(s)
    return crosses / 20
  }

  /// An estimate of the length: the mean of the chord and of the control polygon.
  ///
  /// It is exact for straight segments, scales with the curve, and needs only square roots.
  package var lengthEstimate: Double {
    let polygon = (handle1 - start).length + (handle2 - handle1).length + (end - handle2).length
    return ((end - start).length + polygon) / 2
  }

  /// The larger distance of the two handles from the chord; 0 for a straight segment.
  package var flatness: Double {
    max(
      handle1.distance(toSegment: start, end),
      handle2.distance(toSegment: start, end))
  }

  /// The segment with each of its points moved by a function.
  package func mapped(_ transform: (Point) -> Point) -> Cubic {
    Cubic(transform(start), transform(handle1), transform(handle2), transform(end))
  }

  /// True for a straight segment whose handles rest on its ends.
  var isLine: Bool { handle1 == start && handle2 == end }

  /// The point at a fraction of the segment: of a line's length, otherwise of the parameter.
  func point(atShare share: Double) -> Point { isLine ? start.mixed(with: end, share) : point(at: share) }

  /// The segment cut at ascending fractions from 0 to 1, into one piece more than there are fractions.
  ///
  /// Lines stay lines. Segments cut at the same fractions morph into one another as before, because cutting commutes
  /// with mixing.
  func cut(at shares: [Double]) -> [Cubic] {
    let stops = [0] + shares + [1]
    var position = start
    return zip(stops, stops.dropFirst()).enumerated().map { index, stop in
      let last = index == shares.count ? end : point(atShare: stop.1)
      defer { position = last }
      if isLine || stop.0 >= stop.1 { return Cubic(line: position, last) }
      let piece = part(from: stop.0, to: stop.1)
      return Cubic(position, piece.handle1, piece.handle2, last)
    }
  }

  /// The unit tangent at the start, or nil for a point.
  var leaving: Point? {
    (handle1 - start).direction ?? (handle2 - start).direction ?? (end - start).direction
  }

  /// The unit tangent at the end, or nil for a point.
  var arriving: Point? {
    (end - handle2).direction ?? (end - handle1).direction ?? (end - start).direction
  }

  /// The smallest parameter, from `low` on, at which the tangent points in a direction, or nil if there is none.
  func parameter(runningIn direction: Point, from low: Double) -> Double? {
    // P′ × direction is a quadratic polynomial in Bernstein form.
    let (a, b, c) = (
      (handle1 - start).cross(direction), (handle2 - handle1).cross(direction), (end - handle2).cross(direction)
    )
    let (square, half) = (a - 2 * b + c, b - a)
    let discriminant = half * half - square * a
    guard discriminant >= 0 else { return nil }
    let q = -(half + (half < 0 ? -1 : 1) * discriminant.squareRoot())
    let roots = [square != 0 ? q / square : .nan, q != 0 ? a / q : .nan]
    return roots.filter { $0 >= low && $0 <= 1 && derivative(at: $0).dot(direction) > 0 }.min()
  }
}
