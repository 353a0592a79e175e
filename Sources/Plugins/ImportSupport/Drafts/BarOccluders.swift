import TutorialGeometry
import TutorialPluginKit

/// The bars of a screen that cover the content behind them.
///
/// Such a bar is visible, doesn't scroll, and has no visible unscrolled content behind it: nobody puts content
/// permanently under an opaque bar.
struct BarOccluders {
  let drafts: [ElementDraft]
  /// The parents of the drafts that aren't left out. A parent's index is smaller than its child's.
  let parents: [Int?]
  /// The scroll space of each draft, or nil if it doesn't scroll.
  let spaces: [Int?]
  let display: Size

  /// The limit of a screen's bars, more than any real screen has. Beyond it, no bar counts.
  private static let mostBars = 20

  /// Returns the indices of the bars' drafts, in document order.
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

  /// Returns true if an element is visible, as far as the dump tells.
  private func isSeen(_ index: Int) -> Bool {
    let element = drafts[index].element
    switch element.visibility {
    case .hidden, .gone, .transparent, .offscreen, .clipped: return false
    case .visible, .partial, .occluded, .unknown: break
    }
    return element.frame.width > 0 && element.frame.height > 0
      && element.frame.intersection(Rect(0, 0, display.width, display.height)) != nil
  }

  /// Returns true if an element is visible through a bar.
  ///
  /// Such an element has a text or a value, is painted before the bar, doesn't scroll, and has its centre behind the
  /// bar.
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
