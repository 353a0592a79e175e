package import TutorialLocks
import TutorialSelectors
package import TutorialSyntax

/// The lock of a tutorial as its selectors resolve now.
///
/// - Parameter resolved: the tutorial in all its variants.
/// - Returns: a line for each reference that names an element, and what is weak about them; nil where there is more to look
///   at than may be.
package func lockTutorial(_ resolved: ResolvedTutorial, budget: Budget = Budget()) -> Parsed<TutorialLock>? {
  let screens = LockedScreens(ElementSearch(budget))
  var entries: [LockEntry] = []
  for variant in resolved.variants {
    for reference in variant.references(of: resolved.tutorial) {
      guard let index = reference.index else { continue }
      let screen = screens.screen(reference.snapshot)
      entries.append(screen.entry(locking: index, namedBy: reference.selector, as: reference.key))
      if screens.search.isExceeded { return nil }
    }
  }
  let lock = TutorialLock(entries)
  var none: [Diagnostic] = []
  return Parsed(
    lock, diagnostics: judgeLock(lock, of: resolved, isRequired: false, budget: budget, adding: &none).diagnostics)
}
