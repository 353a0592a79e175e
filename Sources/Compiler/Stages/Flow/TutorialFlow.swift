import TutorialLanguage

/// The destinations of rules and buttons in every variant of a tutorial.
///
/// The flow doesn't depend on frames: the texts of the steps and their languages are known before anything is drawn.
struct TutorialFlow: Sendable {
  /// The flow of each variant. Variants with the same steps share one.
  let variants: [VariantFlow]
  /// The distinct flows, in the order of first use.
  let all: [VariantFlow]

  /// Creates the flow of a tutorial with resolved selectors.
  init(_ resolved: ResolvedTutorial) {
    var places: [Key: Int] = [:]
    var all: [VariantFlow] = []
    variants = resolved.variants.map { variant in
      let key = Key(
        steps: variant.steps.map { ObjectIdentifier($0.step) }, hasTargets: variant.steps.map { !$0.targets.isEmpty })
      if let known = places[key] { return all[known] }
      let flow = VariantFlow(FlowPlanner(resolved.tutorial, variant), of: variant)
      places[key] = all.count
      all.append(flow)
      return flow
    }
    self.all = all
  }

  /// The inputs of a variant's flow: the merged steps and the presence of their targets.
  private struct Key: Hashable {
    let steps: [ObjectIdentifier]
    let hasTargets: [Bool]
  }
}

/// The flow of all variants that have the same steps, styles, and steps with targets.
///
/// Mostly these are all variants. Anything that follows from the flow alone is computed and written once.
final class VariantFlow: Sendable {
  /// The planner, for further questions about the ways.
  let planner: FlowPlanner
  let steps: [StepFlow]

  fileprivate init(_ planner: FlowPlanner, of variant: ResolvedVariant) {
    self.planner = planner
    steps = variant.steps.enumerated().map { place, resolved in
      StepFlow(step: resolved.step, rules: planner.rules(at: place), buttons: planner.buttons(at: place))
    }
  }
}

/// The rules and buttons of one step.
struct StepFlow: Sendable {
  let step: Step
  let rules: [RulePlan]
  /// The buttons of its callout, in reading order.
  let buttons: [ButtonPlan]
}
