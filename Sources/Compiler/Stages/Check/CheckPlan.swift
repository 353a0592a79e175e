import TutorialLanguage
import TutorialMotion
package import TutorialSyntax
package import TutorialThemes

/// Checks a finished plan: its holes, the flow, readability, touch targets, and motion.
///
/// It decides nothing itself and ignores a plan that was cut short.
package func checkPlan(_ plan: TutorialPlan, theme: LayeredTheme = LayeredTheme()) -> [Diagnostic] {
  guard !plan.isCutShort else { return [] }
  let tutorial = plan.tutorial
  let isWhole = tutorial.leadsToKnownSteps
  let progress = plan.motions.map(\.progressRanges)
  var grouping = VariantGrouping()
  var buttons = ButtonCheck(source: tutorial.source)
  let motion = MotionCheck(motions: plan.motionTable, tutorial: tutorial)
  var shapes: [ObjectIdentifier: ShapeFindings] = [:]
  for variant in plan.variants {
    let id = ObjectIdentifier(variant.shape)
    if shapes[id] == nil { buttons.visit(variant.resolved, variant.shape.flow.planner) }
    let shape = shapes[id] ?? ShapeFindings(variant, of: tutorial, isWhole: isWhole, motion)
    shapes[id] = shape
    var found = shape.flow
    // Most steps have no diagnostics, and appending nothing costs more than asking.
    func note(_ diagnostics: [Diagnostic]) {
      if !diagnostics.isEmpty { found += diagnostics }
    }
    var viewport = ViewportCheck(variant: variant, progress: progress, source: tutorial.source)
    var moving: [Diagnostic] = []
    var hits = HitAreaCheck(source: tutorial.source)
    var disabled = DisabledTargetCheck(source: tutorial.source)
    for (place, step) in variant.steps.enumerated() {
      let own = shape.steps[place]
      note(CutoutCheck(step: step, source: tutorial.source).diagnostics)
      if let unlabelled = own.label { found.append(unlabelled) }
      note(ContrastCheck(step: step, source: tutorial.source, theme: theme).diagnostics)
      if step.resolved.step.awaitsElements {
        note(PresenceCheck(step: step.resolved, source: tutorial.source).diagnostics)
      }
      hits.check(step)
      disabled.check(step, variant.shape.steps[place])
      if !step.cutouts.isEmpty, let flash = own.flash { moving.append(flash) }
      if !own.motion.isEmpty { moving += own.motion }
      if !step.sprites.isEmpty { moving += step.sprites.compactMap { motion.diagnostic(of: $0) } }
      viewport.check(step, at: place)
    }
    grouping.add(
      found + hits.diagnostics + disabled.diagnostics + moving + viewport.diagnostics, variant: variant.resolved.id)
  }
  grouping.add(buttons.diagnostics)
  return grouping.diagnostics
}

/// The diagnostics that all variants with the same shape share.
private struct ShapeFindings {
  /// The diagnostics of the ways between the steps.
  let flow: [Diagnostic]
  /// The diagnostics of each step.
  let steps: [StepFindings]

  /// The diagnostics of a step's words, effects and movements. Effects flash only if the step has a hole.
  struct StepFindings {
    let label: Diagnostic?
    let flash: Diagnostic?
    let motion: [Diagnostic]
  }

  init(_ variant: VariantPlan, of tutorial: Tutorial, isWhole: Bool, _ motion: MotionCheck) {
    let planner = variant.shape.flow.planner
    let graph = FlowGraph(variant.resolved, planner)
    flow = FlowCheck(tutorial: tutorial, steps: variant.resolved.steps, graph: graph, flow: planner)
      .diagnostics(isWhole: isWhole)
    steps = variant.shape.steps.map {
      StepFindings(
        label: missingLabel(of: $0.step, source: tutorial.source),
        flash: flashingEffects($0.step.effects, source: tutorial.source), motion: motion.diagnostics(of: $0.step))
    }
  }
}
