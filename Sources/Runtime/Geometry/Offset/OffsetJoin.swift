/// The offset curves of an outline's segments, joined to a closed path.
///
/// At a corner, the path follows the circle around the corner, in the direction in which the outline turns. If the
/// outline turns away from the offset, that is the rounded corner; if it turns towards it, the arc runs backwards. The
/// path is thus the convolution of the outline with a circle, and the winding number of a point tells if it belongs to
/// the area: see `OffsetTrim`.
struct OffsetJoin {
  private(set) var segments: [Cubic] = []
  private let distance: Double

  /// Ends that are no farther apart than this, in logical units, are joined without an arc.
  ///
  /// The rounding of a path leaves such corners, and their loops would be too small to be told from it.
  private static let seam = 0.004

  /// - Parameters:
  ///   - outline: the source, clockwise.
  ///   - tolerance: the largest error of a piece.
  init(_ outline: Outline, distance: Double, tolerance: Double) {
    self.distance = distance
    let sources = outline.segments.flatMap(\.runs)
    guard var previous = sources.last else { return }
    for source in sources {
      let curve = OffsetCurve(source: source, distance: distance)
      let start = curve.point(at: 0)
      turn(from: OffsetCurve(source: previous, distance: distance), to: curve)
      var pieces = OffsetPieces(curve, tolerance: tolerance).cubics
      // Each piece starts exactly at the end of the piece before it.
      pieces[0].start = segments.last?.end ?? start
      segments += pieces
      previous = source
    }
    if let end = segments.last?.end { segments[0].start = end }
  }

  private mutating func turn(from previous: OffsetCurve, to next: OffsetCurve) {
    let (from, to) = (previous.point(at: 1), next.point(at: 0))
    guard (to - from).length > Self.seam else { return }
    let radius = abs(distance)
    segments +=
      EllipticalArc(
        from: segments.last?.end ?? from, to: to, radiusX: radius, radiusY: radius, rotation: 0, isLarge: false,
        sweeps: turnsClockwise(from: previous, to: next)
      ).segments
  }

  private func turnsClockwise(from previous: OffsetCurve, to next: OffsetCurve) -> Bool {
    let (arriving, leaving) = (previous.tangent(at: 1), next.tangent(at: 0))
    let turn = arriving.cross(leaving)
    if arriving.dot(leaving) > 0 || abs(turn) > 1e-6 { return turn > 0 }
    // A cusp: the way back runs beside the way there. Its side tells if the cusp points outwards.
    let reach = min(previous.source.lengthEstimate, next.source.lengthEstimate) / 8
    let there = previous.source.reversed.point(atDistance: reach)
    let back = next.source.point(atDistance: reach)
    return arriving.cross(back - there) >= 0
  }
}

extension Cubic {
  /// The segment, cut where a straight one turns back over itself; empty for a point.
  fileprivate var runs: [Cubic] {
    if isNearlyPoint { return [] }
    return flatness <= 1e-9 ? monotoneParts.filter { !$0.isPoint } : [self]
  }

  /// The first point at the given distance from the start, or the end if all are nearer.
  fileprivate func point(atDistance reach: Double) -> Point {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = low + (high - low) / 2
      if (point(at: middle) - start).length < reach { low = middle } else { high = middle }
    }
    return point(at: high)
  }
}
