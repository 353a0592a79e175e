import TutorialLanguage
import TutorialMotion
package import TutorialSyntax
package import TutorialThemes

/// Checks a finished plan: its holes, the flow, readability, touch targets, and motion.
///
/// It decides nothing itself and ignores a plan that was cut short.
///
/// - Parameter theme: the look of callouts and hairlines.
package func checkPlan(_ plan: TutorialPlan, theme: LayeredTheme = LayeredTheme()) -> [Diagnostic] {
  guard !plan.isCutShort else { return [] }
  let tutorial = plan.tutorial
  let isWhole = tutorial.leadsToKnownSteps
  let progress = plan.motions.map(\.progressRanges)
  var grouping = VariantGrouping()
  var buttons = ButtonCheck(source: tutorial.source)
  var shapes: [ObjectIdentifier: ShapeFindings] = [:]
  for variant in plan.variants {
    let id = ObjectIdentifier(variant.shape)
    if shapes[id] == nil { buttons.visit(variant.resolved, variant.shape.flow.planner) }
    let shape = shapes[id] ?? ShapeFindings(variant, of: plan, isWhole: isWhole)
    shapes[id] = shape
    var found = shape.flow
    func note(_ diagnostics: [Diagnostic]) {
      if !diagnostics.isEmpty { found += diagnostics }
    }
    var viewport = ViewportCheck(variant, progress: progress, source: tutorial.source)
    var moving: [Diagnostic] = []
    var hits = HitAreaCheck(source: tutorial.source)
    var disabled = DisabledTargetCheck(source: tutorial.source)
    for (place, step) in variant.steps.enumerated() {
      let own = shape.steps[place]
      note(CutoutCheck(step, source: tutorial.source).diagnostics)
      if let unlabelled = own.label { found.append(unlabelled) }
      note(ContrastCheck(step, source: tutorial.source, theme: theme).diagnostics)
      if step.resolved.step.awaitsElements { note(PresenceCheck(step.resolved, source: tutorial.source).diagnostics) }
      hits.check(step)
      disabled.check(step, variant.shape.steps[place])
      if !step.cutouts.isEmpty, let flash = own.flash { moving.append(flash) }
      if !own.motion.isEmpty { moving += own.motion }
      if !step.sprites.isEmpty { moving += motion(of: step.sprites, in: plan) }
      viewport.check(step, at: place)
    }
    grouping.add(
      found + hits.diagnostics + disabled.diagnostics + moving + viewport.diagnostics, variant: variant.resolved.id)
  }
  grouping.add(buttons.diagnostics)
  return grouping.diagnostics
}

/// Returns the diagnostics of sprites' motions.
private func motion(of sprites: [SpritePlan], in plan: TutorialPlan) -> [Diagnostic] {
  let check = MotionCheck(motions: plan.motionTable, of: plan.tutorial)
  return sprites.compactMap { check.diagnostic(of: $0) }
}

/// The diagnostics that all variants with the same shape share.
private struct ShapeFindings {
  /// The diagnostics of a step that don't depend on frames.
  struct StepFindings {
    /// The diagnostic of a step that says nothing to a screen reader.
    var label: Diagnostic?
    /// The diagnostic of effects that flash. It applies only if the step has a hole.
    var flash: Diagnostic?
    /// The diagnostics of the step's movements.
    var motion: [Diagnostic]
  }

  /// The diagnostics of the ways between the steps.
  var flow: [Diagnostic]
  /// The diagnostics of each step.
  var steps: [StepFindings]

  init(_ variant: VariantPlan, of plan: TutorialPlan, isWhole: Bool) {
    let source = plan.tutorial.source
    flow = FlowCheck(variant.resolved, of: plan.tutorial, variant.shape.flow.planner).diagnostics(isWhole: isWhole)
    let check = MotionCheck(motions: plan.motionTable, of: plan.tutorial)
    steps = variant.shape.steps.map { shape in
      StepFindings(
        label: missingLabel(of: shape.step, source: source),
        flash: flashingEffects(shape.step.effects, source: source), motion: check.diagnostics(of: shape.step))
    }
  }
}
