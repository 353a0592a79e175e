package import TutorialLanguage
import TutorialSelectors
import TutorialSyntax

/// The comparison of an element that a selector matches with the element that its lock entry describes.
package struct LockComparison {
  private let entry: LockEntry
  private let screen: LockedScreen
  private let selector: LockedSelector

  /// Creates the comparison with a lock entry, for elements of a screen.
  package init(_ entry: LockEntry, _ selector: Selector, on screen: LockedScreen) {
    self.entry = entry
    self.screen = screen
    self.selector = LockedSelector(selector, on: screen)
  }

  /// Returns the verdict on the element that the selector matches now.
  package func verdict(of index: Int) -> LockVerdict {
    var locked = entry.traits
    switch entry.rule {
    case .name:
      if let difference = difference(named(index, as: locked), locked) { return .drifted(difference) }
      if let around = around(index, locked.ancestor) { return around }
      guard let says = entry.unlockedText, says != screen.words(index) else { return .same }
      return .changed("it says \(quoted(screen.words(index))), was \(quoted(says))")
    case .pattern: return pattern(index)
    case .place:
      if let type = locked.type, type != screen.snapshot.elements.type(index) {
        return .drifted("type \(quoted(screen.snapshot.elements.type(index))), was \(quoted(type))")
      }
      return container(index)
    case .fingerprint:
      var own = screen.traits(index)
      let (under, wanted) = (own.ancestor, locked.ancestor)
      (own.ancestor, locked.ancestor) = (nil, nil)
      if let difference = difference(own, locked) { return .drifted(difference) }
      if under != wanted, let around = around(index, wanted), case .drifted = around { return around }
      return position(index)
    }
  }

  /// Returns those traits of an element that are locked. The ancestor is compared separately, so it is taken as equal.
  private func named(_ index: Int, as locked: ElementTraits) -> ElementTraits {
    ElementTraits(
      id: locked.id == nil ? nil : screen.appID(index),
      type: locked.type == nil ? nil : screen.snapshot.elements.type(index),
      label: locked.label == nil ? nil : screen.label(index), text: locked.text == nil ? nil : screen.text(index),
      value: locked.value == nil ? nil : screen.value(index), ancestor: locked.ancestor)
  }

  /// Compares an element that is locked by a text pattern.
  ///
  /// The text may match the locked one, or, because a pattern allows for other text, the position may.
  private func pattern(_ index: Int) -> LockVerdict {
    let own = named(index, as: entry.traits)
    let around = around(index, entry.traits.ancestor)
    if case .drifted = around { return around ?? .same }
    let isInRow = !entry.lookalikes.isEmpty && screen.ownRow(of: index).map { [$0] } == entry.lookalikes
    let place = screen.place(of: index)
    let isInPlace = place.number == entry.number && place.count == entry.count
    guard let difference = difference(own, entry.traits) else {
      if isInRow || isInPlace || entry.lookalikes.isEmpty { return around ?? .same }
      return .changed("it is in another place, beside other words")
    }
    guard own.type == entry.traits.type, own.id == entry.traits.id, isInRow || isInPlace else {
      return .drifted(difference)
    }
    return .changed(difference)
  }

  /// Returns the verdict on an element that no longer lies in the locked named ancestor.
  ///
  /// Nil if it does, or if there was none.
  private func around(_ index: Int, _ name: String?) -> LockVerdict? {
    guard let name, !screen.isInside(index, of: name) else { return nil }
    let isThere = screen.elements(named: name).contains { $0 != index }
    return isThere
      ? .drifted("it is no longer in \(quoted(name))") : .changed("\(quoted(name)), which contained it, is gone")
  }

  private func container(_ index: Int) -> LockVerdict {
    let container = selector.container(around: index)
    if let name = entry.container {
      if container.flatMap(screen.appID) == name { return words(of: container) }
      return around(index, name) ?? .same
    }
    let type = container.flatMap(screen.snapshot.elements.type)
    guard let wanted = entry.containerType, wanted != type else { return words(of: container) }
    return .drifted("it is in a container of type \(quoted(type)), was \(quoted(wanted))")
  }

  /// Compares the text of a place's container with the locked one.
  private func words(of container: Int?) -> LockVerdict {
    let words = container.flatMap(screen.words)
    guard let says = entry.unlockedText, says != words else { return .same }
    return .changed("its container says \(quoted(words)), was \(quoted(says))")
  }

  /// Compares an element's position among similar elements.
  private func position(_ index: Int) -> LockVerdict {
    let scope = selector.scope(around: index)
    let lookalikes = screen.elements(with: screen.traits(index), in: scope)
    let (number, count) = (lookalikes.firstIndex(of: index) ?? 0, max(lookalikes.count, 1))
    let (lockedNumber, lockedCount) = (entry.number ?? 0, entry.count ?? 1)
    guard entry.lookalikes.indices.contains(lockedNumber), count <= LockEntry.mostLookalikes else {
      return count == lockedCount && number == lockedNumber ? .same : .drifted(counts(count, lockedCount))
    }
    let digests = screen.surroundings(of: lookalikes)
    if count == 1, lockedCount == 1 {
      // An element without text is identified by the texts in it and around it.
      let isTold = !entry.traits.isAnonymous || digests.first == entry.lookalikes.first
      return isTold ? .same : .changed("the words in it and around it have changed")
    }
    let (own, locked) = (digests.indices.contains(number) ? digests[number] : "", entry.lookalikes[lockedNumber])
    if own == locked {
      let isAlone = digests.filter { $0 == own }.count == 1 && entry.lookalikes.filter { $0 == own }.count == 1
      return isAlone || count == lockedCount && number == lockedNumber ? .same : .drifted(counts(count, lockedCount))
    }
    if digests.contains(locked) { return .drifted("it is another one of \(count) similar elements") }
    var (others, lockedOthers) = (digests, entry.lookalikes)
    if count == lockedCount, number == lockedNumber, others.indices.contains(number) {
      others.remove(at: number)
      lockedOthers.remove(at: number)
      if others == lockedOthers { return .changed("the words around it have changed") }
    }
    return .drifted(counts(count, lockedCount))
  }

  private func counts(_ count: Int, _ locked: Int) -> String {
    count == locked
      ? "there are \(count) similar elements, and their surroundings have changed"
      : "\(count) similar \(count == 1 ? "element" : "elements"), was \(locked)"
  }

  /// Describes the differences of an element from the locked one, or returns nil if there are none.
  private func difference(_ own: ElementTraits, _ locked: ElementTraits) -> String? {
    let fields: [(name: String, path: KeyPath<ElementTraits, String?>)] = [
      ("id", \.id), ("type", \.type), ("label", \.label), ("text", \.text), ("value", \.value),
    ]
    let different = fields.filter { own[keyPath: $0.path] != locked[keyPath: $0.path] }
    guard !different.isEmpty else { return nil }
    return different.map { field in
      "\(field.name) \(quoted(own[keyPath: field.path])), was \(quoted(locked[keyPath: field.path]))"
    }.joined(separator: "; ")
  }

  private func quoted(_ text: String?) -> String { text.map { "\"\(excerpt($0))\"" } ?? "none" }
}
