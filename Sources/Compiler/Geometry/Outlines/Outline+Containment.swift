extension Outline {
  /// Whether a point lies inside, by the non-zero rule. On the curve itself the answer may be either.
  package func contains(_ point: Point) -> Bool { windingNumber(around: point) != 0 }

  /// How often the outline winds around a point, clockwise on the screen.
  package func windingNumber(around point: Point) -> Int {
    segments.reduce(0) { $0 + $1.winding(around: point) }
  }
}

extension Cubic {
  /// What the segment adds to a winding number: its passes through the ray from the point to the right.
  func winding(around point: Point) -> Int {
    passes(ofHeight: point.y).reduce(0) { $1.x > point.x ? $0 + $1.direction : $0 }
  }
}
