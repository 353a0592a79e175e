import TutorialGeometry

/// The places of a picture's tags.
///
/// Each tag is at or beside a corner of its element, overlaps no other, and is on the paper.
struct TagPlaces {
  private let bounds: Rect
  private var taken: [Rect] = []

  init(in bounds: Rect) {
    self.bounds = bounds
  }

  /// Returns a place for a tag of a size, or nil if all corners are taken.
  ///
  /// - Parameter room: the distance by which a tag may extend beyond its element's right side.
  mutating func place(_ size: Size, at frame: Rect, room: Double) -> Rect? {
    guard size.width <= frame.width + room else { return nil }
    let (top, bottom) = (frame.minY, frame.maxY)
    let (left, right) = (frame.minX, frame.maxX)
    let inside = [
      Point(left, top), Point(right - size.width, top), Point(left, bottom - size.height),
      Point(right - size.width, bottom - size.height),
    ]
    let outside = [
      Point(right + 1, frame.midY - size.height / 2), Point(left, top - size.height), Point(left, bottom),
      Point(left - size.width - 1, frame.midY - size.height / 2),
    ]
    // An element that is hardly taller than its tag would be hidden by it.
    let corners = frame.height >= 3 * size.height ? inside + outside : outside + inside
    for corner in corners {
      let tag = Rect(corner.x, corner.y, size.width, size.height)
      guard bounds.contains(tag, tolerance: 0.5), !taken.contains(where: { $0.intersection(tag) != nil }) else {
        continue
      }
      taken.append(tag)
      return tag
    }
    return nil
  }
}
