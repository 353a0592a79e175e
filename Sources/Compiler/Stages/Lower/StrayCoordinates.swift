import TutorialGeometry
import TutorialLanguage
import TutorialMotion
import TutorialSyntax
import TutorialTour

/// Reports coordinates that aren't finite or exceed the limit, as the last check before they reach a tour.
///
/// Excessive frames, paths and holes were reported at their own locations and left out. This check finds results of
/// computations: a hole's path that bends too far, a sprite beside its element, a callout that was pushed away.
///
/// - Parameter callouts: the laid-out callouts by variant and step.
/// - Returns: one diagnostic for each step with such a coordinate, at the step, with its variants.
func strayCoordinates(in plan: TutorialPlan, _ callouts: [[PlacedCallout?]]) -> [Diagnostic] {
  var grouping = VariantGrouping()
  let progress = plan.motions.map(\.progressRange)
  for (variant, callouts) in zip(plan.variants, callouts) {
    var found: [Diagnostic] = []
    for (place, callout) in callouts.enumerated() {
      let step = variant.steps[place]
      guard let part = step.strayPart(callout) ?? strayWay(to: place, in: variant, progress) else { continue }
      let id = step.resolved.step.id
      found.append(
        Diagnostic(
          .limitExceeded, "\(part) of step \"\(excerpt(id.value))\" lies beyond the limit of coordinates, ±1e7",
          at: SourceSpan(plan.tutorial.source, id.range)))
    }
    grouping.add(found, variant: variant.resolved.id)
  }
  return grouping.diagnostics
}

/// Describes a hole's or ring's path that exceeds the limit although both ends are within it, or returns nil.
///
/// The keyframes of an expanded tour have coordinates from the whole path.
private func strayWay(to place: Int, in variant: VariantPlan, _ ranges: [ClosedRange<Double>]) -> String? {
  let step = variant.steps[place]
  for (way, pairs) in zip(variant.shape.steps[place].ways, step.transitions) {
    guard let from = way.from, variant.steps.indices.contains(from), let motion = way.movement.motion,
      ranges.indices.contains(motion)
    else { continue }
    let old = variant.steps[from]
    let progress = ranges[motion]
    let growth = max(progress.upperBound, 1 - progress.lowerBound)
    if growth > 1,
      (step.rings + old.rings).contains(where: { $0.outline.leavesLimits(grownBy: growth) })
    {
      return "the path of a ring"
    }
    for pair in pairs {
      guard let first = pair.old, let second = pair.new, old.cutouts.indices.contains(first),
        step.cutouts.indices.contains(second)
      else { continue }
      let (start, end) = (old.cutouts[first].frame, step.cutouts[second].frame)
      let bend = (end.center - start.center).bend(arc: way.movement.arc) ?? Point(0, 0)
      func isWithin(_ p: Double) -> Bool {
        let lift = 4 * p * (1 - p)
        func part(_ from: Double, _ to: Double, _ bend: Double = 0) -> Double { from + (to - from) * p + lift * bend }
        return Rect(
          part(start.x, end.x, bend.x), part(start.y, end.y, bend.y), part(start.width, end.width),
          part(start.height, end.height)
        ).isWithinLimits
      }
      guard isWithin(progress.lowerBound), isWithin(0.5), isWithin(progress.upperBound) else {
        return "the path of a hole"
      }
    }
  }
  return nil
}

extension Outline {
  /// Returns true if it exceeds the limit when an overshooting spring scales it by a factor about its centre.
  fileprivate func leavesLimits(grownBy growth: Double) -> Bool {
    // Nearly all outlines are so far from the limit that their centre doesn't matter.
    let reach = points.reduce(0) { max($0, $1.magnitude) }
    guard Coordinate(reach * (1 + 2 * growth)) == nil else { return false }
    let box = bounds
    let (width, height) = (box.width * growth, box.height * growth)
    return !Rect(box.midX - width / 2, box.midY - height / 2, width, height).isWithinLimits
  }
}

extension StepPlan {
  /// Returns the name of the first part with such a coordinate, or nil if there is none.
  fileprivate func strayPart(_ callout: PlacedCallout?) -> String? {
    if let overlayFrame, let overlay = resolved.step.overlay,
      !(overlayFrame.isWithinLimits && Coordinate(overlay.blurOrDefault) != nil)
    {
      return "the overlay"
    }
    if !cutouts.allSatisfy(isWithinLimits) { return "a hole" }
    if !rings.allSatisfy(isWithinLimits) { return "a ring" }
    if !loops.allSatisfy(isWithinLimits) { return "an effect" }
    if !sprites.allSatisfy(isWithinLimits) { return "a sprite" }
    if let callout, !isWithinLimits(callout) { return "the callout" }
    if !(resolved.hitPadding.isWithinLimits && resolved.allowed.allSatisfy(\.frame.isWithinLimits)) {
      return "the interaction"
    }
    if !resolved.allTapped.allSatisfy(\.frame.isWithinLimits) { return "a rule" }
    if resolved.step.scroll != nil,
      !resolved.scrolling.allSatisfy({ $0.from.isWithinLimits && $0.to.isWithinLimits })
    {
      return "the scrolling"
    }
    return nil
  }
}

private func isWithinLimits(_ hole: CutoutPlan) -> Bool {
  hole.element.isWithinLimits && hole.frame.isWithinLimits && hole.clip?.isWithinLimits ?? true
    && hole.outline.isWithinLimits && isWithinLimits(hole.shape)
}

private func isWithinLimits(_ shape: TourShape) -> Bool {
  guard case .roundedRect(let radii, _) = shape else { return true }
  return radii.allSatisfy { Coordinate($0) != nil }
}

private func isWithinLimits(_ ring: RingPlan) -> Bool {
  Coordinate(ring.width) != nil && Coordinate(ring.gap) != nil
    && ring.dash?.allSatisfy { Coordinate($0) != nil } ?? true
    && ring.outline.isWithinLimits && ring.clip?.isWithinLimits ?? true
}

private func isWithinLimits(_ loop: LoopPlan) -> Bool {
  loop.rings.allSatisfy(isWithinLimits)
    && loop.keyframes.allSatisfy { Coordinate($0.change.grow) != nil && $0.change.shift.isWithinLimits }
}

private func isWithinLimits(_ sprite: SpritePlan) -> Bool {
  let (from, to) = (sprite.resolved.from, sprite.resolved.to)
  return sprite.resolved.sprite.look.sizeOrDefault.isWithinLimits && from.point.isWithinLimits
    && to.point.isWithinLimits && sprite.bend?.isWithinLimits ?? true
    && from.element?.frame.isWithinLimits ?? true && to.element?.frame.isWithinLimits ?? true
}

private func isWithinLimits(_ placed: PlacedCallout) -> Bool {
  func isLength(_ length: Double?) -> Bool { length.map { Coordinate($0) != nil } ?? true }
  let callout = placed.form.callout
  return isLength(callout.width) && isLength(callout.gap) && isLength(callout.maxHeight)
    && isLength(callout.sheetHeight) && callout.size?.isWithinLimits ?? true
    && placed.anchor?.frame.isWithinLimits ?? true && placed.avoid.allSatisfy(\.frame.isWithinLimits)
    && placed.layouts.allSatisfy { isWithinLimits($0.value) }
}

private func isWithinLimits(_ layout: TourCalloutLayout) -> Bool {
  guard let arrow = layout.arrow else { return layout.frame.isWithinLimits }
  return layout.frame.isWithinLimits && arrow.tip.isWithinLimits && arrow.baseStart.isWithinLimits
    && arrow.baseEnd.isWithinLimits
}
