extension Outline {
  /// The offset curve at a distance outside (negative: inside) a clockwise outline.
  ///
  /// Straight segments are exact, all others within 0.02 logical units. Corners that turn away from the offset are
  /// rounded. Parts that come nearer to the outline than the distance are cut off: at corners that turn towards the
  /// offset, in bends tighter than the distance, where a gap closes or a neck is too thin. Of several remaining parts,
  /// the largest is taken; if none remains, the result is a point.
  ///
  /// - Parameter tests: the budget. Once it is exceeded, the result is meaningless.
  package func offset(by distance: Double, _ tests: inout CrossingBudget) -> Outline {
    guard distance != 0, segments.contains(where: { !$0.isNearlyPoint }) else { return self }
    if let alike = offsetSegmentBySegment(by: distance, &tests) { return alike }
    let joined = OffsetJoin(self, distance: distance, tolerance: OffsetCurve.tolerance / 2)
    return OffsetTrim(source: self, distance: distance).trim(joined.segments, &tests)
  }

  /// The same without a budget, for outlines that are known to be short.
  package func offset(by distance: Double) -> Outline {
    var tests = CrossingBudget()
    return offset(by: distance, &tests)
  }

  /// The offset with one segment, or equally many, for each of the outline's, so that edges and corners stay aligned.
  ///
  /// Nil if the outline has a corner, or the offset turns back on itself.
  private func offsetSegmentBySegment(by distance: Double, _ tests: inout CrossingBudget) -> Outline? {
    let curves = segments.map { OffsetCurve(source: $0, distance: distance) }
    let whole = curves.filter { !$0.source.isNearlyPoint }
    guard let last = whole.last, whole.allSatisfy(\.isRegular) else { return nil }
    let befores = [last] + whole.dropLast()
    guard zip(befores, whole).allSatisfy({ ($0.point(at: 1) - $1.point(at: 0)).length <= 1e-6 }),
      let fitted = OffsetCurve.fit(curves)
    else { return nil }
    var end = last.point(at: 1)
    var result: [Cubic] = []
    for (curve, pieces) in zip(curves, fitted) {
      // An edge without length stays one, so that the outline keeps its structure.
      if curve.source.isNearlyPoint {
        result.append(Cubic(line: end, end))
        continue
      }
      for piece in pieces {
        result.append(Cubic(end, piece.handle1 == piece.start ? end : piece.handle1, piece.handle2, piece.end))
        end = piece.end
      }
    }
    result[0].start = end
    let outline = Outline(result)
    return outline.meetsItself(&tests) ? nil : outline
  }

  /// The centre line of a ring at a distance outside (negative: inside) a shape drawn into a frame.
  ///
  /// Sharp corners of rectangles stay sharp; see `PaddedShape.offset`.
  package static func offset(of shape: Shape, in frame: Rect, by distance: Double) -> Outline {
    PaddedShape(
      shape: shape, frame: frame, radiiClamped: false, outline: Outline(shape: shape, in: frame)
    ).offset(by: distance)
  }
}
