extension Outline {
  /// The curve at a distance outside (negative: inside) a clockwise outline.
  ///
  /// Straight segments are exact, all others within 0.03. Corners that turn away from the offset are rounded, as
  /// distance has it. Where the curve of a corner or of a bend crosses itself, the loops that come nearer than the
  /// distance are cut off; of several parts that are left the largest is taken. Where nothing is left, the result is a
  /// point.
  package func offset(by distance: Double) -> Outline {
    let curves = segments.map { OffsetCurve(source: $0, distance: distance) }
    guard distance != 0, curves.contains(where: { !$0.source.isPoint }) else { return self }
    let joined = OffsetJoin(curves)
    if !joined.mayCrossItself { return Outline(joined.segments) }
    return OffsetTrim(source: self, distance: distance).trim(joined.segments)
  }

  /// The curve at a distance outside (negative: inside) a shape drawn into a frame: a ring's middle line. Sharp corners
  /// of rectangles stay sharp; see `PaddedShape.offset`.
  package static func offset(of shape: Shape, in frame: Rect, by distance: Double) -> Outline {
    PaddedShape(
      shape: shape, frame: frame, radiiClamped: false, outline: Outline(shape: shape, in: frame)
    ).offset(by: distance)
  }
}
