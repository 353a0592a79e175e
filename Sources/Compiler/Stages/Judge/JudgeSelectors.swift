import TutorialLanguage
package import TutorialSyntax

/// Decides what the outcomes of a tutorial's selectors mean, once those of all variants are known, and says it: the one
/// place where a target is told absent, missing in some variants, ambiguous or hidden.
///
/// - Parameter resolved: the tutorial, not cut short.
/// - Returns: what became of each step in each variant, and what is wrong. The same defect in several variants is one
///   diagnostic.
package func judgeSelectors(_ resolved: ResolvedTutorial) -> Parsed<TutorialCoverage> {
  let words = TargetWords(source: resolved.tutorial.source)
  let presence = SelectorPresence(resolved.variants)
  let lost = LostSteps(resolved, presence)
  var grouping = VariantGrouping()
  var outcomes: [(id: String, outcomes: [StepOutcome])] = []
  var reported: Set<ByteRange> = []
  for variant in resolved.variants {
    let judge = VariantJudge(variant, of: resolved, presence, words)
    grouping.add(judge.diagnostics, variant: variant.id)
    outcomes.append((variant.id, judge.outcomes))
    reported.formUnion(judge.reported)
  }
  if resolved.hasAllVariants {
    let absent = presence.absentSelectors.prefix(Diagnostic.maximumCount).filter {
      !reported.contains($0.first.selector.range)
    }
    grouping.add(lost.diagnostics + absent.compactMap { words.absentEverywhere($0) })
  }
  grouping.add(checkSelectorStyle(resolved) + checkCaptures(resolved))
  let coverage = TutorialCoverage(
    resolved.tutorial, outcomes, lostSteps: resolved.hasAllVariants ? lost.withoutTarget : [])
  return Parsed(coverage, diagnostics: grouping.diagnostics)
}
