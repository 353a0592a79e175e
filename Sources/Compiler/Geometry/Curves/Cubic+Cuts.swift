extension Cubic {
  /// Whether it is a straight segment whose handles rest on its ends.
  var isLine: Bool { handle1 == start && handle2 == end }

  /// The point at a share of the segment: of a line's length, else of the parameter.
  func point(atShare share: Double) -> Point { isLine ? start.mixed(with: end, share) : point(at: share) }

  /// The segment cut at ascending shares, from 0 to 1, into one piece more than there are shares. Lines stay lines.
  ///
  /// All segments cut at the same shares go on to become one another as they did: cutting commutes with mixing.
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

  /// The direction in which the segment leaves its start; nil for a point.
  var leaving: Point? {
    (handle1 - start).direction ?? (handle2 - start).direction ?? (end - start).direction
  }

  /// The direction in which the segment comes to its end; nil for a point.
  var arriving: Point? {
    (end - handle2).direction ?? (end - handle1).direction ?? (end - start).direction
  }

  /// The smallest parameter from a given one on at which the segment runs in a direction; nil where it never does.
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
