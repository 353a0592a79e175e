extension Outline {
  /// Whether a point lies inside, by the non-zero rule. On the curve itself the answer may be either.
  package func contains(_ point: Point) -> Bool { windingNumber(around: point) != 0 }

  /// How often the outline winds around a point, clockwise on the screen.
  package func windingNumber(around point: Point) -> Int {
    // Every pass through the ray from the point to the right counts.
    segments.reduce(0) { sum, segment in
      segment.passes(ofHeight: point.y).reduce(sum) { $1.x > point.x ? $0 + $1.direction : $0 }
    }
  }
}
