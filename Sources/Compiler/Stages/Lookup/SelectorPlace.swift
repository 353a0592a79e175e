package import TutorialLanguage
import TutorialSelectors
package import TutorialSyntax

/// A selector at a place of a tutorial, and what it names on each screen where its step looks for it.
package struct SelectorPlace: Sendable {
  /// What the selector names for one step in one variant.
  package struct Match: Sendable {
    /// The variant's name.
    package var variant: String
    /// The place among the tutorial's steps.
    package var step: Int
    /// The screen; nil where there is none.
    package var snapshot: Snapshot?
    /// What it comes to there. Of a selector inside of another, all that fit are found.
    package var outcome: SelectorOutcome
  }

  /// The selector: the innermost, where one stands inside of another (`within`, `has`, `anyOf`).
  package var selector: Selector
  /// What it names, in the order of the variants, then of the steps that use it.
  package var matches: [Match]

  /// The selector at a byte of a tutorial; nil where there is none, or none that a step of some variant has.
  package init?(at offset: Int, of resolved: ResolvedTutorial, budget: Budget = Budget()) {
    var found: Selector?
    var matches: [Match] = []
    let search = ElementSearch(budget)
    for variant in resolved.variants {
      for result in variant.selectors where result.selector.range.range.contains(offset) {
        let innermost = result.selector.innermost(at: offset)
        found = innermost
        var outcome = result.outcome
        if innermost.range != result.selector.range, let snapshot = result.snapshot {
          var matcher = SelectorMatcher(snapshot, search: search)
          let fitting = matcher.candidates(innermost)
          outcome =
            fitting.isEmpty
            ? .absent(OutsideMatches(matcher.candidatesAnywhere(innermost)))
            : .found(Array(fitting.prefix(SelectorOutcome.mostFound)))
        }
        matches.append(
          Match(variant: variant.id, step: result.step, snapshot: result.snapshot, outcome: outcome))
      }
    }
    guard let found else { return nil }
    selector = found
    self.matches = matches
  }
}

extension Selector {
  /// The selector inside of this one, or this, that is written around a byte.
  fileprivate func innermost(at offset: Int) -> Selector {
    for term in terms where term.range.range.contains(offset) {
      let inner: [Selector] =
        switch term.value {
        case .within(let outer): [outer]
        case .has(let inner): [inner]
        case .anyOf(let selectors): selectors
        case .id, .nativeId, .label, .text, .value, .type, .path, .nth, .first, .last: []
        }
      if let next = inner.first(where: { $0.range.range.contains(offset) }) { return next.innermost(at: offset) }
    }
    return self
  }
}
