package import TutorialLanguage
import TutorialSelectors
import TutorialSyntax

extension LockedScreen {
  /// Compares the element that a selector matches with the locked one.
  ///
  /// - Parameters:
  ///   - index: the element that the selector matches now.
  ///   - entry: the lock entry.
  package func compare(_ index: Int, namedBy selector: Selector, with entry: LockEntry) -> LockVerdict {
    var locked = entry.traits
    switch entry.rule {
    case .name:
      if let difference = difference(named(index, as: locked), locked) { return .drifted(difference) }
      if let around = around(index, locked.under) { return around }
      guard let says = entry.says, says != words(index) else { return .same }
      return .changed("it says \(quoted(words(index))), was \(quoted(says))")
    case .pattern: return pattern(index, entry)
    case .place:
      if let type = locked.type, type != snapshot.elements.type(index) {
        return .drifted("type \(quoted(snapshot.elements.type(index))), was \(quoted(type))")
      }
      return container(index, selector, entry)
    case .fingerprint:
      var own = traits(index)
      let (under, wanted) = (own.under, locked.under)
      (own.under, locked.under) = (nil, nil)
      if let difference = difference(own, locked) { return .drifted(difference) }
      if under != wanted, let around = around(index, wanted), case .drifted = around { return around }
      return likeness(index, selector, entry)
    }
  }

  /// Returns those traits of an element that are locked. The ancestor is compared separately, so it is taken as equal.
  private func named(_ index: Int, as locked: ElementTraits) -> ElementTraits {
    var own = ElementTraits()
    own.id = locked.id == nil ? nil : appID(index)
    own.type = locked.type == nil ? nil : snapshot.elements.type(index)
    own.label = locked.label == nil ? nil : label(index)
    own.text = locked.text == nil ? nil : text(index)
    own.value = locked.value == nil ? nil : value(index)
    own.under = locked.under
    return own
  }

  /// Compares an element that is locked by a text pattern.
  ///
  /// The text may match the locked one, or, because a pattern allows for other text, the position may.
  private func pattern(_ index: Int, _ entry: LockEntry) -> LockVerdict {
    let own = named(index, as: entry.traits)
    let around = around(index, entry.traits.under)
    if case .drifted = around { return around ?? .same }
    let isInRow = !entry.likes.isEmpty && ownRow(of: index).map { [$0] } == entry.likes
    let place = place(of: index)
    let isInPlace = place.number == entry.number && place.count == entry.count
    guard let difference = difference(own, entry.traits) else {
      if isInRow || isInPlace || entry.likes.isEmpty { return around ?? .same }
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
    guard let name, !isInside(index, of: name) else { return nil }
    let isThere = elements(named: name).contains { $0 != index }
    return isThere
      ? .drifted("it is no longer in \(quoted(name))") : .changed("\(quoted(name)), which contained it, is gone")
  }

  private func container(_ index: Int, _ selector: Selector, _ entry: LockEntry) -> LockVerdict {
    let container = container(of: selector, around: index)
    if let name = entry.container {
      if container.flatMap(appID) == name { return words(of: container, entry) }
      return around(index, name) ?? .same
    }
    let type = container.flatMap(snapshot.elements.type)
    guard let wanted = entry.containerType, wanted != type else { return words(of: container, entry) }
    return .drifted("it is in a container of type \(quoted(type)), was \(quoted(wanted))")
  }

  /// Compares the text of a place's container with the locked one.
  private func words(of container: Int?, _ entry: LockEntry) -> LockVerdict {
    let words = container.flatMap(words)
    guard let says = entry.says, says != words else { return .same }
    return .changed("its container says \(quoted(words)), was \(quoted(says))")
  }

  /// Compares an element's position among similar elements.
  private func likeness(_ index: Int, _ selector: Selector, _ entry: LockEntry) -> LockVerdict {
    let scope = scope(of: selector, around: index)
    let likes = elements(with: traits(index), in: scope)
    let (number, count) = (likes.firstIndex(of: index) ?? 0, max(likes.count, 1))
    let (lockedNumber, lockedCount) = (entry.number ?? 0, entry.count ?? 1)
    guard entry.likes.indices.contains(lockedNumber), count <= LockEntry.mostLikes else {
      return count == lockedCount && number == lockedNumber ? .same : .drifted(counts(count, lockedCount))
    }
    let digests = surroundings(of: likes)
    if count == 1, lockedCount == 1 {
      // An element without text is identified by the texts in it and around it.
      let isTold = !entry.traits.isAnonymous || digests.first == entry.likes.first
      return isTold ? .same : .changed("the words in it and around it have changed")
    }
    let (own, locked) = (digests.indices.contains(number) ? digests[number] : "", entry.likes[lockedNumber])
    if own == locked {
      let isAlone = digests.filter { $0 == own }.count == 1 && entry.likes.filter { $0 == own }.count == 1
      return isAlone || count == lockedCount && number == lockedNumber ? .same : .drifted(counts(count, lockedCount))
    }
    if digests.contains(locked) { return .drifted("it is another one of \(count) similar elements") }
    var (others, lockedOthers) = (digests, entry.likes)
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

  /// Returns the element of the screen that matches a lock entry, regardless of the selector.
  ///
  /// Nil if none does, or if several may.
  package func place(of entry: LockEntry, namedBy selector: Selector) -> Int? {
    switch entry.rule {
    case .place: return nil
    case .pattern: return entry.traits.isAnonymous ? nil : only(candidates(for: entry.traits))
    case .name:
      // If there were several similar elements, the remaining one may be another of them.
      return entry.traits.isAnonymous || entry.count != nil ? nil : only(candidates(for: entry.traits))
    case .fingerprint:
      if entry.traits.isAnonymous, entry.likes.isEmpty { return nil }
      var likes = entry.traits.under == nil ? candidates(for: entry.traits) : elements(with: entry.traits, in: nil)
      if likes.isEmpty { likes = candidates(for: entry.traits) }
      // An element with an app id can't be one that had none, even if its text is the same.
      likes.removeAll { appID($0) != entry.traits.id }
      // If there were several similar elements, the remaining one may be another of them.
      if likes.count == 1, !entry.traits.isAnonymous, (entry.count ?? 1) == 1 { return likes[0] }
      guard let number = entry.number, entry.likes.indices.contains(number), likes.count <= LockEntry.mostLikes,
        entry.likes[number] != WordDigest().text
      else { return nil }
      let digests = surroundings(of: likes)
      return only(likes.indices.filter { digests[$0] == entry.likes[number] }.map { likes[$0] })
    }
  }

  /// Returns the elements with the locked traits, apart from the ancestor.
  func candidates(for locked: ElementTraits) -> [Int] {
    search.spend(8 * snapshot.elements.count)
    return snapshot.elements.indices.filter { index in
      if let id = locked.id, id != appID(index) { return false }
      if let type = locked.type, type != snapshot.elements.type(index) { return false }
      if let wanted = locked.label, wanted != label(index) { return false }
      if let wanted = locked.text, wanted != text(index) { return false }
      if let wanted = locked.value, wanted != value(index) { return false }
      return true
    }
  }

  private func only(_ candidates: [Int]) -> Int? { candidates.count == 1 ? candidates[0] : nil }
}

extension ElementTraits {
  /// True if only a type identifies the element.
  var isAnonymous: Bool { id == nil && label == nil && text == nil && value == nil }
}
