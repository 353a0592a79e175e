extension Outline {
  /// Whether the two share area; touching is not enough.
  package func overlaps(_ other: Outline) -> Bool { false }
  /// The curve at a distance outside (negative: inside) a shape drawn into a frame; a ring's middle line.
  package static func offset(of shape: Shape, in frame: Rect, by distance: Double) -> Outline { Outline(points: []) }
}
