import TutorialLanguage

/// Where rules and buttons lead in every variant of a tutorial. It depends on no frame: what steps say, and in which
/// languages, is known before anything is drawn.
struct TutorialFlow: Sendable {
  /// Of each variant; those that have the same steps share one.
  let variants: [VariantFlow]
  /// Each once, in the order of first use.
  let all: [VariantFlow]

  /// The flow of a tutorial whose selectors are resolved.
  init(_ resolved: ResolvedTutorial) {
    var places: [Key: Int] = [:]
    var all: [VariantFlow] = []
    variants = resolved.variants.map { variant in
      let key = Key(variant)
      if let known = places[key] { return all[known] }
      let flow = VariantFlow(FlowPlanner(resolved.tutorial, variant), of: variant)
      places[key] = all.count
      all.append(flow)
      return flow
    }
    self.all = all
  }

  /// What the flow of a variant depends on: the steps as they are merged, and which of them have targets.
  private struct Key: Hashable {
    let steps: [ObjectIdentifier]
    let hasTargets: [Bool]

    init(_ variant: ResolvedVariant) {
      steps = variant.steps.map { ObjectIdentifier($0.step) }
      hasTargets = variant.steps.map { !$0.targets.isEmpty }
    }
  }
}

/// The flow of all variants that have the same steps, in the same styles and with targets where the others have them;
/// mostly these are all. What follows from it alone is found, and written, once.
final class VariantFlow: Sendable {
  /// What answers other questions about its ways.
  let planner: FlowPlanner
  /// Its steps, in order.
  let steps: [StepFlow]

  fileprivate init(_ planner: FlowPlanner, of variant: ResolvedVariant) {
    self.planner = planner
    steps = variant.steps.enumerated().map { place, resolved in
      StepFlow(step: resolved.step, rules: planner.rules(at: place), buttons: planner.buttons(at: place))
    }
  }
}

/// Where one step leads.
struct StepFlow: Sendable {
  /// The step.
  let step: Step
  /// The rules that end it.
  let rules: [RulePlan]
  /// The buttons of its callout, in reading order.
  let buttons: [ButtonPlan]
}
