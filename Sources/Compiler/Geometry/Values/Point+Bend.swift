extension Point {
  /// By how much the middle of a way lies off the straight line, where the way is this vector.
  ///
  /// - Parameter arc: the height of the bend as a fraction of the way, positive to the left of travel.
  /// - Returns: nil where the way is straight: without an arc, and where there is no way that could be bent.
  package func bend(arc: Double) -> Point? {
    guard arc != 0, length > 1e-9 else { return nil }
    let bend = turnedLeft * arc
    return bend.x.isFinite && bend.y.isFinite ? bend : nil
  }

  /// This bend on another way: turned and stretched as the way is. Where the old way has no direction it stays.
  package func following(_ way: Point, to other: Point) -> Point {
    let square = way.dot(way)
    guard square > 1e-18, square.isFinite else { return self }
    let turn = Point(way.dot(other) / square, way.cross(other) / square)
    return Point(x * turn.x - y * turn.y, x * turn.y + y * turn.x)
  }
}
