package import TutorialLanguage
package import TutorialLocks
import TutorialSelectors
package import TutorialSyntax

/// A selector of a step on one screen of one variant, and the element that it matches there.
package struct LockedReference: Sendable {
  /// The reference's key in the lock.
  package var key: LockKey
  /// The selector as written.
  package var selector: Selector
  /// The screen.
  package var snapshot: Snapshot
  /// The matched element, as an index into the snapshot's `elements`, or nil if the selector doesn't match exactly one.
  package var index: Int?
  /// The selector's role in the step.
  package var role: SelectorRole
  /// The consequence of the selector's outcome for the step.
  package var consequence: SelectorConsequence
  /// A panel that may cover the element: its index and the covered fraction.
  package var panel: (index: Int, fraction: Double)?
  /// True if the element is highlighted and no potential panel covers it.
  ///
  /// Only for screens that don't declare which elements are opaque.
  package var isClear: Bool
}

extension ResolvedVariant {
  /// Returns the references of the variant's steps, in the order of the steps.
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
      let role = result.role.rawValue
      let part = number == 0 ? role : "\(role).\(number)"
      func reference(_ part: String, _ index: Int?) -> LockedReference {
        LockedReference(
          key: LockKey(
            step: tutorial.steps[result.step].id.value, part: part, screen: snapshot.screen, variant: id),
          selector: result.selector, snapshot: snapshot, index: index, role: result.role,
          consequence: result.consequence, panel: result.panel, isClear: result.isClear)
      }
      switch result.outcome {
      case .found(let found) where found.count > 1:
        for (place, index) in found.prefix(Self.mostOfOne).enumerated() {
          references.append(reference("\(role).\(number).\(place)", index))
        }
      case .found(let found): references.append(reference(part, found.first))
      // A highlighted element must be visible: otherwise a fallback replaces it, the step is skipped, or it is an
      // error.
      case .unusable where [.target, .fallback].contains(result.role): references.append(reference(part, nil))
      case .unusable(let index, _): references.append(reference(part, index))
      case .absent, .ambiguous: references.append(reference(part, nil))
      case .unknown: continue
      }
    }
    return references
  }

  /// The largest number of elements that are locked for one selector of `allow` or `avoid`.
  private static var mostOfOne: Int { 16 }
}

extension SelectorResult {
  /// A panel that may cover the highlighted element.
  fileprivate var panel: (index: Int, fraction: Double)? {
    for case .perhapsCovered(let index, let fraction, isPanel: true) in impairments { return (index, fraction) }
    return nil
  }

  /// True if a highlighted element was checked for covers and no panel was found.
  fileprivate var isClear: Bool {
    guard let snapshot, snapshot.wasImported, !snapshot.areOccludersTold, [.target, .fallback].contains(role),
      case .found(let found) = outcome, let index = found.first, snapshot.elements.isSolved(index)
    else { return false }
    return panel == nil && !impairments.contains(where: \.isCover)
  }
}

/// Creates the lock of a tutorial from its selectors' current matches.
///
/// - Parameter resolved: the tutorial in all its variants.
/// - Returns: an entry for each reference that matches an element, and diagnostics of weak ones; nil if the search
///   exceeds the budget.
package func lockTutorial(_ resolved: ResolvedTutorial, budget: Budget = Budget()) -> Parsed<TutorialLock>? {
  let screens = LockedScreens(ElementSearch(budget))
  var panels = PanelCounts()
  var entries: [LockEntry] = []
  for variant in resolved.variants {
    for reference in variant.references(of: resolved.tutorial) {
      guard let index = reference.index else { continue }
      let screen = screens.screen(reference.snapshot)
      var entry = lockElement(index, on: screen, namedBy: reference.selector, as: reference.key)
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
