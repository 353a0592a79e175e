extension Shape {
  /// The outline of an ellipse or a rectangle with continuous corners, padded side by side: see `Shape.padded`.
  ///
  /// Nil for any other shape, if a side moves past the centre of an ellipse, if opposite corners come near each other,
  /// or if it takes too many pieces.
  func quarterwiseOffset(in frame: Rect, by outsets: EdgeInsets) -> Outline? {
    if case .named(let name) = self, name != .ellipse { return nil }
    let own = Outline(shape: self, in: frame).segments
    let perQuarter = own.count / 4
    guard perQuarter >= 2 else { return nil }
    // The first segment of each quarter is an edge; the others are the corner.
    let quarters = Quarter.all(of: self, in: frame, outsets: outsets)
    let corners = quarters.enumerated().compactMap { index, quarter in
      QuarterTrim(
        corner: Array(own[(index * perQuarter + 1)..<((index + 1) * perQuarter)]), of: quarter,
        isEllipse: self == .named(.ellipse))
    }
    guard corners.count == quarters.count, let fitted = OffsetCurve.fit(corners.flatMap(\.curves)) else { return nil }
    var placed: [[Cubic]] = []
    for (index, (quarter, corner)) in zip(quarters, corners).enumerated() {
      let first = index * (perQuarter - 1)
      let pieces = corner.joined(Array(fitted[first..<(first + perQuarter - 1)]), sharp: quarter.sharpCorner)
      guard let start = pieces.first?.start, let end = pieces.last?.end,
        let place = quarter.placement(from: start, to: end)
      else { return nil }
      placed.append(pieces.map { $0.mapped(place) })
    }
    return Self.closed(placed, reach: frame.width + frame.height)
  }

  /// Joins four corners, with an edge before each. A missing edge is a segment of no length.
  ///
  /// Nil if an edge would run backwards: corners that aren't adjacent then come near each other.
  private static func closed(_ corners: [[Cubic]], reach: Double) -> Outline? {
    guard var position = corners.last?.last?.end else { return nil }
    var segments: [Cubic] = []
    for (corner, way) in zip(corners, [Point(1, 0), Point(0, 1), Point(-1, 0), Point(0, -1)]) {
      guard let first = corner.first, let last = corner.last else { return nil }
      let edge = (first.start - position).dot(way)
      guard edge > -1e-9 * reach else { return nil }
      let isEdge = edge > 1e-9 * reach
      segments.append(Cubic(line: position, isEdge ? first.start : position))
      segments += corner
      if !isEdge {
        let leaving = segments.count - corner.count
        segments[leaving].start = position
        if first.handle1 == first.start { segments[leaving].handle1 = position }
      }
      position = last.end
    }
    return Outline(segments)
  }
}

/// One corner of a frame, with the outsets of its two sides.
struct Quarter {
  /// The frame's corner.
  private(set) var vertex: Point
  private(set) var center: Point
  /// The offset's distance: the smaller of both outsets.
  ///
  /// An ellipse is inset by at most nine tenths of its smaller half, so that something is left to stretch.
  private(set) var distance: Double
  /// The outset of the left or right side (x), and of the top or bottom side (y).
  private var outsets: Point
  /// The direction from the centre to the vertex, ±1 along x and along y: it identifies the quarter.
  private var direction: Point
  private var isEllipse: Bool
  private var isEven: Bool

  /// The four quarters: top right, bottom right, bottom left, top left.
  static func all(of shape: Shape, in frame: Rect, outsets: EdgeInsets) -> [Quarter] {
    let deepest = shape == .named(.ellipse) ? -0.45 * frame.smallerSide : -.infinity
    func quarter(_ horizontal: Double, _ vertical: Double, _ x: Double, _ y: Double) -> Quarter {
      let center = frame.center
      return Quarter(
        vertex: Point(center.x + x * frame.width / 2, center.y + y * frame.height / 2), center: center,
        distance: max(min(horizontal, vertical), deepest), outsets: Point(horizontal, vertical), direction: Point(x, y),
        isEllipse: shape == .named(.ellipse), isEven: outsets == EdgeInsets(outsets.top))
    }
    return [
      quarter(outsets.right, outsets.top, 1, -1), quarter(outsets.right, outsets.bottom, 1, 1),
      quarter(outsets.left, outsets.bottom, -1, 1), quarter(outsets.left, outsets.top, -1, -1),
    ]
  }

  /// The distance of a point from the centre, towards the vertex, along x and along y.
  func coordinates(of point: Point) -> Point {
    Point((point.x - center.x) * direction.x, (point.y - center.y) * direction.y)
  }

  /// The distance of a point from the diagonal through the vertex, positive on the side that comes first clockwise.
  func depthBeforeDiagonal(of point: Point) -> Double {
    let (x, y) = ((vertex.x - point.x) * direction.x, (vertex.y - point.y) * direction.y)
    return direction.x * direction.y < 0 ? x - y : y - x
  }

  /// The frame's corner, with both of its sides moved by the distance.
  var sharpCorner: Point { Point(vertex.x + direction.x * distance, vertex.y + direction.y * distance) }

  /// The mapping of an offset corner with the given ends to the two outsets.
  ///
  /// It stretches an ellipse from the centre and moves any other corner. Equal outsets need no mapping.
  func placement(from start: Point, to end: Point) -> ((Point) -> Point)? {
    guard isEllipse else {
      let move = Point((outsets.x - distance) * direction.x, (outsets.y - distance) * direction.y)
      return { $0 + move }
    }
    let full = Point(abs(vertex.x - center.x) + outsets.x, abs(vertex.y - center.y) + outsets.y)
    let own = Point(
      max(coordinates(of: start).x, coordinates(of: end).x), max(coordinates(of: start).y, coordinates(of: end).y))
    guard full.x > 0, full.y > 0, own.x > 0, own.y > 0 else { return nil }
    if isEven { return { $0 } }
    let (sx, sy) = (full.x / own.x - 1, full.y / own.y - 1)
    return { Point($0.x + ($0.x - center.x) * sx, $0.y + ($0.y - center.y) * sy) }
  }
}
