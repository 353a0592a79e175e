import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialValues

/// Computes the rings around the holes of a step.
struct RingPlanner {
  /// The rings: in the order of their holes, or from the top if they are united.
  private(set) var rings: [RingPlan] = []
  /// The rings that are left out because they would exceed the limit of coordinates.
  private(set) var tooFar: [RingPartial] = []

  /// - Parameter spending: the budget for offsetting and uniting them. If it runs out, rings are missing.
  init(_ step: Step, around cutouts: [CutoutPlan], _ spending: inout OutlineSpending) {
    guard step.hasRings else { return }
    var strokes: [Stroke] = []
    for (index, cutout) in cutouts.enumerated() {
      guard let ring = step.rings[index], ring.widthOrDefault > 0, !cutout.hole.frame.isEmpty else { continue }
      let own = spending.search { Stroke.all(ring, around: cutout, at: index, &$0) } ?? []
      if own.allSatisfy(\.outline.isWithinLimits) { strokes += own } else { tooFar.append(ring) }
    }
    if step.cutout.combineOrDefault == .union {
      let looks = strokes.map(\.look)
      for (place, look) in looks.enumerated() where looks.firstIndex(of: look) == place {
        let alike = strokes.filter { $0.look == look }
        rings += spending.search { united(alike, look, &$0) } ?? []
      }
    } else {
      rings = strokes.map { $0.look.ring(of: $0.cutout, around: [$0.cutout], $0.outline, clip: $0.clip) }
    }
  }

  /// Returns one ring for each group of touching strokes of the same look.
  private func united(_ strokes: [Stroke], _ look: Look, _ tests: inout CrossingBudget) -> [RingPlan] {
    let group = strokes.first?.cutout ?? 0
    return UnitedRing.rings(
      around: strokes.map(\.hole), offsets: strokes.map(\.outline), distance: look.distance, &tests
    ).map { ring in
      let members = ring.members.map { strokes[$0] }
      // Several strokes may belong to pieces of one hole.
      var cutouts: [Int] = []
      for member in members where cutouts.last != member.cutout { cutouts.append(member.cutout) }
      return look.ring(of: group, around: cutouts, ring.outline, clip: clip(of: members))
    }
  }
}

/// Returns the clip rectangle of united strokes: the union of their clips, and of the boxes of unclipped ones.
///
/// Nil if none of them is clipped.
private func clip(of strokes: [Stroke]) -> Rect? {
  guard strokes.contains(where: { $0.clip != nil }), let first = strokes.first else { return nil }
  return strokes.dropFirst().reduce(first.clip ?? first.box) { $0.union($1.clip ?? $1.box) }
}

private struct Look: Hashable {
  let width: Double
  let gap: Double
  let color: Color
  let dash: [Double]?

  /// The distance from the hole's edge to the middle of the stroke.
  var distance: Double { gap + width / 2 }

  func ring(of group: Int, around cutouts: [Int], _ outline: Outline, clip: Rect?) -> RingPlan {
    RingPlan(
      group: group, cutouts: cutouts, width: width, gap: gap, color: color, dash: dash, outline: outline, clip: clip)
  }
}

/// A stroke around one hole, or around one piece of a clipped hole.
private struct Stroke {
  let look: Look
  let cutout: Int
  /// The outline that the stroke follows.
  let hole: Outline
  /// The middle of the stroke.
  let outline: Outline
  /// The clip rectangle, or nil if nothing covers the stroke.
  let clip: Rect?

  /// The bounding box of its outer edge.
  var box: Rect { outline.box(ofStroke: look.width) }

  /// Returns the strokes of one hole.
  static func all(
    _ ring: RingPartial, around cutout: CutoutPlan, at place: Int, _ tests: inout CrossingBudget
  ) -> [Stroke] {
    let look = Look(
      width: ring.widthOrDefault, gap: ring.gapOrDefault, color: ring.colorOrDefault, dash: ring.dashOrDefault)
    let holes = cutout.pieces ?? [cutout.outline]
    return zip(holes, cutout.strokes(at: look.distance, &tests)).map { hole, outline in
      Stroke(look: look, cutout: place, hole: hole, outline: outline, clip: cutout.ringClip)
    }
  }
}
