import TutorialIR

/// Tells a target that no variant has from one that only some lack, and reports steps that exist nowhere.
struct PresenceCheck {
  private let resolved: ResolvedTutorial
  private let library: LayoutLibrary
  private(set) var findings: Findings

  init(_ resolved: ResolvedTutorial, _ library: LayoutLibrary, findings: Findings) {
    self.resolved = resolved
    self.library = library
    self.findings = findings
  }

  /// Rewrites the findings of absent targets, and adds those about steps that are left out everywhere.
  mutating func check() {
    let count = resolved.variants.count
    findings.rewrite { diagnostic in
      guard diagnostic.id == .unknownTarget, diagnostic.variants.count < count else { return diagnostic }
      return Self.missingInSome(diagnostic, of: count)
    }
    for index in resolved.tutorial.steps.indices where isLeftOutEverywhere(index) {
      findings.add(absentEverywhere(index))
    }
  }

  private static func missingInSome(_ diagnostic: Diagnostic, of count: Int) -> Diagnostic {
    var result = diagnostic
    result.id = .missingInVariant
    result.severity = DiagnosticID.missingInVariant.defaultSeverity
    result.notes.append(
      .init(
        "\(count - diagnostic.variants.count) of \(count) variants have it; "
          + "`onMissing` or `fallback` says what the others get"))
    return result
  }

  /// Whether every variant that the step is for has lost it for want of its target.
  private func isLeftOutEverywhere(_ index: Int) -> Bool {
    guard !resolved.variants.isEmpty else { return false }
    var lost = false
    for variant in resolved.variants {
      if variant.steps.contains(where: { $0.step.index == index }) { return false }
      guard let skipped = variant.skipped.first(where: { $0.index == index }) else { return false }
      if skipped.reason != "only" { lost = true }
    }
    return lost
  }

  private func absentEverywhere(_ index: Int) -> Diagnostic {
    let step = resolved.tutorial.steps[index]
    let range = step.layer.targets?.range ?? step.id.range
    return Diagnostic(
      .unknownTarget, "the target of step \"\(excerpt(step.id.value))\" resolves in no variant",
      at: SourceSpan(resolved.tutorial.source, range),
      notes: [.init("`onMissing: skip` is for variants that lack what others have")])
  }
}
