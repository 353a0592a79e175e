import TutorialLanguage
import TutorialSyntax
import TutorialText

/// Scrolls the targets of steps to where their callouts have room, as far as there is any (docs/language.md, "Scroll").
/// It goes by all languages and text sizes with which devices come to a variant: the screen is scrolled once for all.
///
/// - Parameters:
///   - resolved: the steps, scrolled as if there were no callouts.
///   - flow: where their buttons lead, which have words too.
///   - words: what the callouts say.
///   - served: in which languages and at which text sizes.
///   - callouts: what has been set so far, of this tutorial or another.
///   - budget: what may be looked at for it. Where that does not suffice the rest stays as it is.
/// - Returns: the same variants with the same steps.
func makeRoom(
  in resolved: ResolvedTutorial, _ flow: TutorialFlow, saying words: SpokenTexts, to served: ServedTour,
  among callouts: inout TypesetCallouts, budget: Budget
) -> ResolvedTutorial {
  var result = resolved
  var set = CalloutWords(words, to: served, dismissals: resolved.tutorial.dismissals)
  var spending = OutlineSpending(budget)
  let search = StepSearch(budget)
  for (number, variant) in resolved.variants.enumerated() {
    set.use(number, flow.variants[number]) { words in
      for (place, step) in variant.steps.enumerated() {
        guard let form = words.forms[place], let scroller = StepScroller(step) else { continue }
        let sizings = words.settings.indices.map { words.sizing(of: form, at: place, $0, among: &callouts) }
        let trials = ScrollTrials(
          step, scroller, form.callout, zip(words.settings, sizings).map { ScrollTrials.Setting($0, $1) },
          source: resolved.tutorial.source)
        guard let better = trials.best(&callouts, &spending) else { continue }
        result.variants[number].replace(place, by: better, search: search)
      }
    }
  }
  return result
}

extension ResolvedTutorial {
  /// Whether any step scrolls a target and has a callout.
  var scrollsForCallouts: Bool {
    variants.contains { $0.steps.contains { $0.scrolled != nil && $0.step.callout != nil } }
  }
}
