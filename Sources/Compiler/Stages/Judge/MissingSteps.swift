import TutorialLanguage
import TutorialSyntax

/// The steps that no variant has, because their target is missing or their `only` matches no variant.
struct MissingSteps {
  private let tutorial: Tutorial
  /// The steps with a target that matches nothing in any variant, which is reported instead.
  ///
  /// Each has its first such target.
  private let absentTargets: [Int: Selector]
  /// For each step that all variants skip, true if the only reason is its `only`.
  private var isExcluded: [Int: Bool] = [:]
  /// The diagnostics of steps whose target is present in all variants and visible in none.
  private var concealed: [Int: Diagnostic] = [:]

  init(_ resolved: ResolvedTutorial, _ presence: SelectorPresence, _ words: SelectorWording) {
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

  /// Returns the diagnostic of a target that is hidden in all variants that look for it, or nil.
  private func concealment(of step: Int, in resolved: ResolvedTutorial, _ words: SelectorWording) -> Diagnostic? {
    let targets = resolved.variants.flatMap(\.selectors).filter { $0.step == step && $0.role == .target }
    let areHidden = targets.allSatisfy { result in
      if case .unusable = result.outcome { return true }
      return false
    }
    return areHidden ? targets.first.flatMap(words.diagnostic(of:)) : nil
  }

  /// Returns the faults of steps, by index, that no variant can have as written because the target is always missing.
  func faults(_ words: SelectorWording) -> [Int: [StepFault]] {
    var faults = absentTargets.mapValues { [StepFault(id: .unknownTarget, place: words.span(of: $0))] }
    for (step, isExcluded) in isExcluded where !isExcluded && faults[step] == nil {
      faults[step] = [StepFault(missing(step))]
    }
    return faults
  }

  /// The diagnostics, in the order of the steps.
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
    let note = Diagnostic.Note("`onMissing: skip` is for a target that some variants have and others lack")
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
      .matchesNothing, "step \"\(excerpt(step.id.value))\" is for none of the variants in the layouts",
      at: SourceSpan(tutorial.source, step.partial.only?.range ?? step.id.range))
  }
}
