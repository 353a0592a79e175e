import TutorialLanguage
import TutorialRelocation
import TutorialSelectors

extension LockedScreen {
  /// Searches the screen for a locked element whose traits have changed.
  ///
  /// - Returns: the element if one is certain, or else possible ones, likeliest first.
  package func search(_ entry: LockEntry) -> (found: Int?, candidates: [Int]) {
    guard entry.rule != .place, !search.isExceeded else { return (nil, []) }
    search.spend(16 * snapshot.elements.count)
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

  /// The screen in the form for the search. It has app ids only, because all other ids depend on places.
  private var sketch: ScreenSketch {
    let elements = snapshot.elements
    return ScreenSketch(
      elements: elements.indices.map { index in
        ElementSketch(
          nativeID: appID(index), type: elements.type(index), label: label(index), text: text(index),
          value: value(index), frame: elements.isSolved(index) ? elements.globalFrame(index) : nil,
          parent: elements.parent(index))
      }, size: snapshot.display.size)
  }
}
