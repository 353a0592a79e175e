import TutorialGeometry
import TutorialLanguage
import TutorialMotion
import TutorialSyntax
import TutorialTour

/// The last door: no coordinate that is not finite, or beyond the limit, goes into a tour, whatever it was made of.
///
/// Frames, paths and holes that lead too far have been reported at their own places and left out; here is found what
/// sums of them make: a hole's way that bends too far, a sprite beside its element, a callout that was pushed away.
///
/// - Returns: one diagnostic for each step that holds such a coordinate, at the step, with its variants.
func strayCoordinates(in tour: Tour, of plan: TutorialPlan) -> [Diagnostic] {
  var grouping = VariantGrouping()
  for (variant, planned) in zip(tour.variants, plan.variants) {
    var found: [Diagnostic] = []
    for (step, planned) in zip(variant.steps, planned.steps) {
      guard let part = step.strayPart ?? strayWay(to: step, planned, in: variant, plan.motions) else { continue }
      let id = planned.resolved.step.id
      found.append(
        Diagnostic(
          .limitExceeded, "\(part) of step \"\(excerpt(id.value))\" lies beyond the limit of coordinates, ±1e7",
          at: SourceSpan(plan.tutorial.source, id.range)))
    }
    grouping.add(found, variant: variant.id)
  }
  return grouping.diagnostics
}

/// The way of a hole that leads beyond the limit though it lies within it at both ends: keyframes of an expanded tour
/// have coordinates from all of it.
private func strayWay(to step: TourStep, _ plan: StepPlan, in variant: TourVariant, _ motions: [Motion]) -> String? {
  for (way, planned) in zip(step.transitions, plan.transitions) {
    guard let from = planned.from, variant.steps.indices.contains(from), let motion = planned.movement.motion,
      motions.indices.contains(motion)
    else { continue }
    let old = variant.steps[from].cutouts
    let progress = motions[motion].progressRange
    let growth = max(progress.upperBound, 1 - progress.lowerBound)
    if growth > 1,
      (step.rings + variant.steps[from].rings).contains(where: { $0.outline.leavesLimits(grownBy: growth) })
    {
      return "the way of a ring"
    }
    for (place, pair) in way.pairs.enumerated() {
      guard let first = pair.old, let second = pair.new, old.indices.contains(first),
        step.cutouts.indices.contains(second)
      else { continue }
      let (start, end) = (old[first].frame, step.cutouts[second].frame)
      let bend = way.bend(ofPair: place) ?? Point(0, 0)
      let isWithin = [progress.lowerBound, 0.5, progress.upperBound].allSatisfy { p in
        let lift = 4 * p * (1 - p)
        func part(_ from: Double, _ to: Double, _ bend: Double = 0) -> Double { from + (to - from) * p + lift * bend }
        return Rect(
          part(start.x, end.x, bend.x), part(start.y, end.y, bend.y), part(start.width, end.width),
          part(start.height, end.height)
        ).isWithinLimits
      }
      if !isWithin { return "the way of a hole" }
    }
  }
  return nil
}

extension Outline {
  /// Whether it leads beyond the limit where a spring that overshoots makes it so many times as large, about its middle.
  fileprivate func leavesLimits(grownBy growth: Double) -> Bool {
    // Nearly all are so far from the limit that their middle does not matter.
    let reach = points.reduce(0) { max($0, $1.magnitude) }
    guard Coordinate(reach * (1 + 2 * growth)) == nil else { return false }
    let box = bounds
    let (width, height) = (box.width * growth, box.height * growth)
    return !Rect(box.midX - width / 2, box.midY - height / 2, width, height).isWithinLimits
  }
}

extension TourStep {
  /// What holds the first such coordinate, in words; nil where all is well.
  fileprivate var strayPart: String? {
    if let overlay, !(overlay.frame.isWithinLimits && Coordinate(overlay.blur) != nil) { return "the overlay" }
    if !cutouts.allSatisfy(\.isWithinLimits) { return "a hole" }
    if !rings.allSatisfy(\.isWithinLimits) { return "a ring" }
    if !loops.allSatisfy(\.isWithinLimits) { return "an effect" }
    if !sprites.allSatisfy(\.isWithinLimits) { return "a sprite" }
    if let callout, !callout.isWithinLimits { return "the callout" }
    if !interaction.isWithinLimits { return "the interaction" }
    if !advance.allSatisfy(\.isWithinLimits) { return "a rule" }
    if let scroll, !scroll.offsets.allSatisfy({ $0.from.isWithinLimits && $0.to.isWithinLimits }) {
      return "the scrolling"
    }
    return transitions.allSatisfy(\.isWithinLimits) ? nil : "the way of a hole"
  }
}

extension TourCutout {
  fileprivate var isWithinLimits: Bool {
    element.isWithinLimits && frame.isWithinLimits && clip?.isWithinLimits ?? true && outline.isWithinLimits
      && shape.isWithinLimits
  }
}

extension TourShape {
  fileprivate var isWithinLimits: Bool {
    guard case .roundedRect(let radii, _) = self else { return true }
    return Coordinate.areValid(radii)
  }
}

extension TourRing {
  fileprivate var isWithinLimits: Bool {
    Coordinate.areValid([width, gap] + (dash ?? [])) && outline.isWithinLimits
  }
}

extension TourLoop {
  fileprivate var isWithinLimits: Bool {
    rings.allSatisfy(\.isWithinLimits)
      && keyframes.allSatisfy { Coordinate($0.change.grow) != nil && $0.change.shift.isWithinLimits }
  }
}

extension TourSprite {
  fileprivate var isWithinLimits: Bool {
    let elements = [fromElement, toElement].compactMap(\.self)
    return size.isWithinLimits && from.isWithinLimits && to.isWithinLimits && bend?.isWithinLimits ?? true
      && elements.allSatisfy(\.frame.isWithinLimits)
  }
}

extension TourCallout {
  fileprivate var isWithinLimits: Bool {
    Coordinate.areValid([width, gap] + [maxHeight, sheetHeight].compactMap(\.self)) && size?.isWithinLimits ?? true
      && anchor?.frame.isWithinLimits ?? true && avoid.allSatisfy(\.frame.isWithinLimits)
      && layouts.all.allSatisfy(\.value.isWithinLimits)
  }
}

extension TourCalloutLayout {
  fileprivate var isWithinLimits: Bool {
    guard let arrow else { return frame.isWithinLimits }
    return frame.isWithinLimits && [arrow.tip, arrow.baseStart, arrow.baseEnd].allSatisfy(\.isWithinLimits)
  }
}

extension TourInteraction {
  fileprivate var isWithinLimits: Bool {
    hitPadding.isWithinLimits && allow.allSatisfy(\.frame.isWithinLimits)
  }
}

extension TourAdvance {
  fileprivate var isWithinLimits: Bool {
    guard case .tap(let element) = trigger else { return true }
    return element.frame.isWithinLimits
  }
}

extension TourTransition {
  fileprivate var isWithinLimits: Bool {
    ([bend] + (bends ?? [])).compactMap(\.self).allSatisfy(\.isWithinLimits)
  }
}
