import TutorialLanguage
import TutorialSyntax

/// The steps that no variant has: for want of their target, or because their `only` is about none of them.
struct LostSteps {
  private let tutorial: Tutorial
  /// The steps whose target fits nothing in any variant: that is said instead.
  private let stepsWithAbsentTargets: Set<Int>
  /// For each step that all variants leave out, whether the reason is never but its `only`.
  private var isExcluded: [Int: Bool] = [:]

  init(_ resolved: ResolvedTutorial, _ presence: SelectorPresence) {
    tutorial = resolved.tutorial
    stepsWithAbsentTargets = Set(
      resolved.variants.flatMap(\.selectors).lazy
        .filter { $0.role == .target && $0.outcome.isAbsent && presence.isAbsent($0.selector) }.map(\.step))
    guard !resolved.variants.isEmpty else { return }
    for step in tutorial.steps.indices {
      let reasons = resolved.variants.compactMap { variant -> String? in
        guard case .skipped(let place) = variant.courses[step] else { return nil }
        return variant.skipped[place].reason
      }
      if reasons.count == resolved.variants.count { isExcluded[step] = reasons.allSatisfy { $0 == "only" } }
    }
  }

  /// The steps, by their places, that no variant can have as they are written, since their target is in none.
  var withoutTarget: Set<Int> { Set(isExcluded.filter { !$0.value }.keys).union(stepsWithAbsentTargets) }

  /// What is to be said of them, in the order of the steps.
  var diagnostics: [Diagnostic] {
    tutorial.steps.indices.compactMap { step in
      switch isExcluded[step] {
      case nil: nil
      case .some(true): excluded(step)
      case .some(false): stepsWithAbsentTargets.contains(step) ? nil : missing(step)
      }
    }
  }

  private func missing(_ index: Int) -> Diagnostic {
    let step = tutorial.steps[index]
    let range = step.partial.targets?.range ?? step.id.range
    return Diagnostic(
      .unknownTarget, "the target of step \"\(excerpt(step.id.value))\" resolves in no variant",
      at: SourceSpan(tutorial.source, range),
      notes: [.init("`onMissing: skip` is for variants that lack what others have")])
  }

  private func excluded(_ index: Int) -> Diagnostic {
    let step = mergedStep(index, of: tutorial) { _ in false }
    return Diagnostic(
      .matchesNothing, "no variant of the layouts is one that step \"\(excerpt(step.id.value))\" is for",
      at: SourceSpan(tutorial.source, step.partial.only?.range ?? step.id.range))
  }
}
