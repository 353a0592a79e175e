import TutorialLanguage
import TutorialSelectors
import TutorialSyntax

/// The caches and the budget for resolving the steps of one tutorial.
///
/// Used by one thread, for one tutorial. Its caches are keyed by the identity of the layouts' snapshots, which outlive
/// it.
final class StepSearch {
  let elements: ElementSearch
  private var suspects: [ObjectIdentifier: SuspectedCovers] = [:]
  /// The budget for pairs of a step and a variant, and for their parts.
  private var pairs: Spending
  /// The optional selectors that matched on some screen and needn't be looked up again.
  private var found: Set<ByteRange> = []
  private var tooManyPairs: (spending: Spending, range: ByteRange)?

  init(_ budget: Budget) {
    elements = ElementSearch(budget)
    pairs = Spending(.pairs, of: budget)
  }

  /// The exceeded budget, and the selector or step that exceeded it. Nothing is found from then on.
  var exceeded: (spending: Spending, range: ByteRange)? { tooManyPairs ?? elements.exceeded }

  var isExceeded: Bool { tooManyPairs != nil || elements.isExceeded }

  func spend(_ amount: Int) { elements.spend(amount) }

  /// Returns the potentially opaque elements of a snapshot.
  func suspects(of snapshot: Snapshot) -> SuspectedCovers {
    if let known = suspects[ObjectIdentifier(snapshot)] { return known }
    let found = SuspectedCovers(snapshot)
    spend(snapshot.elements.count)
    suspects[ObjectIdentifier(snapshot)] = found
    return found
  }

  /// Counts a step of a variant with its styles.
  func enter(_ count: Int, stylesOfStepAt range: ByteRange) { spendPairs(1 + count, at: range) }

  /// Counts the parts of a step in a variant.
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

  /// Returns true if a selector is known to match on some screen.
  func isFound(_ selector: Selector) -> Bool { found.contains(selector.range) }

  func markFound(_ selector: Selector) { found.insert(selector.range) }
}
