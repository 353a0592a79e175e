// Winding numbers of outlines, and tests for inner points.
extension Outline {
  /// Returns true if a point lies inside, by the non-zero rule. On the curve itself, the result may be either.
  package func contains(_ point: Point) -> Bool { windingNumber(around: point) != 0 }

  /// The winding number around a point, clockwise on the screen.
  package func windingNumber(around point: Point) -> Int {
    segments.reduce(0) { $0 + $1.winding(around: point) }
  }

  /// The spans of a horizontal line inside the outline, from the left, with their winding numbers.
  ///
  /// Inside is meant by the non-zero rule.
  func windings(atHeight y: Double) -> [(from: Double, to: Double, winding: Int)] {
    let passes = segments.flatMap { $0.passes(ofHeight: y) }.sorted { $0.x < $1.x }
    var spans: [(from: Double, to: Double, winding: Int)] = []
    var winding = 0
    for (pass, next) in zip(passes, passes.dropFirst()) {
      // Clockwise on the screen, the left side of an area runs upwards.
      winding -= pass.direction
      if winding != 0 { spans.append((pass.x, next.x, winding)) }
    }
    return spans
  }

  var vertexAndTurnHeights: [Double] {
    segments.flatMap { segment in
      [segment.start.y]
        + Polynomial.extrema(segment.start.y, segment.handle1.y, segment.handle2.y, segment.end.y)
        .map { segment.point(at: $0).y }
    }
  }

  /// The heights halfway between those of vertices and extrema, from the top.
  ///
  /// A line at one of them meets every region of an outline that doesn't cross itself.
  var sampleHeights: [Double] {
    let heights = vertexAndTurnHeights.sorted()
    return zip(heights, heights.dropFirst()).filter { $0 < $1 }.map { $0 + ($1 - $0) / 2 }
  }

  /// True if it encloses any area by the non-zero rule: more than a sliver of 1e-9 of its own size.
  package var enclosesArea: Bool {
    let box = bounds
    guard !box.isEmpty else { return false }
    if abs(signedArea) > 1e-9 * box.area { return true }
    // The halves of a figure of eight cancel out; a path that runs back on itself has no area. Halfway between two
    // vertices it may cross itself, so one height isn't enough. Of three uneven heights, one meets the inside.
    let heights = vertexAndTurnHeights.sorted()
    return zip(heights, heights.dropFirst()).contains { top, bottom in
      top < bottom
        && [0.5, 0.31, 0.83].contains { part in
          windings(atHeight: top + (bottom - top) * part).contains { $0.to - $0.from > 1e-9 * box.width }
        }
    }
  }
}

extension Cubic {
  /// The segment's share of a winding number: its crossings of the ray from the point to the right.
  func winding(around point: Point) -> Int {
    passes(ofHeight: point.y).reduce(0) { $1.x > point.x ? $0 + $1.direction : $0 }
  }

  /// The crossings of a height, downwards (+1) or upwards (−1). A point at the height counts as above it.
  func passes(ofHeight y: Double) -> [(x: Double, direction: Int)] {
    let box = controlBounds
    guard y >= box.minY, y <= box.maxY else { return [] }
    var found: [(x: Double, direction: Int)] = []
    var low = 0.0
    for high in Polynomial.extrema(start.y, handle1.y, handle2.y, end.y) + [1] {
      let (y0, y1) = (point(at: low).y, point(at: high).y)
      if (y0 <= y) != (y1 <= y) { found.append((x(atHeight: y, from: low, to: high), y0 < y1 ? 1 : -1)) }
      low = high
    }
    return found
  }

  /// The x at which a piece that is monotone in y reaches a height.
  private func x(atHeight y: Double, from start: Double, to end: Double) -> Double {
    var (low, high) = (start, end)
    let startsAbove = point(at: low).y <= y
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (point(at: middle).y <= y) == startsAbove { low = middle } else { high = middle }
    }
    return point(at: (low + high) / 2).x
  }
}
