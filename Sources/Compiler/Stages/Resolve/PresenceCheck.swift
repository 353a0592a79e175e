import TutorialLanguage
import TutorialSyntax

/// Tells a target that no variant has from one that only some lack, and finds steps and elements that exist nowhere.
struct PresenceCheck {
  private let resolved: ResolvedTutorial
  private let selectors: SelectorPresence
  /// The findings about selectors that fit in no variant.
  private let absent: [Diagnostic]
  /// The places that they mark.
  private let absentPlaces: Set<SourceSpan?>
  /// For each variant the steps that it leaves out, by their places.
  private let skipped: [[Int: SkippedStep]]

  init(_ resolved: ResolvedTutorial, _ selectors: SelectorPresence, _ words: TargetFindings) {
    self.resolved = resolved
    self.selectors = selectors
    absent = selectors.findings(words)
    absentPlaces = Set(absent.map(\.primary))
    skipped = resolved.variants.map { variant in
      Dictionary(variant.skipped.map { ($0.index, $0) }) { first, _ in first }
    }
  }

  /// The finding of an absent target, as it is once all variants are known; other findings as they are.
  func judge(_ diagnostic: Diagnostic) -> Diagnostic {
    let count = resolved.variants.count
    guard diagnostic.id == .unknownTarget, diagnostic.variants.count < count,
      !absentPlaces.contains(diagnostic.primary)
    else { return diagnostic }
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
      // Where the target fits nothing, that is said instead.
      case .some(.missing) where hasAbsentTarget(index): nil
      case .some(.missing): missing(index)
      case .some(.excluded): excluded(index)
      }
    }
  }

  /// Findings about selectors that fit nothing in any variant, but for targets that are reported already.
  func absentSelectors(besides known: [Diagnostic]) -> [Diagnostic] {
    let reported = Set(known.filter { $0.id == .unknownTarget }.map(\.primary))
    return absent.filter { !reported.contains($0.primary) }
  }

  /// The steps that no variant can have as they are written, since their target is in none.
  var lostTargets: Set<Int> {
    Set(resolved.tutorial.steps.indices.filter { loss(of: $0) == .missing || hasAbsentTarget($0) })
  }

  private func hasAbsentTarget(_ index: Int) -> Bool {
    let step = mergedStep(index, of: resolved.tutorial) { _ in true }
    return step.targets.contains { selectors.isAbsent($0.selector) }
  }

  private enum Loss {
    case missing
    case excluded
  }

  /// Why no variant has a step; nil where one does, or where an error hides it.
  private func loss(of index: Int) -> Loss? {
    var loss: Loss?
    for skipped in skipped {
      guard let skipped = skipped[index] else { return nil }
      loss = skipped.reason == "only" && loss != .missing ? .excluded : .missing
    }
    return loss
  }

  private func missing(_ index: Int) -> Diagnostic {
    let step = resolved.tutorial.steps[index]
    let range = step.partial.targets?.range ?? step.id.range
    return Diagnostic(
      .unknownTarget, "the target of step \"\(excerpt(step.id.value))\" resolves in no variant",
      at: SourceSpan(resolved.tutorial.source, range),
      notes: [.init("`onMissing: skip` is for variants that lack what others have")])
  }

  private func excluded(_ index: Int) -> Diagnostic {
    let step = mergedStep(index, of: resolved.tutorial) { _ in false }
    return Diagnostic(
      .matchesNothing, "no variant of the layouts is one that step \"\(excerpt(step.id.value))\" is for",
      at: SourceSpan(resolved.tutorial.source, step.partial.only?.range ?? step.id.range))
  }
}
