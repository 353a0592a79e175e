/// One way to divide all outlines of a tour, so that any of them can become any other: n-th segment into n-th segment.
///
/// - Outlines that are made like those of the named shapes correspond edge for edge and corner for corner; corners of
///   fewer segments are cut where they run in the directions of the finest: see `CornerDivision`.
/// - Any other outline is divided so that, beside the one that it follows, its points have the shortest way and turn the
///   least: see `OutlineAlignment`. It follows the finest outline, a named shape if that is one, which is divided further
///   so that there is room to choose.
///
/// Dividing changes no curve and no start. How two named shapes become one another does not depend on what else is in
/// the tour.
package struct OutlineTopology {
  /// How many segments all outlines have.
  package let segmentCount: Int
  private let corners: CornerDivision?
  /// Where the segments of named shapes are cut further, beside other outlines.
  private let cuts: [[Double]]?
  /// What other outlines follow; nil where all are named shapes.
  private let model: OutlineAlignment.Model?

  /// The coarsest division that all of some outlines can have.
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
    // Of the named shapes the first one with an extent stands for all.
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

  /// The outline that others follow, with pieces to spare for each that is not like it: else corners could not move past
  /// one another to where they belong. The longest segments are cut, evenly.
  private static func refined(
    _ leader: [Cubic], for others: [[Cubic]]
  ) -> (cuts: [[Double]], model: OutlineAlignment.Model) {
    let plain = OutlineAlignment.Model(leader)
    let unlike = others.filter { !plain.isLike(OutlineAlignment.Model($0)) }
    let spare = unlike.reduce(0) { max($0, $1.count) }
    var pieces = leader.map { _ in 1 }
    let lengths = leader.map(\.lengthEstimate)
    for _ in 0..<spare {
      // Lengths that are equal but for a rounding are the first one's.
      let longest = pieces.indices.reduce(0) { best, next in
        lengths[next] / Double(pieces[next]) > lengths[best] / Double(pieces[best]) * (1 + 1e-9) ? next : best
      }
      pieces[longest] += 1
    }
    let cuts = pieces.map { count in (1..<max(1, count)).map { Double($0) / Double(count) } }
    return (cuts, OutlineAlignment.Model(zip(leader, cuts).flatMap { $0.cut(at: $1) }))
  }

  /// One of the outlines, divided.
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
  /// The outline on the straight way from this one (0) to another (1). Both are divided alike; progress may lie outside
  /// 0 to 1.
  package func interpolated(to other: Outline, progress: Double) -> Outline {
    let topology = OutlineTopology(of: [self, other])
    let (from, to) = (topology.divide(self), topology.divide(other))
    guard from.points.count == to.points.count else { return progress < 1 ? self : other }
    return Outline(points: zip(from.points, to.points).map { $0 + ($1 - $0) * progress })
  }
}
