/// A point, or a vector, in logical units; x points right, y down.
public struct Point: Sendable, Hashable {
  /// The distance from the left.
  public var x: Double
  /// The distance from the top.
  public var y: Double

  /// The point (x, y).
  @inlinable
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The vector from one point to another.
  package static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }

  /// The point moved by a vector.
  package static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }

  /// The vector stretched by a factor.
  package static func * (a: Point, factor: Double) -> Point { Point(a.x * factor, a.y * factor) }

  /// The dot product.
  package func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// The cross product: the signed area of the parallelogram, positive if `other` lies clockwise on the screen.
  package func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// The length of the vector.
  package var length: Double { (x * x + y * y).squareRoot() }

  /// The unit vector in the same direction, or nil if the vector is too short to have one.
  package var direction: Point? {
    let length = self.length
    return length > 1e-12 ? Point(x / length, y / length) : nil
  }

  /// The vector turned by 90° counter-clockwise on the screen: outwards, for the tangent of a clockwise outline.
  package var turnedLeft: Point { Point(y, -x) }

  /// Linear interpolation towards another point: exactly this one at 0, exactly the other at 1.
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

  /// The offset of the midpoint of an arc from its chord, which is this vector.
  ///
  /// - Parameter arc: the arc's height as a fraction of the chord, positive to the left of travel.
  /// - Returns: nil if the way is straight: `arc` is 0, or this vector has no length.
  package func bend(arc: Double) -> Point? {
    guard arc != 0, length > 1e-9 else { return nil }
    let bend = turnedLeft * arc
    return bend.x.isFinite && bend.y.isFinite ? bend : nil
  }
}
