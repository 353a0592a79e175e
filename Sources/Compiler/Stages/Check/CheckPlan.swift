import TutorialLanguage
package import TutorialSyntax

/// What is unwise or wrong in a tutorial whose plan is made: what its holes look like, where its rules lead, what can be
/// read and touched, what moves for how long. Nothing is decided here, and a plan that was cut short is not looked at.
package func checkPlan(_ plan: TutorialPlan) -> [Diagnostic] {
  guard !plan.isCutShort else { return [] }
  let tutorial = plan.tutorial
  let isWhole = tutorial.leadsToKnownSteps
  var grouping = VariantGrouping()
  var buttons = ButtonCheck(source: tutorial.source)
  for variant in plan.variants {
    buttons.visit(variant.resolved, variant.flow)
    var found = FlowCheck(variant.resolved, of: tutorial, variant.flow).diagnostics(isWhole: isWhole)
    for step in variant.steps {
      found += CutoutCheck(step, source: tutorial.source).diagnostics
      if let unlabelled = missingLabel(of: step.resolved.step, source: tutorial.source) { found.append(unlabelled) }
      found += ContrastCheck(step, source: tutorial.source).diagnostics
      found += HitAreaCheck(step, source: tutorial.source).diagnostics
    }
    found += MotionCheck(variant.steps, motions: plan.motionTable, of: tutorial).diagnostics
    grouping.add(found, variant: variant.resolved.id)
  }
  grouping.add(buttons.diagnostics)
  return grouping.diagnostics
}
