import TutorialGeometry
import TutorialLanguage
import TutorialSyntax

/// Draws the strokes around the holes of a step.
struct RingPlanner {
  /// The strokes: by their holes, or, where these are united, from the top.
  private(set) var rings: [RingPlan] = []
  /// The layers of those that would lead beyond the limit of coordinates, and are left out.
  private(set) var tooFar: [RingPartial] = []

  /// - Parameter spending: what drawing and uniting them may take; where it does not suffice they are missing.
  init(_ step: Step, drawings: [CutoutPlanner.Drawing], _ spending: inout OutlineSpending) {
    guard step.hasRings else { return }
    var strokes: [Stroke] = []
    for (index, drawing) in drawings.enumerated() {
      guard let ring = step.rings[index], ring.widthOrDefault > 0, !drawing.hole.frame.isEmpty else { continue }
      guard let stroke = spending.look({ Stroke(ring, around: drawing, cutout: index, &$0) }) else { continue }
      if stroke.outline.isWithinLimits { strokes.append(stroke) } else { tooFar.append(ring) }
    }
    if step.cutout.combineOrDefault == .union {
      let looks = strokes.map(\.look)
      for (place, look) in looks.enumerated() where looks.firstIndex(of: look) == place {
        let alike = strokes.filter { $0.look == look }
        rings += spending.look { united(alike, look, &$0) } ?? []
      }
    } else {
      rings = strokes.map { $0.look.ring(around: [$0.cutout], $0.outline) }
    }
  }

  /// One stroke around all holes that have strokes of the same look, where these meet.
  private func united(_ strokes: [Stroke], _ look: Look, _ tests: inout CrossingTests) -> [RingPlan] {
    UnitedRing.rings(
      around: strokes.map(\.hole), offsets: strokes.map(\.outline), distance: look.distance, &tests
    ).map { ring in look.ring(around: ring.members.map { strokes[$0].cutout }, ring.outline) }
  }
}

/// What a stroke looks like.
private struct Look: Hashable {
  let width: Double
  let gap: Double
  let color: Color
  let dash: [Double]?

  /// From the hole's edge to the middle of the stroke.
  var distance: Double { gap + width / 2 }

  func ring(around cutouts: [Int], _ outline: Outline) -> RingPlan {
    RingPlan(cutouts: cutouts, width: width, gap: gap, color: color, dash: dash, outline: outline)
  }
}

/// The stroke of one hole.
private struct Stroke {
  let look: Look
  let cutout: Int
  let hole: Outline
  /// The middle of the stroke.
  let outline: Outline

  init(_ ring: RingPartial, around drawing: CutoutPlanner.Drawing, cutout: Int, _ tests: inout CrossingTests) {
    look = Look(
      width: ring.widthOrDefault, gap: ring.gapOrDefault, color: ring.colorOrDefault, dash: ring.dashOrDefault)
    self.cutout = cutout
    hole = drawing.outline
    let own = drawing.hole.offset(by: look.distance, &tests)
    outline = drawing.toGlobal == .identity ? own : own.applying(drawing.toGlobal)
  }
}
