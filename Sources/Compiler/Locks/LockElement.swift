import TutorialIdentity
package import TutorialLanguage
import TutorialSyntax

/// Returns the lock entry of the element that a selector matches on a screen.
package func lockElement(
  _ index: Int, on screen: LockedScreen, namedBy selector: Selector, as key: LockKey
) -> LockEntry {
  let locked = LockedSelector(selector, on: screen)
  var entry = LockEntry()
  entry.key = key
  entry.selector = SelectorText.yaml(selector)
  entry.rule = locked.rule(naming: index)
  switch entry.rule {
  case .name:
    lockName(of: index, on: screen, selector, &entry)
    let lookalikes = screen.candidates(for: entry.traits).count
    if lookalikes > 1 { entry.count = lookalikes }
  case .pattern:
    lockName(of: index, on: screen, selector, &entry)
    (entry.number, entry.count) = screen.place(of: index)
    entry.lookalikes = screen.ownRow(of: index).map { [$0] } ?? []
  case .place:
    let container = locked.container(around: index)
    entry.container = container.flatMap(screen.appID)
    if entry.container == nil { entry.containerType = container.flatMap(screen.snapshot.elements.type) }
    entry.unlockedText = container.flatMap(screen.words)
    entry.traits.type = screen.snapshot.elements.type(index)
  case .fingerprint:
    entry.traits = screen.traits(index)
    let scope = locked.scope(around: index)
    if scope != nil { entry.traits.ancestor = nil }
    let lookalikes = screen.elements(with: entry.traits, in: scope)
    entry.count = max(lookalikes.count, 1)
    entry.number = lookalikes.firstIndex(of: index) ?? 0
    if lookalikes.count <= LockEntry.mostLookalikes { entry.lookalikes = screen.surroundings(of: lookalikes) }
  }
  return entry
}

/// Locks the traits that a selector names.
///
/// Texts matched by a pattern are locked only if nothing else identifies the element.
private func lockName(
  of index: Int, on screen: LockedScreen, _ selector: Selector, _ entry: inout LockEntry
) {
  func isNamed(_ field: Elements.TextField) -> Bool { selector.names(field, exactly: entry.rule == .name) }
  entry.traits.type = screen.snapshot.elements.type(index)
  if isNamed(.id) {
    entry.traits.id = screen.appID(index)
  } else {
    entry.traits.ancestor = screen.traits(index).ancestor
  }
  if isNamed(.label) { entry.traits.label = screen.label(index) }
  if isNamed(.text) { entry.traits.text = screen.text(index) }
  if isNamed(.value) { entry.traits.value = screen.value(index) }
  if entry.traits.label == nil, entry.traits.text == nil { entry.unlockedText = screen.words(index) }
}
