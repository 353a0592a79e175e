extension Outline {
  /// Whether all its numbers are coordinates.
  package var isWithinLimits: Bool { Coordinate.areValid(points) }
}
