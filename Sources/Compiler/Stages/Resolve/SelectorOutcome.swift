package import TutorialLanguage
package import TutorialSyntax

/// What a selector comes to on one screen.
package enum SelectorOutcome: Sendable {
  /// It names these elements, as indices into the snapshot's `elements`: one, or, where what asks takes any number, the
  /// first of them, ``mostFound`` at most.
  case found([Int])
  /// Nothing fits.
  case absent(OutsideMatches)
  /// Several elements fit where one is asked for.
  case ambiguous(Ambiguity)
  /// One element fits, and it cannot be shown, or not be tapped.
  case unusable(Int, Concealment)
  /// There is no screen to look on, which is reported.
  case unknown

  /// How many elements are kept that a selector names: a tutorial may ask for all of many screens, many times.
  package static let mostFound = 100

  /// The id of the diagnostic that it leads to where it is an error; nil where the selector can be used.
  ///
  /// What is absent here, and not in other variants, is `missing-in-variant` in the end.
  package var diagnostic: DiagnosticID? {
    switch self {
    case .found, .unknown: nil
    case .absent: .unknownTarget
    case .ambiguous: .ambiguousTarget
    case .unusable(_, let concealment): concealment.diagnostic
    }
  }

  /// Whether nothing fits.
  var isAbsent: Bool {
    if case .absent = self { true } else { false }
  }

  /// Whether several elements fit where one is asked for: no fallback and no `onMissing` answers that.
  var isAmbiguous: Bool {
    if case .ambiguous = self { true } else { false }
  }
}

/// Several elements that a selector fits where it has to fit one.
package struct Ambiguity: Sendable {
  /// A key by whose value the first of them differs from all others.
  package struct Distinction: Sendable, Hashable {
    /// The key of a selector.
    package let key: String
    /// What the first element has there.
    package let value: String
  }

  /// How many there are.
  package let count: Int
  /// The first eight of them, as indices into the snapshot's `elements`.
  package let first: [Int]
  /// What would tell the first from the others.
  package let distinction: Distinction

  init(_ candidates: [Int], in snapshot: Snapshot) {
    count = candidates.count
    first = Array(candidates.prefix(8))
    distinction = Self.distinction(among: candidates, in: snapshot)
  }

  private static func distinction(among candidates: [Int], in snapshot: Snapshot) -> Distinction {
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
      if isAlone { return Distinction(key: key.name, value: first) }
    }
    return Distinction(key: "id", value: candidates.first.map(elements.id) ?? "")
  }
}

/// What a selector would fit without its `within`.
package struct OutsideMatches: Sendable {
  /// The first of them, as an index into the snapshot's `elements`.
  package let first: Int?
  /// How many there are.
  package let count: Int

  init(_ candidates: [Int]) {
    first = candidates.first
    count = candidates.count
  }
}

/// What a step does with a selector.
package enum SelectorRole: Sendable, Hashable {
  /// It highlights the element.
  case target
  /// It highlights the element where a target cannot be.
  case fallback
  /// Its callout points at the element.
  case anchor
  /// Touches reach the elements.
  case allowed
  /// Its callout keeps clear of the elements.
  case avoided
  /// A tap on the element leads on.
  case tapped
  /// A sprite begins or ends at the element.
  case sprite
  /// The step goes on once the element appears.
  case appearing
  /// The step goes on once the element is gone.
  case vanishing
  /// The step waits until the element is there.
  case appearingBefore
  /// The step waits until the element isn't there.
  case vanishingBefore

  /// Whether a step does without: such a selector may name what only a platform has whose layouts are not at hand.
  package var isOptional: Bool {
    switch self {
    case .fallback, .allowed, .avoided: true
    case .target, .anchor, .tapped, .sprite, .appearing, .vanishing, .appearingBefore, .vanishingBefore: false
    }
  }

  /// Whether it is noticed that the selector fits in no variant at all, whatever the step gets instead.
  var isSoughtEverywhere: Bool { self == .target || isOptional }
}

extension AdvanceTrigger {
  /// The element whose coming or going it waits for, and what it does with it.
  var awaited: (selector: Selector, role: SelectorRole)? {
    switch self {
    case .appears(let selector): (selector, .appearing)
    case .gone(let selector): (selector, .vanishing)
    case .tapTarget, .tapAnywhere, .tap, .event, .route, .after, .button: nil
    }
  }
}

extension Preparation {
  /// The element that it waits for, and what it does with it.
  var awaited: (selector: Selector, role: SelectorRole)? {
    switch self {
    case .appears(let selector): (selector, .appearingBefore)
    case .gone(let selector): (selector, .vanishingBefore)
    case .action, .event, .route: nil
    }
  }
}

/// What follows for a step from what one of its selectors comes to.
package enum SelectorConsequence: Sendable, Hashable {
  /// Nothing: the selector is used, or done without.
  case none
  /// It is an error.
  case error
  /// It is worth a warning.
  case warning
  /// The step is left out.
  case stepLeftOut
  /// The step is shown without its target.
  case stepCentred
  /// A sprite is left out.
  case spriteLeftOut
}

/// One selector of a step in a variant, what it comes to, and what follows.
package struct SelectorResult: Sendable {
  /// The place among the tutorial's steps.
  package var step: Int
  /// The selector as written, by the step or by what it inherits from.
  package var selector: Selector
  /// What the step does with it.
  package var role: SelectorRole
  /// The screen; nil where there is none.
  package var snapshot: Snapshot?
  /// The screen of the next step, where it was looked for too.
  package var next: Snapshot?
  /// What it comes to there.
  package var outcome: SelectorOutcome
  /// In which ways an element that is shown is not shown as a whole.
  package var impairments: [Impairment] = []
  /// What follows for the step.
  package var consequence = SelectorConsequence.none
}
