package import TutorialLanguage
package import TutorialSyntax

/// The outcome of a selector on one screen.
package enum SelectorOutcome: Sendable {
  /// The matched elements, as indices into the snapshot's `elements`.
  ///
  /// One, or if any number is allowed, the first of them, at most ``mostFound``.
  case found([Int])
  /// No element matches. Without the selector's `within`, some would: the first one's index, and their number.
  case absent(outside: (first: Int?, count: Int))
  /// Several elements match although one is required.
  case ambiguous(Ambiguity)
  /// One element matches and can't be shown, or can't be tapped.
  case unusable(Int, Concealment)
  /// There is no screen to search, which is reported.
  case unknown

  /// The largest number of matches that are kept. A tutorial may match all elements of many screens, many times.
  package static let mostFound = 100

  /// The id of the diagnostic if the outcome is an error, or nil if the selector is usable.
  ///
  /// An element that is absent only in some variants is finally reported as `missing-in-variant`.
  package var diagnostic: DiagnosticID? {
    switch self {
    case .found, .unknown: nil
    case .absent: .unknownTarget
    case .ambiguous: .ambiguousTarget
    case .unusable(_, let concealment): concealment.diagnostic
    }
  }

  /// True if no element matches.
  var isAbsent: Bool {
    if case .absent = self { true } else { false }
  }

  /// True if several elements match although one is required. Neither a fallback nor `onMissing` handles that.
  var isAmbiguous: Bool {
    if case .ambiguous = self { true } else { false }
  }
}

/// Several elements that match a selector for a single one.
package struct Ambiguity: Sendable {
  /// The number of matches.
  package let count: Int
  /// The first eight matches, as indices into the snapshot's `elements`.
  package let first: [Int]
  /// A key that distinguishes the first one from the others, with the first one's value.
  package let distinction: (key: String, value: String)

  init(_ candidates: [Int], in snapshot: Snapshot) {
    count = candidates.count
    first = Array(candidates.prefix(8))
    distinction = Self.distinction(among: candidates, in: snapshot)
  }

  private static func distinction(among candidates: [Int], in snapshot: Snapshot) -> (key: String, value: String) {
    let locale = snapshot.traits.locale
    let elements = snapshot.elements
    let keys: [(name: String, value: (Int) -> String?)] = [
      ("label", { elements.label($0)?.text(for: locale) }), ("text", { elements.text($0)?.text(for: locale) }),
      ("value", { elements.value($0)?.text(for: locale) }), ("type", { elements.type($0) }),
      ("within", { elements.parent($0).map { elements.id($0) } }),
    ]
    for key in keys {
      guard let first = candidates.first.flatMap({ key.value($0) }) else { continue }
      let isAlone = candidates.dropFirst().allSatisfy { index in
        key.value(index).map { $0 != first } ?? false
      }
      if isAlone { return (key.name, first) }
    }
    return ("id", candidates.first.map(elements.id) ?? "")
  }
}

/// The role of a selector in a step, by its name in lock files.
package enum SelectorRole: String, Sendable {
  /// The step highlights the element.
  case target
  /// The step highlights the element if a target can't be shown.
  case fallback
  /// The callout points at the element.
  case anchor
  /// Touches reach the elements.
  case allowed = "allow"
  /// The callout avoids the elements.
  case avoided = "avoid"
  /// A tap on the element advances the tour.
  case tapped = "tap"
  /// A sprite begins or ends at the element.
  case sprite
  /// The step ends once the element appears.
  case appearing = "appears"
  /// The step ends once the element is gone.
  case vanishing = "gone"
  /// The step waits until the element is present.
  case appearingBefore = "before.appears"
  /// The step waits until the element is absent.
  case vanishingBefore = "before.gone"

  /// True if a step can do without the element.
  ///
  /// The element may exist only on a platform whose layouts aren't available.
  package var isOptional: Bool {
    switch self {
    case .fallback, .allowed, .avoided: true
    case .target, .anchor, .tapped, .sprite, .appearing, .vanishing, .appearingBefore, .vanishingBefore: false
    }
  }

  /// True if a selector that matches in no variant is reported, regardless of the step's replacement.
  var isSoughtEverywhere: Bool { self == .target || isOptional }
}

extension AdvanceTrigger {
  /// The element whose appearance or absence it waits for, with its role.
  var awaited: (selector: Selector, role: SelectorRole)? {
    switch self {
    case .appears(let selector): (selector, .appearing)
    case .gone(let selector): (selector, .vanishing)
    case .tapTarget, .tapAnywhere, .tap, .event, .route, .after, .button: nil
    }
  }
}

extension Preparation {
  /// The element that it waits for, with its role.
  var awaited: (selector: Selector, role: SelectorRole)? {
    switch self {
    case .appears(let selector): (selector, .appearingBefore)
    case .gone(let selector): (selector, .vanishingBefore)
    case .action, .event, .route: nil
    }
  }
}

/// The consequence of a selector's outcome for its step.
package enum SelectorConsequence: Sendable, Hashable {
  /// None: the selector is used, or its element isn't needed.
  case none
  /// An error.
  case error
  /// A warning.
  case warning
  /// The step is skipped.
  case stepLeftOut
  /// The step is shown without its target.
  case stepCentred
  /// A sprite is left out.
  case spriteLeftOut
}

/// A selector of a step in a variant, with its outcome and consequence.
package struct SelectorResult: Sendable {
  /// The index among the tutorial's steps.
  package var step: Int
  /// The selector as written, in the step or in its styles or defaults.
  package var selector: Selector
  /// The selector's role in the step.
  package var role: SelectorRole
  /// The screen, or nil if there is none.
  package var snapshot: Snapshot?
  /// The screen of the next step, if it was searched too.
  package var next: Snapshot?
  /// The outcome on the screen.
  package var outcome: SelectorOutcome
  /// The ways in which a visible element is partly hidden.
  package var impairments: [Impairment] = []
  /// The consequence for the step.
  package var consequence = SelectorConsequence.none
}
