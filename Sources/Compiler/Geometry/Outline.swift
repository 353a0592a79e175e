/// A closed path of cubic Bézier segments in logical units: what a hole, a ring or a piece of the mask looks like.
///
/// `points` is `[x0, y0, c1x, c1y, c2x, c2y, x1, y1, …]`: the start, then three points for each segment (two handles
/// and the end). The last point equals the first, so n segments make 2 + 6n numbers. The handles of a straight segment
/// lie on it.
public struct Outline: Sendable, Hashable {
  /// The coordinates, x before y.
  public var points: [Double]

  /// An outline of given coordinates, as it stands: see `points` for the form.
  public init(points: [Double]) { self.points = points }

  /// How many cubics it has.
  public var segmentCount: Int { max(0, (points.count &- 2) / 6) }
}

extension Outline {
  /// The outline of a shape drawn into a frame, in canonical form.
  package init(shape: Shape, in frame: Rect) { self.init(points: []) }
  /// The smallest rectangle around the curve itself (not its handles).
  package var bounds: Rect { Rect(0, 0, 0, 0) }
  /// The enclosed area by Green's theorem, exact; positive for clockwise on the screen.
  package var signedArea: Double { 0 }
  /// The image under a transform, in canonical form.
  package func applying(_ transform: Transform) -> Outline { self }
  /// The same curve with at least `count` segments.
  package func subdivided(to count: Int) -> Outline { self }
  /// The same curve, clockwise and from its canonical start.
  package func canonical() -> Outline { self }
  /// Whether a point lies inside, by the non-zero rule.
  package func contains(_ point: Point) -> Bool { false }
  /// The rectangle that it is, where it is one with sides along the axes.
  package var isAxisAlignedRect: Bool { false }
  /// The pieces of it that lie in a rectangle.
  package func clipped(to rect: Rect) -> [Outline] { [] }
  /// Whether the two share area; touching is not enough.
  package func overlaps(_ other: Outline) -> Bool { false }
  /// The outline on the straight way from this one to another.
  package func interpolated(to other: Outline, progress: Double) -> Outline { self }
  /// The largest distance from a point to the curve.
  package func circumscribedRadius(around center: Point) -> Double { 0 }
  /// The curve at a distance outside (negative: inside) a shape drawn into a frame; a ring's middle line.
  package static func offset(of shape: Shape, in frame: Rect, by distance: Double) -> Outline { Outline(points: []) }
}
