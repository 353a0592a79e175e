import TutorialSelectors
import TutorialIdentity
package import TutorialLanguage
import TutorialSyntax

extension LockedScreen {
  /// Returns the lock entry of an element.
  ///
  /// - Parameters:
  ///   - index: the element that the selector matches.
  ///   - selector: the selector.
  ///   - key: the reference's key.
  package func entry(locking index: Int, namedBy selector: Selector, as key: LockKey) -> LockEntry {
    var entry = LockEntry(range: ByteRange(0, 0))
    entry.key = key
    entry.selector = SelectorText.yaml(selector)
    entry.rule = rule(for: selector, naming: index)
    switch entry.rule {
    case .name:
      lockName(of: index, selector, &entry)
      let lookalikes = candidates(for: entry.traits).count
      if lookalikes > 1 { entry.count = lookalikes }
    case .pattern:
      lockName(of: index, selector, &entry)
      (entry.number, entry.count) = place(of: index)
      entry.lookalikes = ownRow(of: index).map { [$0] } ?? []
    case .place:
      let container = container(of: selector, around: index)
      entry.container = container.flatMap(appID)
      if entry.container == nil { entry.containerType = container.flatMap(snapshot.elements.type) }
      entry.unlockedText = container.flatMap(words)
      entry.traits.type = snapshot.elements.type(index)
    case .fingerprint:
      entry.traits = traits(index)
      let scope = scope(of: selector, around: index)
      if scope != nil { entry.traits.ancestor = nil }
      let lookalikes = elements(with: entry.traits, in: scope)
      entry.count = max(lookalikes.count, 1)
      entry.number = lookalikes.firstIndex(of: index) ?? 0
      if lookalikes.count <= LockEntry.mostLookalikes { entry.lookalikes = surroundings(of: lookalikes) }
    }
    return entry
  }

  /// Locks the traits that a selector names.
  ///
  /// Texts matched by a pattern are locked only if nothing else identifies the element.
  private func lockName(of index: Int, _ selector: Selector, _ entry: inout LockEntry) {
    func isNamed(_ field: Elements.TextField) -> Bool { selector.names(field, exactly: entry.rule == .name) }
    entry.traits.type = snapshot.elements.type(index)
    if isNamed(.id) { entry.traits.id = appID(index) } else { entry.traits.ancestor = traits(index).ancestor }
    if isNamed(.label) { entry.traits.label = label(index) }
    if isNamed(.text) { entry.traits.text = text(index) }
    if isNamed(.value) { entry.traits.value = value(index) }
    if entry.traits.label == nil, entry.traits.text == nil { entry.unlockedText = words(index) }
  }

  /// Returns an element's position, from 0, and the number of its peers, in document order.
  ///
  /// Peers are the elements of the same type in the nearest ancestor with an app id, or else on the screen.
  func place(of index: Int) -> (number: Int, count: Int) {
    let peers = peers(of: index)
    return (peers.firstIndex(of: index) ?? 0, max(peers.count, 1))
  }

  /// Returns a digest of the texts beside an element in its row.
  ///
  /// Nil if there are none, or if a peer has the same texts beside it.
  func ownRow(of index: Int) -> String? {
    guard let own = row(of: index) else { return nil }
    for peer in peers(of: index) where peer != index {
      if search.isExceeded || row(of: peer) == own { return nil }
    }
    return own
  }

  private func peers(of index: Int) -> [Int] {
    let elements = snapshot.elements
    var peers: [Int] = []
    visit(inside: namedAncestor(index)) { peer in
      if elements.type(peer) == elements.type(index) { peers.append(peer) }
    }
    return peers.sorted()
  }
}
