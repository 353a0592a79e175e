import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialTour

/// Computes everything that depends on frames: each step's holes and rings, and the overlay's transitions.
///
/// ``checkPlan(_:)`` reports unwise results.
///
/// - Parameter budget: the budget for outlines. If it is exceeded, that is the only diagnostic, and the plan has no
///   variants.
func planTutorial(
  _ resolved: ResolvedTutorial, _ flow: TutorialFlow, motions cache: MotionCache, budget: Budget = Budget()
) -> Parsed<TutorialPlan> {
  let tutorial = resolved.tutorial
  var motions = MotionTable(cache: cache)
  var grouping = VariantGrouping()
  var outlines = OutlineSpending(budget)
  var known: [ObjectIdentifier: PlannedVariant] = [:]
  let variants = zip(resolved.variants, flow.variants).map { variant, flow in
    planVariant(variant, flow, of: tutorial, &known, &motions, &grouping, &outlines)
  }
  outlines.countDivision()
  if let exceeded = outlines.exceeded {
    // An empty plan, so that no further diagnostics follow.
    let none = ReducedMotionPlan(kind: .cut, motion: nil)
    let cut = TutorialPlan(
      tutorial: tutorial, variants: [], reducedMotion: none, isCutShort: true, motionTable: motions)
    let span = SourceSpan(tutorial.source, exceeded.range)
    return Parsed(cut, diagnostics: [exceeded.kind.exceeded(exceeded.limit, at: span)])
  }
  let reduced = motions.plan(tutorial.reducedMotionOrDefault)
  let plan = TutorialPlan(
    tutorial: tutorial, variants: variants, reducedMotion: reduced, motionTable: motions)
  return Parsed(plan, diagnostics: grouping.diagnostics)
}

private func planVariant(
  _ variant: ResolvedVariant, _ flow: VariantFlow, of tutorial: Tutorial,
  _ known: inout [ObjectIdentifier: PlannedVariant], _ motions: inout MotionTable, _ grouping: inout VariantGrouping,
  _ outlines: inout OutlineSpending
) -> VariantPlan {
  let (last, resolvedSteps) = (known[ObjectIdentifier(flow)], variant.steps)
  var draft = last == nil ? VariantShapePlanner(tutorial: tutorial, resolved: resolvedSteps, flow: flow) : nil
  var planned: [StepPlacement] = []
  planned.reserveCapacity(resolvedSteps.count)
  var found: [Diagnostic] = []
  for (place, resolved) in resolvedSteps.enumerated() {
    if let again = last?.placement(at: place, of: resolved) {
      again.spend(&outlines)
      guard !outlines.isExceeded else { break }
      planned.append(again)
      continue
    }
    var planner = StepPlanner(resolved, source: tutorial.source)
    var crossings = StepPlacement.Crossings(before: outlines.crossingCount)
    let holes = planner.holes(&outlines)
    crossings.holes = outlines.crossingCount - crossings.before
    guard !outlines.isExceeded else { break }
    let before = found.count
    found += planner.diagnostics
    var loops: [LoopPlan] = []
    if !resolved.step.effects.isEmpty {
      var effects = EffectPlanner(source: tutorial.source, cutouts: holes.cutouts, rings: holes.rings)
      loops = resolved.step.effects.map { effects.loop($0, &outlines) }
      found += effects.diagnostics
    }
    crossings.loops = outlines.crossingCount - crossings.before - crossings.holes
    // Motions are named by the order of first use.
    draft?.addStep(&motions)
    let sprites = resolved.sprites.map { SpritePlan($0, motions: &motions) }
    draft?.addReducedMotion(&motions)
    planned.append(
      StepPlacement(
        step: resolved, frame: planner.overlayFrame, holes: holes, sprites: sprites, loops: loops,
        isSound: found.count == before, crossings: crossings))
  }
  // Ways may lead to steps that weren't planned because the budget ran out; they are dropped.
  guard !outlines.isExceeded, let shape = last?.shape ?? draft?.shape(&motions) else {
    return VariantPlan(resolved: variant, shape: VariantShape(flow: flow, steps: []), steps: [])
  }
  known[ObjectIdentifier(flow)] = PlannedVariant(shape: shape, placements: planned)
  grouping.add(found, variant: variant.id)
  let steps = planned.indices.map { place in
    let transitions = shape.steps[place].ways.map { way -> [TourPair] in
      guard way.isPaired else { return [] }
      let old = way.from.map { planned[$0].holes.cutouts } ?? []
      return TourPair.pairs(from: old, to: planned[place].holes.cutouts)
    }
    return StepPlan(resolvedSteps[place], planned[place], transitions: transitions)
  }
  return VariantPlan(resolved: variant, shape: shape, steps: steps)
}

/// The last variant with a shape. The next one usually differs in few steps, or in the language alone.
private struct PlannedVariant {
  let shape: VariantShape
  let placements: [StepPlacement]

  /// Returns the placement of the step at `place` if this variant can share it, or nil.
  func placement(at place: Int, of step: ResolvedStep) -> StepPlacement? {
    guard placements.indices.contains(place), placements[place].isSound, step.isPlaced(like: placements[place].step)
    else { return nil }
    return placements[place]
  }
}

/// The placement of a step on the screen, before the ways from other steps are known.
///
/// A class, because variants share it and each stage reads it.
final class StepPlacement: Sendable {
  /// The numbers of intersection tests: before the step, for its holes, and for its loops.
  struct Crossings: Sendable {
    let before: Int
    var holes = 0
    var loops = 0
  }

  let step: ResolvedStep
  /// The rectangle that the overlay covers, or nil without an overlay.
  let frame: Rect?
  let holes: StepHoles
  let sprites: [SpritePlan]
  let loops: [LoopPlan]
  /// True if the step has no diagnostics.
  let isSound: Bool
  private let crossings: Crossings

  init(
    step: ResolvedStep, frame: Rect?, holes: StepHoles, sprites: [SpritePlan], loops: [LoopPlan], isSound: Bool,
    crossings: Crossings
  ) {
    self.step = step
    self.frame = frame
    self.holes = holes
    self.sprites = sprites
    self.loops = loops
    self.isSound = isSound
    self.crossings = crossings
  }

  /// Charges the cost of planning this step once more.
  ///
  /// The total mustn't depend on what the variants share, because stored layouts don't tell that.
  func spend(_ spending: inout OutlineSpending) {
    spending.enter(step.step)
    for cutout in holes.cutouts { spending.countOutline(cutout.outline) }
    spending.chargeSearch(crossings.holes)
    for ring in holes.rings { spending.countOutline(ring.outline) }
    spending.chargeSearch(crossings.loops)
  }
}
