import TutorialLanguage
import TutorialRelocation
import TutorialSelectors

extension LockedScreen {
  /// What of the screen may be what is locked, where it has changed in what it is told by.
  ///
  /// - Returns: the element that surely is, if any is; else those that may be, the likeliest first.
  package func likely(_ entry: LockEntry) -> (found: Int?, candidates: [Int]) {
    guard entry.rule != .place, !search.isExceeded else { return (nil, []) }
    search.spend(16 * snapshot.elements.count)
    // Around what fits a pattern others of its type are counted, which need not be like it.
    let isCounted = entry.rule != .pattern
    let print = ElementFingerprint(
      nativeID: entry.traits.id, type: entry.traits.type, label: entry.traits.label,
      text: entry.traits.text ?? entry.says, ancestor: entry.traits.under, ordinal: isCounted ? entry.number ?? 0 : 0,
      likes: isCounted ? entry.count ?? 1 : 1)
    switch Relocation.outcomes(of: [print], in: sketch).first {
    case .found(let candidate): return (candidate.place, [])
    case .candidates(let candidates): return (nil, candidates.map(\.place))
    case .gone, .crowded, nil: return (nil, [])
    }
  }

  /// The screen as what is looked through: no ids but the app's own, since any other is a place.
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
