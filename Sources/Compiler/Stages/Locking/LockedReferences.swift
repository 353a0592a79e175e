package import TutorialLanguage
package import TutorialLocks
import TutorialSelectors
package import TutorialSyntax

/// One selector of a step on one screen of one variant, and what it names there.
package struct LockedReference: Sendable {
  /// Which reference it is.
  package var key: LockKey
  /// The selector as written.
  package var selector: Selector
  /// The screen.
  package var snapshot: Snapshot
  /// What it names, as an index into the snapshot's `elements`; nil where it does not name one.
  package var index: Int?
  /// What the step does with it.
  package var role: SelectorRole
  /// What follows for the step from what the selector comes to.
  package var consequence: SelectorConsequence
  /// A panel that may lie over it, by its index, with its share of it.
  package var panel: (index: Int, fraction: Double)?
  /// Whether it is highlighted, and nothing that could be a panel lies over it, on a screen that does not say what is opaque.
  package var isClear = false
}

extension ResolvedVariant {
  /// The references of the variant's steps, in the order of the steps.
  func references(of tutorial: Tutorial) -> [LockedReference] {
    var counts: [SelectorRole: Int] = [:]
    var step: Int?
    var references: [LockedReference] = []
    for result in selectors {
      if result.step != step { counts = [:] }
      step = result.step
      let number = counts[result.role, default: 0]
      counts[result.role] = number + 1
      guard let snapshot = result.snapshot else { continue }
      let part = number == 0 ? result.role.part : "\(result.role.part).\(number)"
      func reference(_ part: String, _ index: Int?) -> LockedReference {
        var reference = LockedReference(
          key: LockKey(
            step: tutorial.steps[result.step].id.value, part: part, screen: snapshot.screen, variant: id),
          selector: result.selector, snapshot: snapshot, index: index, role: result.role,
          consequence: result.consequence)
        reference.panel = result.panel
        reference.isClear = result.isClear
        return reference
      }
      switch result.outcome {
      case .found(let found) where found.count > 1:
        for (place, index) in found.prefix(Self.mostOfOne).enumerated() {
          references.append(reference("\(result.role.part).\(number).\(place)", index))
        }
      case .found(let found): references.append(reference(part, found.first))
      // What is highlighted has to be shown: another takes its place, or the step is left out, or it is an error.
      case .unusable where [.target, .fallback].contains(result.role): references.append(reference(part, nil))
      case .unusable(let index, _): references.append(reference(part, index))
      case .absent, .ambiguous: references.append(reference(part, nil))
      case .unknown: continue
      }
    }
    return references
  }

  /// So many elements are locked that one selector names, of `allow` and `avoid`.
  private static var mostOfOne: Int { 16 }
}

extension SelectorResult {
  /// The panel that may lie over what is highlighted.
  fileprivate var panel: (index: Int, fraction: Double)? {
    for case .perhapsCovered(let index, let fraction, isPanel: true) in impairments { return (index, fraction) }
    return nil
  }

  /// Whether it was looked for what may lie over something highlighted, and there is no panel.
  fileprivate var isClear: Bool {
    guard let snapshot, snapshot.wasImported, !snapshot.areOccludersTold, [.target, .fallback].contains(role),
      case .found(let found) = outcome, let index = found.first, snapshot.elements.isSolved(index)
    else { return false }
    return panel == nil && !impairments.contains(where: \.isCover)
  }
}

extension SelectorRole {
  /// What a lock calls it.
  fileprivate var part: String {
    switch self {
    case .target: "target"
    case .fallback: "fallback"
    case .anchor: "anchor"
    case .allowed: "allow"
    case .avoided: "avoid"
    case .tapped: "tap"
    case .sprite: "sprite"
    case .appearing: "appears"
    case .vanishing: "gone"
    case .appearingBefore: "before.appears"
    case .vanishingBefore: "before.gone"
    }
  }
}

/// The lock of a tutorial as its selectors resolve now.
///
/// - Parameter resolved: the tutorial in all its variants.
/// - Returns: a line for each reference that names an element, and what is weak about them; nil where there is more to look
///   at than may be.
package func lockTutorial(_ resolved: ResolvedTutorial, budget: Budget = Budget()) -> Parsed<TutorialLock>? {
  let screens = LockedScreens(ElementSearch(budget))
  var panels = PanelCounts()
  var entries: [LockEntry] = []
  for variant in resolved.variants {
    for reference in variant.references(of: resolved.tutorial) {
      guard let index = reference.index else { continue }
      let screen = screens.screen(reference.snapshot)
      var entry = screen.entry(locking: index, namedBy: reference.selector, as: reference.key)
      if reference.isClear { entry.panels = panels.count(on: reference.snapshot) }
      entries.append(entry)
      if screens.search.isExceeded { return nil }
    }
  }
  let lock = TutorialLock(entries)
  var none: [Diagnostic] = []
  return Parsed(
    lock, diagnostics: judgeLock(lock, of: resolved, isRequired: false, budget: budget, adding: &none).diagnostics)
}
