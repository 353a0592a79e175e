package import TutorialLanguage
package import TutorialSyntax

/// Finds the selectors that name an element, the one that will last longest first.
///
/// Each that it gives back was tried on all screens that it was given, by what the compiler itself resolves selectors
/// with: it names this element wherever that is, and nothing elsewhere. Lives in one thread, and no longer than the screens.
package final class SelectorAdvisor {
  private let trials: SelectorTrials

  /// Screens beyond which nobody looks: a selector that is right on so many is one that can be proposed.
  private static let mostScreens = 200

  /// An advisor that may look at so much.
  package init(budget: Budget = Budget()) {
    trials = SelectorTrials(budget)
  }

  /// The selector for an element: the shortest of those that last longest. Nil where no selector names it on all
  /// screens.
  ///
  /// - Parameters:
  ///   - sightings: the element on each screen that has it; at least one.
  ///   - absences: screens that do not have it, such as the same one in other variants: nothing may fit there.
  package func suggestion(for sightings: [ElementSighting], absences: [Snapshot] = []) -> SelectorSuggestion? {
    suggestions(for: sightings, absences: absences, limit: 1).first
  }

  /// The selectors for an element, the first of each kind that holds, the one that lasts longest first.
  ///
  /// - Parameter limit: how many are looked for.
  package func suggestions(
    for sightings: [ElementSighting], absences: [Snapshot] = [], limit: Int = .max
  ) -> [SelectorSuggestion] {
    let sightings = Array(sightings.prefix(Self.mostScreens))
    let absences = Array(absences.prefix(Self.mostScreens))
    guard !sightings.isEmpty else { return [] }
    let candidates = SelectorCandidates(sightings, trials)
    var found: [SelectorSuggestion] = []
    for stability in SelectorSuggestion.Stability.allCases where found.count < limit && !trials.isExceeded {
      let holding = candidates.selectors(of: stability).first { holds($0, sightings, absences) }
      if let holding { found.append(SelectorSuggestion(holding, stability)) }
    }
    return found
  }

  /// Whether a selector names the element on each screen that has it, and nothing on the others.
  package func holds(_ selector: Selector, _ sightings: [ElementSighting], _ absences: [Snapshot] = []) -> Bool {
    !trials.isExceeded
      && sightings.allSatisfy { trials.element(selector, on: $0.snapshot) == $0.index }
      && absences.allSatisfy { trials.candidates(selector, on: $0).isEmpty } && !trials.isExceeded
  }
}
