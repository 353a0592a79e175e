import TutorialGeometry
import TutorialPlayer

/// The parts of a callout in the frame that it has: what stands there, and where the frame is too low what scrolls between the
/// title and the foot. docs/tour.md, "Contents".
struct CalloutArrangement: Equatable {
  /// A part in its place.
  struct Item: Equatable {
    /// The part. Its boxes are from the callout's top left corner; where it scrolls, from the viewport's.
    var part: TourContent.Part
    /// Which of the callout's buttons it is; nil for other parts.
    var button: Int?
  }

  /// What does not scroll, in reading order.
  private(set) var standing: [Item] = []
  /// What scrolls; nothing where all has room.
  private(set) var scrolling: [Item] = []
  /// Where it scrolls.
  private(set) var viewport = Rect(0, 0, 0, 0)
  /// How high what scrolls is.
  private(set) var scrolledHeight = 0.0
  /// Whether the cross stands over an image, where nothing but a ground of its own makes it seen.
  let isCloseOverImage: Bool

  /// - Parameters:
  ///   - size: that of the callout's frame.
  ///   - bottom: what the system takes of it below.
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
    // The title stays, where there is something below it that can scroll.
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
  /// Whether it is image, title or body.
  fileprivate var isAboveFoot: Bool { role == .image || role == .title || role == .body }
}
