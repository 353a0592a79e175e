extension Outline {
  /// What is narrower (1e-6 of a logical unit) is no area: sums of rounded coordinates leave such slivers.
  package static let hair = 1e-6

  /// The pieces of the outline that lie in a rectangle, by exact cuts: curves stay curves.
  ///
  /// Pieces run the way the outline does and start at the vertex nearest the top left of their own bounding box; they
  /// are ordered by that vertex, from the top, then from the left. Pieces of an outline that does not cross itself do not overlap; those of any outline wind around a point of the rectangle
  /// as often as the outline does, so the picture is the same by the non-zero and by the even-odd rule. What only
  /// touches the rectangle gives no piece.
  package func clipped(to rect: Rect) -> [Outline] {
    let box = bounds
    guard !rect.isEmpty, !box.isEmpty, rect.intersection(box) != nil else { return [] }
    if rect.contains(box) { return [self] }
    let size = max(box.width, box.height)
    var loops = [segments.filter { !$0.isPoint }]
    for side in HalfPlane.sides(of: rect, slack: 1e-9 * max(1, size)) { loops = loops.flatMap(side.clip) }
    return loops.map { loop in Outline(loop.filter { !$0.isPoint }) }
      .filter { $0.bounds.smallerSide > Self.hair && $0.enclosesArea }
      .map(\.startingAtTopLeft)
      .sorted { ($0.start.y, $0.start.x) < ($1.start.y, $1.start.x) }
  }
}

extension Outline {
  /// The pieces that are left of the outline in a rectangle: itself where all of it, handles too, lies inside.
  package func visible(in clip: Rect?) -> [Outline] {
    guard let clip, !clip.containsAll(points) else { return [self] }
    return clipped(to: clip)
  }
}

extension Rect {
  /// Whether all points (x, y, x, y, …) lie inside: then so does any curve with those handles.
  fileprivate func containsAll(_ points: [Double]) -> Bool {
    for place in stride(from: 0, to: points.count &- 1, by: 2) {
      guard contains(Point(points[place], points[place + 1])) else { return false }
    }
    return true
  }
}
