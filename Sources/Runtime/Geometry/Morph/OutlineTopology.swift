/// A common division of all outlines of a tour, so that each can morph into any other, segment for segment.
///
/// - Outlines with the structure of the named shapes correspond edge for edge and corner for corner. Corners with fewer
///   segments are cut at the directions of the finest one: see `CornerDivision`.
/// - Any other outline is divided so that its points travel the least and turn the least on the way to the outline that
///   it follows: see `OutlineAlignment`. That is the finest outline, preferably a named shape, divided further to leave
///   a choice.
///
/// Dividing changes neither a curve nor its start. A morph between two named shapes doesn't depend on the other
/// outlines of the tour.
package struct OutlineTopology {
  /// The number of segments that all outlines have.
  package let segmentCount: Int
  private let corners: CornerDivision?
  /// The further cuts of the segments of named shapes, if there are other outlines.
  private let cuts: [[Double]]?
  /// The outline that the others follow, or nil if all are named shapes.
  private let model: OutlineAlignment.Model?

  /// The coarsest division that some outlines have in common.
  package init(of outlines: [Outline]) {
    if !outlines.isEmpty, outlines.allSatisfy(\.isPlainlyFramed) {
      (segmentCount, corners, cuts, model) = (Outline.fewestSegments, .plain, nil, nil)
      return
    }
    var framed: [FramedOutline] = []
    var unframed: [Outline] = []
    for outline in outlines {
      if let frame = FramedOutline(outline) { framed.append(frame) } else { unframed.append(outline) }
    }
    corners = CornerDivision(finestOf: framed)
    let finest = unframed.reduce(nil as Outline?) { best, next in
      next.segmentCount > best?.segmentCount ?? 0 ? next : best
    }
    // The first named shape with an extent stands for all of them.
    let division = corners
    let named = (framed.first { $0.edges.contains { !$0.isPoint } } ?? framed.first).flatMap { division?.divide($0) }
    guard let finest else {
      (segmentCount, cuts, model) = (named?.count ?? 0, nil, nil)
      return
    }
    let leads = named.map { $0.count >= finest.segmentCount } ?? false
    let leader = leads ? named ?? finest.segments : finest.segments
    let others = unframed.map(\.segments) + (leads ? [] : [named].compactMap { $0 })
    let (own, model) = Self.refined(leader, for: others)
    self.model = model
    segmentCount = model.segmentCount
    cuts = leads ? own : named.map { OutlineAlignment(of: $0, with: model).cuts }
  }

  /// Cuts the outline that others follow, to have spare pieces for each outline that isn't like it.
  ///
  /// Without these, corners couldn't move past one another to the ones that they match. The longest segments are cut
  /// evenly.
  private static func refined(
    _ leader: [Cubic], for others: [[Cubic]]
  ) -> (cuts: [[Double]], model: OutlineAlignment.Model) {
    let plain = OutlineAlignment.Model(leader)
    let unlike = others.filter { !plain.isLike(OutlineAlignment.Model($0)) }
    let spare = unlike.reduce(0) { max($0, $1.count) }
    var pieces = leader.map { _ in 1 }
    let lengths = leader.map(\.lengthEstimate)
    for _ in 0..<spare {
      // Of lengths that are equal up to rounding, the first one wins.
      let longest = pieces.indices.reduce(0) { best, next in
        lengths[next] / Double(pieces[next]) > lengths[best] / Double(pieces[best]) * (1 + 1e-9) ? next : best
      }
      pieces[longest] += 1
    }
    let cuts = pieces.map { count in (1..<max(1, count)).map { Double($0) / Double(count) } }
    return (cuts, OutlineAlignment.Model(zip(leader, cuts).flatMap { $0.cut(at: $1) }))
  }

  /// The division of outlines with the structure of the named shapes.
  package var division: OutlineDivision {
    guard let corners else { return .plain }
    var place = 0
    let counts = corners.perCorner.flatMap { [1, $0] }.map { count in
      defer { place += count }
      return (place..<place + count).reduce(0) { $0 + 1 + (cuts?[$1].count ?? 0) }
    }
    return OutlineDivision(counts) ?? .plain
  }

  /// Divides one of the outlines.
  package func divide(_ outline: Outline) -> Outline {
    guard outline.segmentCount < segmentCount else { return outline }
    if let corners, let framed = FramedOutline(outline), framed.perCorner <= corners.segmentCount / 4 {
      let divided = corners.divide(framed)
      guard let cuts else { return Outline(divided) }
      return Outline(zip(divided, cuts).flatMap { $0.cut(at: $1) })
    }
    guard let model else { return outline.subdivided(to: segmentCount) }
    let segments = outline.segments
    return Outline(zip(segments, OutlineAlignment(of: segments, with: model).cuts).flatMap { $0.cut(at: $1) })
  }
}

extension Outline {
  /// Linear interpolation from this outline (0) to another (1).
  ///
  /// Both are divided alike; progress may lie outside 0 to 1.
  package func interpolated(to other: Outline, progress: Double) -> Outline {
    let topology = OutlineTopology(of: [self, other])
    let (from, to) = (topology.divide(self), topology.divide(other))
    guard from.points.count == to.points.count else { return progress < 1 ? self : other }
    return Outline(points: zip(from.points, to.points).map { $0 + ($1 - $0) * progress })
  }
}
