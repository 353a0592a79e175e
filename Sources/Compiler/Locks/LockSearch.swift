import TutorialLanguage
import TutorialRelocation
import TutorialSelectors

/// The search of a screen for the element that a lock entry describes.
package struct LockSearch {
  private let entry: LockEntry
  private let screen: LockedScreen

  /// Creates the search for an entry's element.
  package init(_ entry: LockEntry, on screen: LockedScreen) {
    self.entry = entry
    self.screen = screen
  }

  /// The element of the screen that matches the entry, whichever selector names it.
  ///
  /// Nil if none does, or if several may.
  package var exactMatch: Int? {
    switch entry.rule {
    case .place: return nil
    case .pattern: return entry.traits.isAnonymous ? nil : only(screen.candidates(for: entry.traits))
    case .name:
      // If there were several similar elements, the remaining one may be another of them.
      return entry.traits.isAnonymous || entry.count != nil ? nil : only(screen.candidates(for: entry.traits))
    case .fingerprint:
      if entry.traits.isAnonymous, entry.lookalikes.isEmpty { return nil }
      var lookalikes =
        entry.traits.ancestor == nil
        ? screen.candidates(for: entry.traits) : screen.elements(with: entry.traits, in: nil)
      if lookalikes.isEmpty { lookalikes = screen.candidates(for: entry.traits) }
      // An element with an app id can't be one that had none, even if its text is the same.
      lookalikes.removeAll { screen.appID($0) != entry.traits.id }
      // If there were several similar elements, the remaining one may be another of them.
      if lookalikes.count == 1, !entry.traits.isAnonymous, (entry.count ?? 1) == 1 { return lookalikes[0] }
      guard let number = entry.number, entry.lookalikes.indices.contains(number),
        lookalikes.count <= LockEntry.mostLookalikes,
        entry.lookalikes[number] != WordDigest().text
      else { return nil }
      let digests = screen.surroundings(of: lookalikes)
      return only(lookalikes.indices.filter { digests[$0] == entry.lookalikes[number] }.map { lookalikes[$0] })
    }
  }

  private func only(_ candidates: [Int]) -> Int? { candidates.count == 1 ? candidates[0] : nil }

  /// The element if its traits have changed and one is certain, or else possible ones, likeliest first.
  package var likeliest: (found: Int?, candidates: [Int]) {
    guard entry.rule != .place, !screen.search.isExceeded else { return (nil, []) }
    screen.search.spend(16 * screen.snapshot.elements.count)
    // Other elements of the type are counted around a pattern's match, and these needn't be similar to it.
    let isCounted = entry.rule != .pattern
    let print = ElementFingerprint(
      nativeID: entry.traits.id, type: entry.traits.type, label: entry.traits.label,
      text: entry.traits.text ?? entry.unlockedText, ancestor: entry.traits.ancestor,
      ordinal: isCounted ? entry.number ?? 0 : 0,
      lookalikes: isCounted ? entry.count ?? 1 : 1)
    switch Relocation.outcomes(of: [print], in: sketch).first {
    case .found(let candidate): return (candidate.place, [])
    case .candidates(let candidates): return (nil, candidates.map(\.place))
    case .gone, .crowded, nil: return (nil, [])
    }
  }

  /// The screen in the form for the relocation. It has app ids only, because all other ids depend on places.
  private var sketch: ScreenSketch {
    let elements = screen.snapshot.elements
    return ScreenSketch(
      elements: elements.indices.map { index in
        ElementSketch(
          nativeID: screen.appID(index), type: elements.type(index), label: screen.label(index),
          text: screen.text(index),
          value: screen.value(index), frame: elements.isSolved(index) ? elements.globalFrame(index) : nil,
          parent: elements.parent(index))
      }, size: screen.snapshot.display.size)
  }
}
