import TutorialGeometry
import TutorialPlayer

/// The parts of a callout arranged in its frame: docs/tour.md, "Contents".
///
/// If the frame is too low for all parts, those between the title and the foot scroll.
struct CalloutArrangement: Equatable {
  struct Item: Equatable {
    /// The part. Its boxes are relative to the callout's top left corner, or to the viewport's if it scrolls.
    var part: TourContent.Part
    /// The index of the button in the callout; nil for other parts.
    var button: Int?
  }

  /// The parts that don't scroll, in reading order.
  private(set) var standing: [Item] = []
  /// The parts that scroll; empty if everything fits.
  private(set) var scrolling: [Item] = []
  private(set) var viewport = Rect(0, 0, 0, 0)
  /// The height of the scrolled content.
  private(set) var scrolledHeight = 0.0
  /// True if the close button lies over an image, so that it needs a background to be visible.
  let isCloseOverImage: Bool

  /// - Parameters:
  ///   - size: the size of the callout's frame.
  ///   - bottom: the safe area inset at the bottom of the frame.
  init(_ content: TourContent, in size: Size, bottom: Double = 0) {
    isCloseOverImage = content.parts.first?.role == .image
    var buttons = 0
    let items = content.parts.map { part in
      guard part.role == .button else { return Item(part: part) }
      buttons += 1
      return Item(part: part, button: buttons - 1)
    }
    let excess = content.size.height - (size.height - bottom)
    let end = items.lastIndex { $0.part.isAboveFoot } ?? -1
    // The title stays fixed if there is anything below it that can scroll.
    let start = items.first?.part.role == .title && end > 0 ? 1 : 0
    guard excess > 0.5, end >= start else {
      standing = items
      return
    }
    let (top, bottom) = (items[start].part.frame.minY, items[end].part.frame.maxY)
    let left = items[start...end].map(\.part.frame.minX).min() ?? 0
    let right = items[start...end].map(\.part.frame.maxX).max() ?? 0
    scrolledHeight = bottom - top
    viewport = Rect(left, top, right - left, max(0, scrolledHeight - excess))
    for (place, item) in items.enumerated() {
      if place >= start, place <= end {
        scrolling.append(item.moved(by: Point(-left, -top)))
      } else {
        standing.append(place > end && item.part.role != .close ? item.moved(by: Point(0, -excess)) : item)
      }
    }
  }
}

extension CalloutArrangement.Item {
  fileprivate func moved(by way: Point) -> Self {
    var result = self
    result.part.frame = moved(part.frame)
    result.part.touch = part.touch.map(moved)
    return result

    func moved(_ box: Rect) -> Rect { Rect(box.x + way.x, box.y + way.y, box.width, box.height) }
  }
}

extension TourContent.Part {
  fileprivate var isAboveFoot: Bool { role == .image || role == .title || role == .body }
}
