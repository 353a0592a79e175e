import TutorialLanguage
import TutorialSyntax
import TutorialText

/// Scrolls the targets of steps to positions with room for their callouts, as far as possible.
///
/// See docs/language.md, "Scroll". All languages and text sizes of a variant's devices count, because the screen is
/// scrolled once for all.
///
/// - Parameters:
///   - resolved: the steps, scrolled as if there were no callouts.
///   - flow: the flow, because buttons have texts too.
///   - budget: the budget for trials. If it runs out, the remaining steps keep their position.
/// - Returns: the same variants with the same steps.
func makeRoom(
  in resolved: ResolvedTutorial, _ flow: TutorialFlow, saying words: LocalizedTexts, to served: ServedTour,
  among callouts: inout TypesetterCache, budget: Budget
) -> ResolvedTutorial {
  let areScrolled = resolved.variants.contains { $0.steps.contains { $0.scrolled != nil && $0.step.callout != nil } }
  guard areScrolled else { return resolved }
  var result = resolved
  var set = TypesetTexts(words: words, served: served, dismissals: resolved.tutorial.dismissals)
  var spending = OutlineSpending(budget)
  let search = StepSearch(budget)
  for (number, variant) in resolved.variants.enumerated() {
    set.use(number, flow.variants[number]) { words in
      for (place, step) in variant.steps.enumerated() {
        guard let form = words.forms[place], let scroller = StepScroller(step) else { continue }
        let sizings = words.settings.indices.map { words.sizing(of: form, at: place, $0, among: &callouts) }
        let trials = ScrollTrials(
          step: step, scroller: scroller, callout: form.callout,
          settings: zip(words.settings, sizings).map { ($0, $1) }, source: resolved.tutorial.source)
        guard let better = trials.best(&callouts, &spending) else { continue }
        result.variants[number].replace(place, by: better, search: search)
      }
    }
  }
  return result
}
