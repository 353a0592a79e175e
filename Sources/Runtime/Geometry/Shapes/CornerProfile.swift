import TutorialNumerics

/// One corner of a rectangle, from the incoming side to the outgoing side, clockwise.
struct CornerProfile {
  /// The point at which it leaves the incoming side.
  var start: Point
  /// The point at which it joins the outgoing side.
  var end: Point
  /// The segments: one, or three for a continuous corner.
  var segments: [Cubic]

  /// The four corners of a frame as quarter arcs, in the order of `corners`. Radii are scaled to fit.
  static func arcs(of frame: Rect, radii: CornerRadii) -> (Cubic, Cubic, Cubic, Cubic) {
    let places = places(of: frame, radii: radii)
    return (places.0.arc, places.1.arc, places.2.arc, places.3.arc)
  }

  private static func places(of frame: Rect, radii: CornerRadii) -> (Place, Place, Place, Place) {
    let width = max(0, frame.width)
    let height = max(0, frame.height)
    let (right, bottom) = (frame.x + width, frame.y + height)
    let fitted = radii.scaledToFit(Size(width, height)).0
    return (
      Place(vertex: Point(right, frame.y), direction: Point(1, 0), radius: fitted.topRight),
      Place(vertex: Point(right, bottom), direction: Point(0, 1), radius: fitted.bottomRight),
      Place(vertex: Point(frame.x, bottom), direction: Point(-1, 0), radius: fitted.bottomLeft),
      Place(vertex: Point(frame.x, frame.y), direction: Point(0, -1), radius: fitted.topLeft)
    )
  }

  /// The four corners of a frame: top right, bottom right, bottom left, top left. Radii are scaled to fit.
  static func corners(of frame: Rect, radii: CornerRadii, smoothing: Double) -> [CornerProfile] {
    let width = max(0, frame.width)
    let height = max(0, frame.height)
    let all = Self.places(of: frame, radii: radii)
    let places = [all.0, all.1, all.2, all.3]
    let smoothings = places.indices.map { index in
      let along = index.isMultiple(of: 2) ? (width, height) : (height, width)
      return places[index].smoothing(
        asked: smoothing, incoming: (along.0, places[(index + 3) % 4].radius),
        outgoing: (along.1, places[(index + 1) % 4].radius))
    }
    let isContinuous = smoothings.contains { $0 > 0 }
    return zip(places, smoothings).map { isContinuous ? $0.continuous(smoothing: $1) : $0.circular }
  }
}

/// The position of a corner: its vertex, the direction of the incoming side, and its radius.
private struct Place {
  var vertex: Point
  var direction: Point
  var radius: Double

  /// The point that lies `back` before the vertex along the incoming side and `on` after it along the outgoing one.
  func at(_ back: Double, _ on: Double) -> Point {
    // The outgoing side is the incoming one turned clockwise by 90°: (x, y) → (−y, x).
    Point(vertex.x - direction.x * back - direction.y * on, vertex.y - direction.y * back + direction.x * on)
  }

  var arc: Cubic {
    let handle = radius - radius * quarterArcHandle
    return Cubic(at(radius, 0), at(handle, 0), at(0, handle), at(0, radius))
  }

  var circular: CornerProfile {
    let arc = arc
    return CornerProfile(start: arc.start, end: arc.end, segments: [arc])
  }

  /// The smoothing that fits, at most `asked`. A side is shared by its two corners in proportion to their radii.
  func smoothing(
    asked: Double, incoming: (side: Double, other: Double), outgoing: (side: Double, other: Double)
  ) -> Double {
    guard radius > 0 else { return 0 }
    let share = min(
      incoming.side * radius / (radius + incoming.other), outgoing.side * radius / (radius + outgoing.other))
    let possible = share / radius - 1
    // If the radii take up the whole side, a rounding error must not leave a trace of smoothing.
    return possible < 1e-9 ? 0 : max(0, min(1, min(asked, possible)))
  }

  /// A continuous corner: a cubic with increasing curvature, an arc, and the first cubic mirrored.
  ///
  /// Source: Figma, "Desperately seeking squircles" (2018), with its names a, b, c, d and p.
  func continuous(smoothing: Double) -> CornerProfile {
    let eighth = Double.pi / 4
    let (sineOfTurn, cosineOfTurn) = (sine(eighth * smoothing), cosine(eighth * smoothing))
    let halfArc = eighth * (1 - smoothing)
    let p = (1 + smoothing) * radius
    let arcSide = sine(halfArc) * radius * 2.0.squareRoot()
    let halfTurn = eighth * smoothing / 2
    let c = radius * (sine(halfTurn) / cosine(halfTurn)) * cosineOfTurn
    let d = radius * (sine(halfTurn) / cosine(halfTurn)) * sineOfTurn
    let b = (p - arcSide - c - d) / 3
    let a = 2 * b
    // The arc spans twice halfArc; its handles are 4/3·tan(halfArc/2) of the radius.
    let handle = radius * 4 / 3 * sine(halfArc / 2) / cosine(halfArc / 2)
    let (near, far) = (p - a - b - c, d)
    let lead = Cubic(at(p, 0), at(p - a, 0), at(p - a - b, 0), at(near, far))
    let arc = Cubic(
      at(near, far), at(near - handle * cosineOfTurn, far + handle * sineOfTurn),
      at(far + handle * sineOfTurn, near - handle * cosineOfTurn), at(far, near))
    let trail = Cubic(at(far, near), at(0, p - a - b), at(0, p - a), at(0, p))
    return CornerProfile(start: lead.start, end: trail.end, segments: [lead, arc, trail])
  }
}
