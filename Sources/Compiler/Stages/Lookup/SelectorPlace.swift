package import TutorialLanguage
import TutorialSelectors
import TutorialSyntax

/// A selector at a byte of a tutorial, and its matches on each screen where its step uses it.
package struct SelectorPlace: Sendable {
  /// The result of the selector for one step in one variant.
  package struct Match: Sendable {
    /// The variant's name.
    package var variant: String
    /// The index among the tutorial's steps.
    package var step: Int
    /// The screen, or nil if there is none.
    package var snapshot: Snapshot?
    /// The outcome on that screen. A nested selector finds every match.
    package var outcome: SelectorOutcome
  }

  /// The selector: the innermost one if selectors are nested (`within`, `has`, `anyOf`).
  package var selector: Selector
  /// The matches, in the order of the variants, then of the steps that use the selector.
  package var matches: [Match]

  /// Finds the selector at a byte of a tutorial.
  ///
  /// - Returns: nil if there is none, or if no step of any variant uses it.
  static func find(at offset: Int, of resolved: ResolvedTutorial) -> SelectorPlace? {
    var found: Selector?
    var matches: [Match] = []
    let search = ElementSearch(Budget())
    for variant in resolved.variants {
      for result in variant.selectors where result.selector.range.range.contains(offset) {
        let innermost = result.selector.innermost(at: offset)
        found = innermost
        var outcome = result.outcome
        if innermost.range != result.selector.range, let snapshot = result.snapshot {
          var matcher = SelectorMatcher(snapshot, search: search)
          let fitting = matcher.candidates(innermost)
          let outside = fitting.isEmpty ? matcher.candidatesAnywhere(innermost) : []
          outcome =
            fitting.isEmpty
            ? .absent(outside: (outside.first, outside.count))
            : .found(Array(fitting.prefix(SelectorOutcome.mostFound)))
        }
        matches.append(
          Match(variant: variant.id, step: result.step, snapshot: result.snapshot, outcome: outcome))
      }
    }
    return found.map { SelectorPlace(selector: $0, matches: matches) }
  }
}

extension Selector {
  /// Returns the innermost selector at a byte: this one or a nested one.
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
