package import TutorialLanguage
package import TutorialSyntax

/// Proposes selectors for an element, the most stable one first.
///
/// Each proposal was tried on all given screens with the compiler's own resolution: it names this element on every
/// screen that has it, and nothing on the others. An advisor belongs to one thread, and must not outlive the screens.
package final class SelectorAdvisor {
  private let trials: SelectorTrials

  /// The maximum number of screens to try: a selector that is right on so many can be proposed.
  private static let mostScreens = 200

  /// An advisor that spends at most this budget.
  package init(budget: Budget = Budget()) {
    trials = SelectorTrials(budget)
  }

  /// The selector for an element: the shortest of the most stable kind, or nil if no selector names it on all screens.
  ///
  /// - Parameters:
  ///   - occurrences: the element on each screen that has it; at least one.
  ///   - absences: screens that don't have it, such as the same screen in other variants: the selector may match
  ///     nothing there.
  package func suggestion(for occurrences: [ElementOccurrence], absences: [Snapshot] = []) -> SelectorSuggestion? {
    suggestions(for: occurrences, absences: absences, limit: 1).first
  }

  /// The selectors for an element: the first of each kind that holds, the most stable one first.
  ///
  /// - Parameter limit: the maximum number of selectors.
  package func suggestions(
    for occurrences: [ElementOccurrence], absences: [Snapshot] = [], limit: Int = .max
  ) -> [SelectorSuggestion] {
    let occurrences = Array(occurrences.prefix(Self.mostScreens))
    let absences = Array(absences.prefix(Self.mostScreens))
    guard !occurrences.isEmpty else { return [] }
    let candidates = SelectorCandidates(occurrences, trials)
    var found: [SelectorSuggestion] = []
    for stability in SelectorSuggestion.Stability.allCases where found.count < limit && !trials.isExceeded {
      let holding = candidates.selectors(of: stability).first { holds($0, occurrences, absences) }
      if let holding { found.append(SelectorSuggestion(holding, stability)) }
    }
    return found
  }

  /// Returns true if a selector names the element on each screen that has it, and matches nothing on the others.
  package func holds(_ selector: Selector, _ occurrences: [ElementOccurrence], _ absences: [Snapshot] = []) -> Bool {
    !trials.isExceeded
      && occurrences.allSatisfy { trials.element(selector, on: $0.snapshot) == $0.index }
      && absences.allSatisfy { trials.candidates(selector, on: $0).isEmpty } && !trials.isExceeded
  }
}
