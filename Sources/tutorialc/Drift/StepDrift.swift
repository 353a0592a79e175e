import TutorialGeometry
package import TutorialIdentity
package import TutorialLanguage
package import TutorialSyntax

/// The effect of the new layouts on a step in a variant.
package struct StepDrift: Sendable {
  /// The verdict.
  package enum Verdict: String, Sendable, Hashable, CaseIterable {
    /// The step shows the same element at the same place.
    case holds
    /// The step shows the same element at another place.
    case moved
    /// The step shows another element, or none.
    case breaks
  }

  /// The change of a selector's element.
  package struct Change: Sendable {
    /// The selector in the tutorial.
    package var selector: Selector
    /// The element today.
    package var old: ElementOccurrence?
    /// The element that the selector matches in the new layouts.
    package var new: ElementOccurrence?
    /// The new places of today's element if the selector doesn't match it, the likeliest first.
    package var likely: [ElementOccurrence] = []
    /// True if the first of these is certain.
    package var isSure = false
    /// A selector that matches it there.
    package var fix: SelectorSuggestion?
    /// The verdict.
    package var verdict = Verdict.holds
  }

  /// The step's id.
  package var step: String
  /// The place of the id in the source.
  package var span: SourceSpan
  /// The step's index in the tutorial.
  package var place: Int
  /// The changes of the step's elements.
  package var changes: [Change] = []
  /// The errors of compiling against the new layouts that don't occur today.
  package var errors: [Diagnostic] = []
  /// The new warnings and notes.
  package var remarks: [Diagnostic] = []
  /// The worst verdict of all changes.
  package var verdict: Verdict {
    if !errors.isEmpty { return .breaks }
    return changes.map(\.verdict).max { $0.rank < $1.rank } ?? .holds
  }

  /// The change with the worst verdict.
  package var worst: Change? { changes.max { $0.verdict.rank < $1.verdict.rank } }
}

extension StepDrift.Verdict {
  /// The order from best to worst.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The effect of the new layouts on a tutorial in one variant.
package struct VariantDrift: Sendable {
  /// The variant's name today.
  package var variant: String
  /// The screens that the variant's steps visit, with their changes.
  package var screens: [(pair: (old: Snapshot, new: Snapshot), change: ScreenChange)]
  /// The steps that could be judged, in order.
  package var steps: [StepDrift]
  /// The number of steps whose screen has no new snapshot.
  package var unjudged: Int

  /// Returns the steps with a verdict.
  package func steps(_ verdict: StepDrift.Verdict) -> [StepDrift] { steps.filter { $0.verdict == verdict } }
}

/// The effect of the new layouts on a tutorial.
package struct TutorialDrift: Sendable {
  /// The tutorial's id.
  package var tutorial: String
  /// The path of its file.
  package var path: String
  /// Its variants.
  package var variants: [VariantDrift]
  /// Today's screens that no new layout has.
  package var missing: [Snapshot]

  /// True if any step breaks.
  package var breaks: Bool { variants.contains { !$0.steps(.breaks).isEmpty } }
}
