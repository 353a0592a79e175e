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

  /// Findings about steps that every variant leaves out for want of their target.
  var lostSteps: [Diagnostic] {
    resolved.tutorial.steps.indices.filter(isLost).map(lost)
  }

  private func isLost(_ index: Int) -> Bool {
    guard !resolved.variants.isEmpty else { return false }
    var isMissed = false
    for variant in resolved.variants {
      if variant.steps.contains(where: { $0.step.index == index }) { return false }
      guard let skipped = variant.skipped.first(where: { $0.index == index }) else { return false }
      if skipped.reason != "only" { isMissed = true }
    }
    return isMissed
  }

  private func lost(_ index: Int) -> Diagnostic {
    let step = resolved.tutorial.steps[index]
    let range = step.layer.targets?.range ?? step.id.range
    return Diagnostic(
      .unknownTarget, "the target of step \"\(excerpt(step.id.value))\" resolves in no variant",
      at: SourceSpan(resolved.tutorial.source, range),
      notes: [.init("`onMissing: skip` is for variants that lack what others have")])
  }
}
