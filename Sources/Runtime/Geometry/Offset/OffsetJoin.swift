/// The offset curves of an outline's segments, joined to a closed path.
///
/// At a corner the path follows the circle about it, in the direction in which the outline turns: with the corner where
/// it turns away from the offset, backwards around it where it turns towards it. So the path is the outline's
/// convolution with a circle, and how often it winds around a point tells whether the point belongs to the area: see
/// `OffsetTrim`.
struct OffsetJoin {
  /// The closed path.
  private(set) var segments: [Cubic] = []
  private let distance: Double

  /// What counts as smooth, in logical units: ends that lie this near are joined without an arc. A path's own rounding
  /// leaves such corners, and the loops that they would make are too small to be told from it.
  private static let seam = 0.004

  /// - Parameters:
  ///   - outline: clockwise.
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
      // Each piece starts where the one before it ends, to the last bit.
      pieces[0].start = segments.last?.end ?? start
      segments += pieces
      previous = source
    }
    if let end = segments.last?.end { segments[0].start = end }
  }

  /// The arc about the corner between two segments.
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
    // A cusp: the way back runs beside the way there, and on which side tells whether it points outwards.
    let reach = min(previous.source.lengthEstimate, next.source.lengthEstimate) / 8
    let there = previous.source.reversed.point(atDistance: reach)
    let back = next.source.point(atDistance: reach)
    return arriving.cross(back - there) >= 0
  }
}

extension Cubic {
  /// The segment, cut where a straight one turns back over itself; none for a point.
  fileprivate var runs: [Cubic] {
    if isNearlyPoint { return [] }
    return bend <= 1e-9 ? monotoneParts.filter { !$0.isPoint } : [self]
  }

  /// The first point that lies as far from the start as is asked, or the end.
  fileprivate func point(atDistance reach: Double) -> Point {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = low + (high - low) / 2
      if (point(at: middle) - start).length < reach { low = middle } else { high = middle }
    }
    return point(at: high)
  }
}
