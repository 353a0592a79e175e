/// The offset curves of an outline's segments, joined to a closed path.
struct OffsetJoin {
  /// The closed path.
  private(set) var segments: [Cubic] = []
  /// Whether there are places where the path may cross itself: corners that turn towards the offset, and bends that
  /// are tighter than the distance.
  private(set) var mayCrossItself = false

  init(_ curves: [OffsetCurve]) {
    for (curve, fitted) in zip(curves, OffsetCurve.fit(curves)) {
      if curve.source.isPoint {
        // An edge without length stays one, so that the outline keeps its form.
        if let end = segments.last?.end { segments.append(Cubic(line: end, end)) }
        continue
      }
      mayCrossItself = mayCrossItself || !curve.isRegular
      var pieces = fitted
      if let last = segments.last { bridge(from: last.end, to: &pieces[0].start, around: curve.source.start, curve) }
      segments += pieces
    }
    closeUp(curves)
  }

  /// The way from the last piece back to the first. Leading edges without length come last until here.
  private mutating func closeUp(_ curves: [OffsetCurve]) {
    guard let first = curves.first(where: { !$0.source.isPoint }), let start = segments.first?.start,
      let end = segments.last?.end
    else { return }
    var target = start
    bridge(from: end, to: &target, around: first.source.start, first)
    segments[0].start = target
    let leading = curves.prefix { $0.source.isPoint }.map { _ in Cubic(line: target, target) }
    segments = leading + segments
  }

  /// Fills the gap at a vertex: an arc about it where the corner turns away from the offset, else a line.
  private mutating func bridge(from end: Point, to start: inout Point, around vertex: Point, _ next: OffsetCurve) {
    let gap = (start - end).length
    if gap <= 1e-6 {
      start = end
      return
    }
    let turn = (end - vertex).cross(start - vertex) * (next.distance < 0 ? -1 : 1)
    // Straight back (a spike) has no sign of its own; it turns away from the offset.
    let radius = abs(next.distance)
    if turn > 0 || gap > 1.999 * radius {
      segments +=
        EllipticalArc(
          from: end, to: start, radiusX: radius, radiusY: radius, rotation: 0, isLarge: false,
          sweeps: next.distance > 0
        ).segments
    } else {
      segments.append(Cubic(line: end, start))
      mayCrossItself = true
    }
  }
}
