package import TutorialGeometry
import TutorialNumerics

/// Finds those of many boxes that meet a frame without a look at all of them: the screen is cut into strips from top to
/// bottom, and each strip knows the boxes that reach into it.
package struct BoxIndex: Sendable {
  /// A box as a strip knows it.
  private struct Entry {
    let box: Rect
    /// Its place among the boxes.
    let place: Int
    /// The first strip that it reaches into.
    let first: Int
  }

  private let top: Double
  private let strip: Double
  /// Of each strip where its boxes begin in `entries`, and of the last where they end.
  private var starts: [Int]
  /// The boxes strip by strip, one behind the other, in their order.
  private var entries: [Entry]
  /// Of more strips most boxes reach into several.
  private static let mostStrips = 16

  /// The index of some boxes, in logical units.
  ///
  /// - Complexity: O(n) in the number of boxes.
  package init(_ boxes: [Rect]) {
    var (top, bottom) = (Double.infinity, -Double.infinity)
    for box in boxes { (top, bottom) = (min(top, box.minY), max(bottom, box.maxY)) }
    let count = min(Self.mostStrips, boxes.count / 4 + 1)
    let strip = (bottom - top) / Double(count)
    self.top = top
    self.strip = strip > 0 && strip < .infinity ? strip : .infinity
    starts = Array(repeating: 0, count: count + 1)
    entries = []
    guard !boxes.isEmpty else { return }
    let reaches = boxes.map { strips(of: $0) }
    for reach in reaches { for number in reach.first...reach.last { starts[number + 1] += 1 } }
    for number in 0..<count { starts[number + 1] += starts[number] }
    var next = starts
    entries = Array(repeating: Entry(box: boxes[0], place: 0, first: 0), count: starts[count])
    for (place, reach) in reaches.enumerated() {
      for number in reach.first...reach.last {
        entries[next[number]] = Entry(box: boxes[place], place: place, first: reach.first)
        next[number] += 1
      }
    }
  }

  /// Does something with each box that shares some area with a frame, by its place; strip by strip, once each.
  package func forEach(meeting frame: Rect, _ body: (_ place: Int, _ common: Rect) -> Void) {
    guard !entries.isEmpty else { return }
    let wanted = strips(of: frame)
    let sides = (left: frame.minX, top: frame.minY, right: frame.maxX, bottom: frame.maxY)
    for number in wanted.first...wanted.last {
      for place in starts[number]..<starts[number + 1] {
        let entry = entries[place]
        // One that reaches into several strips counts in the first of those that are looked at.
        guard max(entry.first, wanted.first) == number, entry.box.minY < sides.bottom, sides.top < entry.box.maxY,
          entry.box.minX < sides.right, sides.left < entry.box.maxX, let common = entry.box.intersection(frame)
        else { continue }
        body(entry.place, common)
      }
    }
  }

  /// The first strip that a box reaches into, and the last: never one before the first.
  private func strips(of box: Rect) -> (first: Int, last: Int) {
    let last = starts.count - 2
    let (first, end) = (Int(saturating: (box.minY - top) / strip), Int(saturating: (box.maxY - top) / strip))
    let low = min(max(first, 0), last)
    return (low, max(low, min(end, last)))
  }
}
