import TutorialIR

/// Tells a target that no variant has from one that only some lack, and finds steps that exist nowhere.
struct PresenceCheck {
  private let resolved: ResolvedTutorial

  init(_ resolved: ResolvedTutorial) {
    self.resolved = resolved
  }

  /// The finding of an absent target, as it is once all variants are known; other findings as they are.
  func judge(_ diagnostic: Diagnostic) -> Diagnostic {
    let count = resolved.variants.count
    guard diagnostic.id == .unknownTarget, diagnostic.variants.count < count else { return diagnostic }
    var result = diagnostic
    result.id = .missingInVariant
    result.severity = DiagnosticID.missingInVariant.defaultSeverity
    result.notes.append(
      .init(
        "\(count - diagnostic.variants.count) of \(count) variants have it; "
          + "`onMissing` or `fallback` says what the others get"))
    return result
  }

  /// Findings about steps that every variant leaves out: for want of their target, or because their `only` is about
  /// none of them.
  var lostSteps: [Diagnostic] {
    resolved.tutorial.steps.indices.compactMap { index in
      switch loss(of: index) {
      case .none: nil
      case .some(.missing): missing(index)
      case .some(.excluded): excluded(index)
      }
    }
  }

  private enum Loss {
    case missing
    case excluded
  }

  /// Why no variant has a step; nil where one does, or where an error hides it.
  private func loss(of index: Int) -> Loss? {
    var loss: Loss?
    for variant in resolved.variants {
      guard let skipped = variant.skipped.first(where: { $0.index == index }) else { return nil }
      loss = skipped.reason == "only" && loss != .missing ? .excluded : .missing
    }
    return loss
  }

  private func missing(_ index: Int) -> Diagnostic {
    let step = resolved.tutorial.steps[index]
    let range = step.layer.targets?.range ?? step.id.range
    return Diagnostic(
      .unknownTarget, "the target of step \"\(excerpt(step.id.value))\" resolves in no variant",
      at: SourceSpan(resolved.tutorial.source, range),
      notes: [.init("`onMissing: skip` is for variants that lack what others have")])
  }

  private func excluded(_ index: Int) -> Diagnostic {
    let step = mergedStep(index, of: resolved.tutorial) { _ in false }
    return Diagnostic(
      .matchesNothing, "no variant of the layouts is one that step \"\(excerpt(step.id.value))\" is for",
      at: SourceSpan(resolved.tutorial.source, step.layer.only?.range ?? step.id.range))
  }
}
