import TutorialGeometry
package import TutorialIdentity
package import TutorialLanguage
package import TutorialSyntax

/// What the new layouts do to a step in a variant.
package struct StepDrift: Sendable {
  /// The verdict.
  package enum Verdict: String, Sendable, Hashable, CaseIterable {
    /// It shows the same, in the same place.
    case holds
    /// It shows the same, elsewhere.
    case moved
    /// It shows something else, or nothing.
    case breaks
  }

  /// What the step's selector comes to: the element before and after.
  package struct Change: Sendable {
    /// The selector as it is written.
    package var selector: Selector
    /// The element today.
    package var old: ElementSighting?
    /// The element that the selector names in the new layouts.
    package var new: ElementSighting?
    /// Where today's element is there, if that is not the one that the selector names; the likeliest first.
    package var likely: [ElementSighting] = []
    /// Whether the first of these surely is it.
    package var isSure = false
    /// A selector that names it there.
    package var fix: SelectorSuggestion?
    /// What became of it.
    package var verdict = Verdict.holds
  }

  /// The step's id.
  package var step: String
  /// Where the id is written.
  package var span: SourceSpan
  /// The place among the tutorial's steps.
  package var place: Int
  /// What became of what it names.
  package var changes: [Change] = []
  /// What compiling against the new layouts finds in it that it does not find today: errors.
  package var errors: [Diagnostic] = []
  /// The same of warnings and notes.
  package var remarks: [Diagnostic] = []
  /// The worst of all.
  package var verdict: Verdict {
    if !errors.isEmpty { return .breaks }
    return changes.map(\.verdict).max { $0.rank < $1.rank } ?? .holds
  }

  /// What changed most.
  package var worst: Change? { changes.max { $0.verdict.rank < $1.verdict.rank } }
}

extension StepDrift.Verdict {
  /// From the best to the worst.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// What the new layouts do to a tutorial in one variant.
package struct VariantDrift: Sendable {
  /// The variant's name today.
  package var variant: String
  /// The screens of the variant that its steps visit, and what they have become.
  package var screens: [(pair: SnapshotPairing.Pair, change: ScreenChange)]
  /// Its steps that could be judged, in order.
  package var steps: [StepDrift]
  /// How many steps it has whose screen is not among the new ones.
  package var unjudged: Int

  /// The steps of a verdict.
  package func steps(_ verdict: StepDrift.Verdict) -> [StepDrift] { steps.filter { $0.verdict == verdict } }
}

/// What the new layouts do to a tutorial.
package struct TutorialDrift: Sendable {
  /// The tutorial's id.
  package var tutorial: String
  /// Its file.
  package var path: String
  /// Its variants.
  package var variants: [VariantDrift]
  /// Screens of today that no new layout has.
  package var missing: [Snapshot]

  /// Whether any step breaks.
  package var breaks: Bool { variants.contains { !$0.steps(.breaks).isEmpty } }
}
