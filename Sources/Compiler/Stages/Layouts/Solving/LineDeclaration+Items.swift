import TutorialGeometry
import TutorialLanguage

extension LineDeclaration {
  /// The extent of each of `count` items along the line, which may be too little to be one.
  func itemLength(in box: Rect, count: Int) -> Double {
    let gap = gapOrDefault
    let length = axis == .row ? box.width : box.height
    return (length - gap * Double(count - 1)) / Double(count)
  }

  /// The frame of an item.
  ///
  /// Item k begins at k·(length + gap)/count: exact fractions of the whole, not sums of rounded parts.
  ///
  /// - Parameters:
  ///   - slot: its place from the left or the top, from 0.
  ///   - count: how many items there are.
  ///   - box: the row's or column's own frame.
  func frame(ofSlot slot: Int, count: Int, in box: Rect) -> Rect {
    let length = itemLength(in: box, count: count)
    let gap = gapOrDefault
    switch axis {
    case .row: return Rect(box.x + Double(slot) * (box.width + gap) / Double(count), box.y, length, box.height)
    case .column: return Rect(box.x, box.y + Double(slot) * (box.height + gap) / Double(count), box.width, length)
    }
  }
}
