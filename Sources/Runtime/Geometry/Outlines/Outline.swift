/// A closed path of cubic Bézier segments in logical units: the shape of a hole, a ring or a piece of the mask.
///
/// `points` is `[x0, y0, c1x, c1y, c2x, c2y, x1, y1, …]`: the start, then three points for each segment (two handles
/// and the end). The last point equals the first, so n segments make 2 + 6n numbers. Both handles of a straight segment
/// lie on it.
///
/// In **canonical form** an outline runs clockwise on the screen and has at least 8 segments.
///
/// - Named shapes have four edges and four corners: the top edge, the top right corner, and so on around. Each edge is
///   one segment and each corner is one (three for continuous corners). An edge or corner that a shape lacks has no
///   length, such as the edges of a circle and the corners of a rectangle. They start at the end of the top left
///   corner, with the top edge. So the shapes correspond edge for edge and corner for corner, and a morph doesn't
///   twist.
/// - Turned, mirrored or slanted shapes start with the edge that runs most to the right.
/// - In all other paths, a sharp corner is a segment of no length too. They start at the vertex nearest the top left of
///   their bounding box. Of equally near ones (up to 1e-9 of the box), the topmost wins, then the leftmost, then the
///   first. That is also the start of the named shapes, except the ellipse, which is scaled to a circle to find it.
///
/// Subdividing an outline doesn't move its start.
public struct Outline: Sendable, Hashable {
  /// The coordinates, x before y.
  public var points: [Double]

  /// An outline with the given coordinates, unchanged; see `points` for their form.
  public init(points: [Double]) { self.points = points }

  /// The number of cubics.
  public var segmentCount: Int { max(0, (points.count &- 2) / 6) }
}

extension Outline {
  /// The fewest segments of the canonical form: four edges and four corners.
  package static let fewestSegments = 8

  /// The largest width that isn't an area, in logical units: sums of rounded coordinates leave such slivers.
  package static let sliver = 1e-6

  /// An outline of consecutive segments. All starts but the first one are ignored.
  package init(_ segments: [Cubic]) {
    var points: [Double] = []
    points.reserveCapacity(2 + 6 * segments.count)
    func append(_ point: Point) {
      points.append(point.x)
      points.append(point.y)
    }
    if let first = segments.first { append(first.start) }
    for segment in segments {
      append(segment.handle1)
      append(segment.handle2)
      append(segment.end)
    }
    self.init(points: points)
  }

  /// The cubics in order.
  public var segments: [Cubic] { (0..<segmentCount).map { segment($0) } }

  /// The cubic at an index below `segmentCount`.
  @inline(__always)
  func segment(_ place: Int) -> Cubic {
    let base = place &* 6
    return Cubic(
      Point(points[base], points[base &+ 1]), Point(points[base &+ 2], points[base &+ 3]),
      Point(points[base &+ 4], points[base &+ 5]), Point(points[base &+ 6], points[base &+ 7]))
  }

  /// The start point, or the origin for an outline without points.
  package var start: Point { points.count >= 2 ? Point(points[0], points[1]) : Point(0, 0) }

  /// The smallest rectangle around the curve itself, from the extrema of its cubics.
  public var bounds: Rect {
    if let box = boxOfVertices { return box }
    var box = Rect(around: start, start)
    for place in 0..<segmentCount { box = box.union(segment(place).bounds) }
    return box
  }

