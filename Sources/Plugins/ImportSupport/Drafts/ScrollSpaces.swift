import TutorialGeometry
import TutorialPluginKit

/// The scroll spaces of a screen.
///
/// No dump tells how far content is scrolled. So elements keep their coordinates on the display, and the space is
/// defined so that these are correct. The extent of the content is unknown. Content before the viewport's start tells
/// the minimum scroll offset.
struct ScrollSpaces {
  private(set) var spaces: [ImportedSpace] = []
  /// The space of each draft's element, as an index into `spaces`.
  private(set) var memberships: [Int?] = []

  private let drafts: [ElementDraft]
  /// The parents of the drafts that aren't left out.
  private let parents: [Int?]

  init(drafts: [ElementDraft], parents: [Int?], ids: [String]) {
    self.drafts = drafts
    self.parents = parents
    let clips = containers()
    var children: [[Int]] = drafts.map { _ in [] }
    for index in drafts.indices where !drafts[index].isLeftOut { parents[index].map { children[$0].append(index) } }
    // The space of the content of each draft.
    var inner: [Int?] = []
    for index in drafts.indices {
      let around = parents[index].flatMap { inner[$0] }
      memberships.append(around)
      guard clips[index], !children[index].isEmpty, let scrolling = drafts[index].scrolling,
        around.map({ spaces[$0].viewport != drafts[index].element.frame }) ?? true
      else {
        inner.append(around)
        continue
      }
      inner.append(spaces.count)
      let id = ids[index] == "global" ? "global-1" : ids[index]
      spaces.append(
        ImportedSpace(
          id: id, parent: around.map { spaces[$0].id }, axis: axis(of: scrolling, children[index], in: index),
          viewport: drafts[index].element.frame))
    }
    for (index, space) in memberships.enumerated() {
      if let space, !drafts[index].isLeftOut { scroll(space, for: drafts[index].element.frame) }
    }
  }

  /// Returns for each draft true if it scrolls and clips its content.
  ///
  /// Drafts with visible content beyond their edges don't clip.
  private func containers() -> [Bool] {
    var clips = drafts.map { draft in
      draft.scrolling != nil && !draft.isLeftOut && draft.element.frame.width > 0 && draft.element.frame.height > 0
    }
    for (index, draft) in drafts.enumerated() {
      guard draft.element.visibility == .visible || draft.element.visibility == .partial,
        draft.element.frame.width > 0, draft.element.frame.height > 0
      else { continue }
      var next = parents[index]
      while let ancestor = next {
        if clips[ancestor], drafts[ancestor].element.frame.intersection(draft.element.frame) == nil {
          clips[ancestor] = false
        }
        next = parents[ancestor]
      }
    }
    return clips
  }

  /// Returns the axis: horizontal if several children form a row of half the container's height, else vertical.
  private func axis(of scrolling: ElementDraft.Scrolling, _ children: [Int], in container: Int) -> ImportedSpace.Axis {
    if case .along(let axis) = scrolling { return axis }
    let frames = children.map { drafts[$0].element.frame }.filter { $0.width > 0 && $0.height > 0 }
    guard frames.count > 1, let first = frames.first else { return .vertical }
    let low = frames.reduce(first.minY) { max($0, $1.minY) }
    let high = frames.reduce(first.maxY) { min($0, $1.maxY) }
    let lefts = frames.map(\.minX).sorted()
    let rights = frames.map(\.maxX).sorted()
    let isRow = zip(lefts.dropFirst(), rights).allSatisfy { $0 >= $1 - 0.5 }
    return isRow && high - low >= drafts[container].element.frame.height / 2 ? .horizontal : .vertical
  }

  /// Increases a space's scroll offset to at least the amount that a frame in its content implies.
  private mutating func scroll(_ space: Int, for frame: Rect) {
    guard frame.width > 0, frame.height > 0 else { return }
    let (axis, viewport) = (spaces[space].axis, spaces[space].viewport)
    func thousandths(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
    if axis != .vertical {
      spaces[space].contentOffset.x = max(spaces[space].contentOffset.x, thousandths(viewport.minX - frame.minX))
    }
    if axis != .horizontal {
      spaces[space].contentOffset.y = max(spaces[space].contentOffset.y, thousandths(viewport.minY - frame.minY))
    }
  }
}
