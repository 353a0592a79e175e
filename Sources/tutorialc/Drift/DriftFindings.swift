import TutorialCompiler
import TutorialIdentity
import TutorialLanguage
import TutorialLocks
package import TutorialSyntax

extension TutorialDrift {
  /// The effects of new layouts on the steps, as diagnostics at their lines: errors for breaks, notes for moves.
  package var diagnostics: [Diagnostic] {
    variants.flatMap { variant in
      variant.steps.flatMap { step in diagnostics(of: step, in: variant) }
    }
  }

  private func diagnostics(of step: StepDrift, in variant: VariantDrift) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var errors = step.errors
    for change in step.changes where change.verdict == .breaks {
      let place = errors.firstIndex { $0.primary?.range.range.overlaps(change.selector.range.range) ?? false }
      var diagnostic = place.map { errors.remove(at: $0) } ?? replaced(step, change)
      // The original proposal would apply to today's layouts as they are.
      diagnostic.primaryLabel = ""
      diagnostic.fixits =
        change.fix.map { [$0.fix(replacing: SourceSpan(step.span.source, change.selector.range))] } ?? []
      if let likely = change.likely.first {
        diagnostic.notes.append(
          .init(
            "it is \(change.isSure ? "likely" : "perhaps") \(DriftPhrases.name(likely)) now, \(DriftPhrases.place(likely))"
          )
        )
      }
      found.append(named(diagnostic, variant))
    }
    found += errors.map { named($0, variant) }
    if step.verdict == .moved, let change = step.worst, let old = change.old, let new = change.new {
      found.append(
        named(
          Diagnostic(
            .movedTarget, "\(DriftPhrases.name(old)) has moved: \(DriftPhrases.move(old, new))",
            at: SourceSpan(step.span.source, change.selector.range)), variant))
    }
    return found + step.remarks.map { named($0, variant) }
  }

  private func replaced(_ step: StepDrift, _ change: StepDrift.Change) -> Diagnostic {
    let span = SourceSpan(step.span.source, change.selector.range)
    let (old, new) = (change.old.map(DriftPhrases.name) ?? "", change.new.map(DriftPhrases.name))
    guard let new else { return Diagnostic(.unknownTarget, "nothing on the new screen is \(old)", at: span) }
    return Diagnostic(.driftedTarget, "the selector names \(new) on the new screen, and \(old) today", at: span)
  }

  private func named(_ diagnostic: Diagnostic, _ variant: VariantDrift) -> Diagnostic {
    var result = diagnostic
    result.variants = [variant.variant]
    if let new = variant.screens.first?.pair.new, new.variant != variant.variant {
      result.notes.append(.init("compared with \"\(excerpt(new.screen))/\(excerpt(new.variant))\""))
    }
    return result
  }
}
