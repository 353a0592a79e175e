package import TutorialIR

/// Decides everything that depends on frames: the holes and rings of each step, where its rules lead, and how the
/// overlay gets there.
///
/// - Parameter cache: where motions are fitted.
package func planTutorial(_ resolved: ResolvedTutorial, motions cache: MotionCache) -> Parsed<TutorialPlan> {
  let tutorial = resolved.tutorial
  var motions = MotionTable(cache)
  var findings = VariantGrouping()
  let isWhole = tutorial.leadsToKnownSteps
  var buttons = ButtonCheck(source: tutorial.source)
  let variants = resolved.variants.map { variant in
    let flow = FlowPlanner(tutorial, variant)
    buttons.visit(variant, flow)
    findings.add(FlowCheck(variant, of: tutorial, flow).diagnostics(isWhole: isWhole), variant: variant.id)
    return planVariant(variant, of: tutorial, flow, &motions, &findings)
  }
  findings.add(buttons.diagnostics)
  let reduced = motions.plan(tutorial.reducedMotionOrDefault)
  let plan = TutorialPlan(tutorial: tutorial, variants: variants, motions: motions.motions, reducedMotion: reduced)
  return Parsed(plan, diagnostics: findings.diagnostics)
}

private func planVariant(
  _ variant: ResolvedVariant, of tutorial: Tutorial, _ flow: FlowPlanner, _ motions: inout MotionTable,
  _ findings: inout VariantGrouping
) -> VariantPlan {
  var steps: [StepPlan] = []
  var found: [Diagnostic] = []
  for (place, resolved) in variant.steps.enumerated() {
    var planner = StepPlanner(resolved, source: tutorial.source)
    let holes = planner.holes()
    var effects = EffectPlanner(source: tutorial.source, cutouts: holes.cutouts, rings: holes.rings)
    let loops = resolved.step.effects.map { effects.loop($0) }
    found += planner.diagnostics + effects.diagnostics
    if let unlabelled = missingLabel(of: resolved.step, source: tutorial.source) { found.append(unlabelled) }
    let step = resolved.step
    let ownReduced = step.reducedMotion == tutorial.reducedMotionOrDefault ? nil : step.reducedMotion
    steps.append(
      StepPlan(
        resolved: resolved, overlayFrame: planner.overlayFrame, cutouts: holes.cutouts, rings: holes.rings,
        rules: flow.rules(at: place), buttons: flow.buttons(at: place),
        enter: step.movement(.enter).map { motions.plan($0, delay: step.delay) },
        exit: step.movement(.exit).map { motions.plan($0) },
        variantChange: step.movement(.variantChange).map { motions.plan($0) }, transitions: [],
        sprites: resolved.sprites.map { SpritePlan($0, motions: &motions) }, loops: loops,
        reducedMotion: ownReduced.map { motions.plan($0) }))
  }
  for step in steps {
    found += ContrastCheck(step, source: tutorial.source).diagnostics
    found += HitAreaCheck(step, source: tutorial.source).diagnostics
  }
  findings.add(found, variant: variant.id)
  let transitions = TransitionPlanner(steps)
  for place in steps.indices { steps[place].transitions = transitions.transitions(into: place, motions: &motions) }
  findings.add(MotionCheck(steps, motions: motions, of: tutorial).diagnostics, variant: variant.id)
  return VariantPlan(resolved: variant, steps: steps)
}
