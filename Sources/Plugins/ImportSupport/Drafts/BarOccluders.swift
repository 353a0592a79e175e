import TutorialGeometry
import TutorialPluginKit

/// Which bars of a screen cover what is behind them: those that are seen, stay where they are, and have nothing behind
/// them that stays there, too. Nobody puts something to look at under an opaque bar.
struct BarOccluders {
  let drafts: [ElementDraft]
  /// The parent of each draft that is not left out; smaller than the draft's own index.
  let parents: [Int?]
  /// The space of each draft; nil for what does not scroll.
  let spaces: [Int?]
  let display: Size

  /// No display has as many.
  private static let mostBars = 20

  /// The bars, as indices of drafts, in document order.
  func bars() -> [Int] {
    var isInBar: [Bool] = []
    var bars: [Int] = []
    for (index, draft) in drafts.enumerated() {
      let isInside = parents[index].map { isInBar[$0] } ?? false
      isInBar.append(isInside || draft.bar != nil)
      guard !isInside, draft.bar != nil, !draft.isLeftOut, spaces[index] == nil, isSeen(index) else { continue }
      bars.append(index)
    }
    return bars.count > Self.mostBars ? [] : bars.filter { bar in !drafts.indices.contains { showsThrough($0, bar) } }
  }

  /// Whether an element can be seen, as far as the dump says.
  private func isSeen(_ index: Int) -> Bool {
    let element = drafts[index].element
    switch element.visibility {
    case .hidden, .gone, .transparent, .offscreen, .clipped: return false
    case .visible, .partial, .occluded, .unknown: break
    }
    return element.frame.width > 0 && element.frame.height > 0
      && element.frame.intersection(Rect(0, 0, display.width, display.height)) != nil
  }

  /// Whether an element is seen through a bar: it says something, is painted before the bar, stays where it is, and has its
  /// middle there.
  private func showsThrough(_ index: Int, _ bar: Int) -> Bool {
    let (element, cover) = (drafts[index].element, drafts[bar].element)
    guard index != bar, !drafts[index].isLeftOut, spaces[index] == nil,
      element.label != nil || element.text != nil || element.value != nil
    else { return false }
    let (z, barZ) = (element.z ?? 0, cover.z ?? 0)
    guard z != barZ ? z < barZ : index < bar else { return false }
    return cover.frame.contains(element.frame.center) && isSeen(index) && !isInside(index, of: bar)
      && !isInside(bar, of: index)
  }

  private func isInside(_ index: Int, of ancestor: Int) -> Bool {
    var next = parents[index]
    while let parent = next {
      if parent == ancestor { return true }
      next = parents[parent]
    }
    return false
  }
}
