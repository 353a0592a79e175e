import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialValues

/// Draws the strokes around the holes of a step.
struct RingPlanner {
  /// The strokes: by their holes, or, where these are united, from the top.
  private(set) var rings: [RingPlan] = []
  /// The layers of those that would lead beyond the limit of coordinates, and are left out.
  private(set) var tooFar: [RingPartial] = []

  /// - Parameter spending: what drawing and uniting them may take; where it does not suffice they are missing.
  init(_ step: Step, around cutouts: [CutoutPlan], _ spending: inout OutlineSpending) {
    guard step.hasRings else { return }
    var strokes: [Stroke] = []
    for (index, cutout) in cutouts.enumerated() {
      guard let ring = step.rings[index], ring.widthOrDefault > 0, !cutout.hole.frame.isEmpty else { continue }
      let own = spending.look { Stroke.all(ring, around: cutout, at: index, &$0) } ?? []
      if own.allSatisfy(\.outline.isWithinLimits) { strokes += own } else { tooFar.append(ring) }
    }
    if step.cutout.combineOrDefault == .union {
      let looks = strokes.map(\.look)
      for (place, look) in looks.enumerated() where looks.firstIndex(of: look) == place {
        let alike = strokes.filter { $0.look == look }
        rings += spending.look { united(alike, look, &$0) } ?? []
      }
    } else {
      rings = strokes.map { $0.look.ring(around: [$0.cutout], $0.outline, clip: $0.clip) }
    }
  }

  /// One stroke around all holes that have strokes of the same look, where these meet.
  private func united(_ strokes: [Stroke], _ look: Look, _ tests: inout CrossingTests) -> [RingPlan] {
    UnitedRing.rings(
      around: strokes.map(\.hole), offsets: strokes.map(\.outline), distance: look.distance, &tests
    ).map { ring in
      let members = ring.members.map { strokes[$0] }
      // Several pieces may be left of one hole.
      var cutouts: [Int] = []
      for member in members where cutouts.last != member.cutout { cutouts.append(member.cutout) }
      return look.ring(around: cutouts, ring.outline, clip: clip(of: members))
    }
  }
}

/// What strokes that are one are drawn within: where something lies over any of them, what is left to that, and the boxes of
/// those over which nothing lies; else nil.
private func clip(of strokes: [Stroke]) -> Rect? {
  guard strokes.contains(where: { $0.clip != nil }), let first = strokes.first else { return nil }
  return strokes.dropFirst().reduce(first.clip ?? first.box) { $0.union($1.clip ?? $1.box) }
}

/// What a stroke looks like.
private struct Look: Hashable {
  let width: Double
  let gap: Double
  let color: Color
  let dash: [Double]?

  /// From the hole's edge to the middle of the stroke.
  var distance: Double { gap + width / 2 }

  func ring(around cutouts: [Int], _ outline: Outline, clip: Rect?) -> RingPlan {
    RingPlan(cutouts: cutouts, width: width, gap: gap, color: color, dash: dash, outline: outline, clip: clip)
  }
}

/// A stroke around one hole, or around one piece that is left of it.
private struct Stroke {
  let look: Look
  let cutout: Int
  /// What it goes around.
  let hole: Outline
  /// The middle of the stroke.
  let outline: Outline
  /// What it is drawn within; nil where nothing lies over it.
  let clip: Rect?

  /// The box around its outer edge.
  var box: Rect { outline.box(ofStroke: look.width) }

  /// Those of one hole.
  static func all(
    _ ring: RingPartial, around cutout: CutoutPlan, at place: Int, _ tests: inout CrossingTests
  ) -> [Stroke] {
    let look = Look(
      width: ring.widthOrDefault, gap: ring.gapOrDefault, color: ring.colorOrDefault, dash: ring.dashOrDefault)
    let holes = cutout.pieces ?? [cutout.outline]
    return zip(holes, cutout.strokes(at: look.distance, &tests)).map { hole, outline in
      Stroke(look: look, cutout: place, hole: hole, outline: outline, clip: cutout.ringClip)
    }
  }
}