  /// The box of the vertices if all handles lie inside it, as in all named shapes. The curve is inside it then.
  ///
  /// Nil for other outlines, and if a coordinate isn't finite.
  private var boxOfVertices: Rect? {
    let count = segmentCount
    guard count > 0 else { return nil }
    var (minX, minY, maxX, maxY) = (points[0], points[1], points[0], points[1])
    for place in 1...count {
      let (x, y) = (points[place &* 6], points[place &* 6 &+ 1])
      guard x.isFinite, y.isFinite else { return nil }
      if x < minX { minX = x } else if x > maxX { maxX = x }
      if y < minY { minY = y } else if y > maxY { maxY = y }
    }
    for place in 0..<count {
      let handle = place &* 6 &+ 2
      guard points[handle] >= minX, points[handle] <= maxX, points[handle &+ 1] >= minY, points[handle &+ 1] <= maxY,
        points[handle &+ 2] >= minX, points[handle &+ 2] <= maxX, points[handle &+ 3] >= minY,
        points[handle &+ 3] <= maxY
      else { return nil }
    }
    return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  /// The enclosed area, exact, by Green's theorem.
  ///
  /// Positive for clockwise on the screen. Each part counts as often as the outline winds around it.
  package var signedArea: Double {
    let start = self.start
    var area = 0.0
    for place in 0..<segmentCount { area += segment(place).areaShare(about: start) }
    return area
  }

  /// True if all its numbers are coordinates.
  package var isWithinLimits: Bool { Coordinate.areValid(points) }

  /// True if it is too narrow to be an area.
  var isSliver: Bool { bounds.smallerSide <= Self.sliver || abs(signedArea) <= Self.sliver * Self.sliver }

  /// The radius of the smallest circle around a centre that contains the outline, with a relative error of 1e-9.
  package func circumscribedRadius(around center: Point) -> Double {
    segments.reduce(0) { max($0, $1.largestDistance(from: center)) }
  }

  /// The distance from a point to the curve, with an error of 1e-9.
  package func distance(to point: Point) -> Double {
    segments.reduce(.greatestFiniteMagnitude) { min($0, $1.distance(to: point, below: $0)) }
  }

  /// The image under a transform, in canonical form. If the transform keeps the axes, the start stays the same.
  package func applying(_ transform: Transform) -> Outline {
    let image = moved(by: transform)
    if transform.keepsAxes { return image }
    return FramedOutline(self, under: transform)?.outline ?? image.canonical()
  }

  private func moved(by transform: Transform) -> Outline {
    let count = segmentCount > 0 ? 2 + 6 * segmentCount : 0
    var image: [Double] = []
    image.reserveCapacity(count)
    for place in stride(from: 0, to: count, by: 2) {
      let point = transform.apply(Point(points[place], points[place + 1]))
      image.append(point.x)
      image.append(point.y)
    }
    return Outline(points: image)
  }
}

// The canonical form.
extension Outline {
  /// The canonical form of the same curve; see `Outline`.
  ///
  /// It runs clockwise from its canonical start, has a segment of no length at each sharp corner, and at least 8
  /// segments.
  package func canonical() -> Outline {
    if signedArea < 0 {
      // In a named shape the even segments are edges. Read backwards, the odd ones are, because their number is even.
      return Outline(segments.reversed().map(\.reversed)).starting(prefersEven: false).withSharpCorners
        .subdivided(to: Self.fewestSegments)
    }
    return startingAtTopLeft.withSharpCorners.subdivided(to: Self.fewestSegments)
  }

  /// The same curve, starting at the vertex nearest the top left of its bounding box.
  var startingAtTopLeft: Outline { starting(prefersEven: true) }

  /// The same curve, starting at its canonical vertex.
  ///
  /// Coincident vertices are the two ends of a segment without length. The parity of its index tells if it is an edge,
  /// which comes first, or a corner, which comes last.
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

  /// The outline with a segment of no length at each sharp corner that lacks one, like the corners of a rectangle.
  ///
  /// In a morph, a curve can grow out of such a corner.
  var withSharpCorners: Outline {
    let own = segments
    var result: [Cubic] = []
    for (index, segment) in own.enumerated() {
      result.append(segment)
      let next = own[(index + 1) % own.count]
      if let arriving = segment.arriving, let leaving = next.leaving, arriving.dot(leaving) < Self.smoothest {
        result.append(Cubic(line: segment.end, segment.end))
      }
    }
    return Outline(result)
  }

  /// The cosine of the smallest turn that counts as a corner: 8°.
  private static let smoothest = 0.99
}
