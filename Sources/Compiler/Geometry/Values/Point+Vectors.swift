extension Point {
  /// The vector from one point to another.
  package static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }

  /// The point moved by a vector.
  package static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }

  /// The vector stretched by a factor.
  package static func * (a: Point, factor: Double) -> Point { Point(a.x * factor, a.y * factor) }

  /// The scalar product.
  package func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// The area of the parallelogram; positive where `other` lies clockwise on the screen.
  package func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// The length of the vector.
  package var length: Double { (x * x + y * y).squareRoot() }

  /// The vector of length 1 in the same direction, or nil for a vector that is too short to have one.
  package var direction: Point? {
    let length = self.length
    return length > 1e-12 ? Point(x / length, y / length) : nil
  }

  /// The vector turned by a quarter, against the clock on the screen: outwards for the tangent of a clockwise outline.
  package var turnedLeft: Point { Point(y, -x) }

  /// The point on the way to another; exactly this one at 0, exactly the other at 1.
  package func mixed(with other: Point, _ t: Double) -> Point {
    t == 1 ? other : Point(x + (other.x - x) * t, y + (other.y - y) * t)
  }

  /// The distance to the nearest point of a straight segment.
  package func distance(toSegment a: Point, _ b: Point) -> Double {
    let way = b - a
    let square = way.dot(way)
    guard square > 0 else { return (self - a).length }
    let t = max(0, min(1, (self - a).dot(way) / square))
    return (self - (a + way * t)).length
  }
}

extension Rect {
  /// The smallest rectangle around two points.
  package init(around a: Point, _ b: Point) {
    self.init(minX: min(a.x, b.x), minY: min(a.y, b.y), maxX: max(a.x, b.x), maxY: max(a.y, b.y))
  }
}
