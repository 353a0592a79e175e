import TutorialNumerics

/// An arc of SVG path data, as cubics.
///
/// Source: SVG 1.1, appendix F.6, with unit vectors in place of angles, which saves inverse trigonometric functions.
struct EllipticalArc {
  /// The cubics: none if both ends are the same point, one line if a radius is 0.
  private(set) var segments: [Cubic] = []

  init(
    from start: Point, to end: Point, radiusX: Double, radiusY: Double, rotation degrees: Double, isLarge: Bool,
    sweeps: Bool
  ) {
    guard start != end else { return }
    let turn = degrees.remainder(dividingBy: 360) * (.pi / 180)
    let (cosineOfTurn, sineOfTurn) = (cosine(turn), sine(turn))
    // Half the chord, along the ellipse's own axes.
    let half = (start - end) * 0.5
    let x = cosineOfTurn * half.x + sineOfTurn * half.y
    let y = cosineOfTurn * half.y - sineOfTurn * half.x
    guard radiusX > 0, radiusY > 0, (x / radiusX).isFinite, (y / radiusY).isFinite else {
      segments = [Cubic(line: start, end)]
      return
    }
    // From here on the unit is the radii, so that the ellipse is a circle. `span` is half the chord's length there.
    let unit = Point(x / radiusX, y / radiusY)
    let span = unit.length
    guard span > 0, span.isFinite else {
      segments = [Cubic(line: start, end)]
      return
    }
    // Radii that are too small for the chord are scaled up to fit (F.6.6).
    let scale = max(1, span)
    let chord = unit * (1 / scale)
    // A chord as long as the diameter passes through the centre; the square root would magnify a rounding error here.
    let rest = span < 1 ? ((1 - span) * (1 + span)).squareRoot() / span : 0
    let side = isLarge == sweeps ? -rest : rest
    // The centre lies on the chord's perpendicular bisector.
    let center = Point(side * chord.y, -side * chord.x)
    let from = chord - center
    let to = chord * -1 - center
    let frame = ArcFrame(
      a: Point(cosineOfTurn, sineOfTurn) * (radiusX * scale), b: Point(-sineOfTurn, cosineOfTurn) * (radiusY * scale),
      offset: start.mixed(with: end, 0.5), center: center)
    segments = frame.cubics(through: Self.stops(from: from, to: to, sweeps: sweeps, isLarge: isLarge))
    if !segments.isEmpty {
      segments[0].start = start
      segments[segments.count - 1].end = end
    }
  }

  /// Unit vectors along the arc, at most 45° apart: the error of each cubic is then 4.2e-6 of the radius.
  private static func stops(from: Point, to: Point, sweeps: Bool, isLarge: Bool) -> [Point] {
    var stops = [from, middle(from, to, sweeps: sweeps, isLarge: isLarge), to]
    while let first = stops.dropFirst().first, first.dot(from) < 0.7071 {
      var finer = [from]
      for (a, b) in zip(stops, stops.dropFirst()) { finer += [middle(a, b, sweeps: sweeps, isLarge: false), b] }
      stops = finer
    }
    return stops
  }

  /// The middle of an arc between unit vectors. A large arc's middle lies opposite the chord.
  private static func middle(_ a: Point, _ b: Point, sweeps: Bool, isLarge: Bool) -> Point {
    let sum = a + b
    // Near a half circle the sum has no digits left, but the perpendicular of the chord has. The direction of sweep
    // then tells which of the two sides is meant.
    let difference = b - a
    guard difference.length > sum.length else { return normalized(isLarge ? sum * -1 : sum) }
    let perpendicular = normalized(Point(difference.y, -difference.x))
    let turned = sweeps ? Point(-a.y, a.x) : Point(a.y, -a.x)
    return perpendicular.dot(turned) >= 0 ? perpendicular : perpendicular * -1
  }

  private static func normalized(_ vector: Point) -> Point {
    vector.direction ?? Point(1, 0)
  }
}

/// A mapping of unit vectors to the ellipse.
private struct ArcFrame {
  var a: Point
  var b: Point
  var offset: Point
  var center: Point

  func cubics(through stops: [Point]) -> [Cubic] {
    zip(stops, stops.dropFirst()).map { from, to in
      let (cosineOfSpan, sineOfSpan) = (from.dot(to), from.cross(to))
      // 4/3·tan(θ/4), with tan(θ/4) = sin(θ/2) / (1 + cos(θ/2)).
      let half = ((1 + cosineOfSpan) / 2).squareRoot()
      let handle = 4.0 / 3 * (sineOfSpan / (2 * half)) / (1 + half)
      return Cubic(
        place(from), place(from + Point(-from.y, from.x) * handle), place(to + Point(to.y, -to.x) * handle), place(to))
    }
  }

  private func place(_ unit: Point) -> Point {
    let point = unit + center
    return offset + a * point.x + b * point.y
  }
}
