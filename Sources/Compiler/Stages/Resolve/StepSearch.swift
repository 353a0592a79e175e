import TutorialLanguage
import TutorialSelectors
import TutorialSyntax

/// What resolving the steps of one tutorial looks things up in, and what that has taken so far.
///
/// Lives in one thread, for the resolution of one tutorial: the snapshots are those of its layouts, which live as long.
final class StepSearch {
  /// What the selectors look in.
  let elements: ElementSearch
  private var suspects: [ObjectIdentifier: SuspectedCovers] = [:]
  /// The steps in all variants, and what they have.
  private var pairs: Spending
  /// The selectors that a step does without, and that were found on some screen: nobody has to look for them again.
  private var found: Set<ByteRange> = []
  private var tooManyPairs: (spending: Spending, range: ByteRange)?

  init(_ budget: Budget) {
    elements = ElementSearch(budget)
    pairs = Spending(.pairs, of: budget)
  }

  /// What of there was not enough, and the selector or step for which more was asked: nothing is found from there on.
  var exceeded: (spending: Spending, range: ByteRange)? { tooManyPairs ?? elements.exceeded }

  /// Whether there is nothing left to spend.
  var isExceeded: Bool { tooManyPairs != nil || elements.isExceeded }

  /// Spends some of what looking for elements may take.
  func spend(_ amount: Int) { elements.spend(amount) }

  /// What may be opaque in a snapshot.
  func suspects(of snapshot: Snapshot) -> SuspectedCovers {
    if let known = suspects[ObjectIdentifier(snapshot)] { return known }
    let found = SuspectedCovers(snapshot)
    spend(snapshot.elements.count)
    suspects[ObjectIdentifier(snapshot)] = found
    return found
  }

  /// Takes up a step of a variant, with the styles that it is made of there.
  func enter(_ count: Int, stylesOfStepAt range: ByteRange) { spendPairs(1 + count, at: range) }

  /// Takes up all that a step has in a variant.
  func enter(_ step: Step) {
    let selectors =
      step.targets.count + step.fallback.count + (step.interaction?.allow?.value.count ?? 0)
      + (step.callout?.avoid?.value.count ?? 0)
    let others = step.rules.count + (step.callout?.buttons?.value.count ?? 0) + step.sprites.count + step.effects.count
    spendPairs(selectors + others, at: step.id.range)
  }

  private func spendPairs(_ amount: Int, at range: ByteRange) {
    guard !pairs.spend(amount), exceeded == nil else { return }
    tooManyPairs = (pairs, range)
  }

  /// Whether a selector is known to fit something on some screen.
  func isFound(_ selector: Selector) -> Bool { found.contains(selector.range) }

  /// Remembers that a selector fits something.
  func markFound(_ selector: Selector) { found.insert(selector.range) }
}
