import TutorialLanguage
import TutorialSyntax

/// The steps that no variant has: for want of their target, or because their `only` is about none of them.
struct LostSteps {
  private let tutorial: Tutorial
  /// The steps one of whose targets fits nothing in any variant: that is said instead. With the first of these.
  private let absentTargets: [Int: Selector]
  /// For each step that all variants leave out, whether the reason is never but its `only`.
  private var isExcluded: [Int: Bool] = [:]
  /// What is said of the steps whose target is there in all variants, and cannot be seen in any.
  private var concealed: [Int: Diagnostic] = [:]

  init(_ resolved: ResolvedTutorial, _ presence: SelectorPresence, _ words: TargetWords) {
    tutorial = resolved.tutorial
    absentTargets = Dictionary(
      resolved.variants.flatMap(\.selectors).lazy
        .filter { $0.role == .target && $0.outcome.isAbsent && presence.isAbsent($0.selector) }
        .map { ($0.step, $0.selector) }, uniquingKeysWith: { first, _ in first })
    guard !resolved.variants.isEmpty else { return }
    for step in tutorial.steps.indices {
      let reasons = resolved.variants.compactMap { variant -> String? in
        guard case .skipped(let place) = variant.courses[step] else { return nil }
        return variant.skipped[place].reason
      }
      guard reasons.count == resolved.variants.count else { continue }
      isExcluded[step] = reasons.allSatisfy { $0 == "only" }
      concealed[step] = concealment(of: step, in: resolved, words)
    }
  }

  /// What hides a step's target, where all variants that look for it have it.
  private func concealment(of step: Int, in resolved: ResolvedTutorial, _ words: TargetWords) -> Diagnostic? {
    let targets = resolved.variants.flatMap(\.selectors).filter { $0.step == step && $0.role == .target }
    let areHidden = targets.allSatisfy { result in
      if case .unusable = result.outcome { return true }
      return false
    }
    return areHidden ? targets.first.flatMap(words.diagnostic(of:)) : nil
  }

  /// What is wrong with the steps, by their places, that no variant can have as they are written: their target is in none.
  func faults(_ words: TargetWords) -> [Int: [StepFault]] {
    var faults = absentTargets.mapValues { [StepFault(.unknownTarget, at: words.span(of: $0))] }
    for (step, isExcluded) in isExcluded where !isExcluded && faults[step] == nil {
      faults[step] = [StepFault(missing(step))]
    }
    return faults
  }

  /// What is to be said of them, in the order of the steps.
  var diagnostics: [Diagnostic] {
    tutorial.steps.indices.compactMap { step in
      switch isExcluded[step] {
      case nil: nil
      case .some(true): excluded(step)
      case .some(false): absentTargets[step] == nil ? missing(step) : nil
      }
    }
  }

  private func missing(_ index: Int) -> Diagnostic {
    let step = tutorial.steps[index]
    let range = step.partial.targets?.range ?? step.id.range
    let note = Diagnostic.Note("`onMissing: skip` is for variants that lack what others have")
    if var diagnostic = concealed[index] {
      diagnostic.message += ", in any variant"
      diagnostic.severity = .error
      diagnostic.notes.append(note)
      return diagnostic
    }
    return Diagnostic(
      .unknownTarget, "the target of step \"\(excerpt(step.id.value))\" resolves in no variant",
      at: SourceSpan(tutorial.source, range), notes: [note])
  }

  private func excluded(_ index: Int) -> Diagnostic {
    let step = mergedStep(index, of: tutorial) { _ in false }
    return Diagnostic(
      .matchesNothing, "no variant of the layouts is one that step \"\(excerpt(step.id.value))\" is for",
      at: SourceSpan(tutorial.source, step.partial.only?.range ?? step.id.range))
  }
}
