import TutorialLanguage
package import TutorialSyntax
import TutorialTour

/// Decides everything that depends on frames: the holes and rings of each step, where its rules lead, and how the
/// overlay gets there. What of it is unwise, ``checkPlan(_:)`` says.
///
/// - Parameters:
///   - cache: where motions are fitted.
///   - budget: what its outlines may take; what exceeds it is the one diagnostic, and the plan has no variants.
package func planTutorial(
  _ resolved: ResolvedTutorial, motions cache: MotionCache, budget: Budget = Budget()
) -> Parsed<TutorialPlan> {
  let tutorial = resolved.tutorial
  var motions = MotionTable(cache)
  var grouping = VariantGrouping()
  var outlines = OutlineSpending(budget)
  let variants = resolved.variants.map { planVariant($0, of: tutorial, &motions, &grouping, &outlines) }
  outlines.divide()
  if let exceeded = outlines.exceeded {
    return tutorial.isTooMuch(exceeded.kind, exceeded.limit, at: exceeded.range, motions)
  }
  let reduced = motions.plan(tutorial.reducedMotionOrDefault)
  let plan = TutorialPlan(tutorial: tutorial, variants: variants, reducedMotion: reduced, motionTable: motions)
  return Parsed(plan, diagnostics: grouping.diagnostics)
}

extension Tutorial {
  /// What is left of a tutorial that takes more than there is: nothing, so that no diagnostic follows from it.
  fileprivate func isTooMuch(
    _ kind: Budget.Kind, _ limit: Int, at range: ByteRange, _ motions: MotionTable
  ) -> Parsed<TutorialPlan> {
    let none = ReducedMotionPlan(kind: .cut, motion: nil)
    let cut = TutorialPlan(
      tutorial: self, variants: [], reducedMotion: none, isCutShort: true, motionTable: motions)
    return Parsed(cut, diagnostics: [kind.exceeded(limit, at: SourceSpan(source, range))])
  }
}

private func planVariant(
  _ variant: ResolvedVariant, of tutorial: Tutorial, _ motions: inout MotionTable,
  _ grouping: inout VariantGrouping, _ outlines: inout OutlineSpending
) -> VariantPlan {
  let flow = FlowPlanner(tutorial, variant)
  var steps: [StepPlan] = []
  var found: [Diagnostic] = []
  for (place, resolved) in variant.steps.enumerated() {
    var planner = StepPlanner(resolved, source: tutorial.source)
    let holes = planner.holes(&outlines)
    guard !outlines.isExceeded else { break }
    var effects = EffectPlanner(source: tutorial.source, cutouts: holes.cutouts, rings: holes.rings)
    let loops = resolved.step.effects.map { effects.loop($0, &outlines) }
    found += planner.diagnostics + effects.diagnostics
    let step = resolved.step
    let ownReduced = step.reducedMotion == tutorial.reducedMotionOrDefault ? nil : step.reducedMotion
    steps.append(
      StepPlan(
        resolved: resolved, overlayFrame: planner.overlayFrame, cutouts: holes.cutouts,
        opening: holes.opening, overlap: holes.overlap, rings: holes.rings, rules: flow.rules(at: place),
        buttons: flow.buttons(at: place),
        enter: step.movement(.enter).map { motions.plan($0, delay: step.delay) },
        exit: step.movement(.exit).map { motions.plan($0) },
        variantChange: step.movement(.variantChange).map { motions.plan($0) }, transitions: [],
        sprites: resolved.sprites.map { SpritePlan($0, motions: &motions) }, loops: loops,
        reducedMotion: ownReduced.map { motions.plan($0) }))
  }
  // Ways may lead to steps that were not planned any more; nothing is made of these.
  guard !outlines.isExceeded else { return VariantPlan(resolved: variant, flow: flow, steps: []) }
  grouping.add(found, variant: variant.id)
  let transitions = TransitionPlanner(steps)
  for place in steps.indices { steps[place].transitions = transitions.transitions(into: place, motions: &motions) }
  return VariantPlan(resolved: variant, flow: flow, steps: steps)
}
