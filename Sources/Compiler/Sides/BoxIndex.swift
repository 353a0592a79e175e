package import TutorialGeometry
import TutorialNumerics

/// Finds the boxes that meet a frame without visiting all of them.
///
/// The screen is divided into horizontal strips, each with a list of the boxes that overlap it.
package struct BoxIndex: Sendable {
  /// A box in a strip's list.
  private struct Entry {
    let box: Rect
    /// The index among the boxes.
    let place: Int
    /// The first strip that the box overlaps.
    let first: Int
  }

  private let top: Double
  private let strip: Double
  /// The start of each strip's boxes in `entries`, and the end of the last strip's.
  private var starts: [Int]
  /// The boxes of all strips, concatenated, each strip's in the boxes' order.
  private var entries: [Entry]
  /// The maximum number of strips: with more, most boxes would overlap several.
  private static let mostStrips = 16

  /// The index of these boxes, in logical units.
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

  /// Calls `body` once for each box that shares some area with a frame, strip by strip.
  package func forEach(meeting frame: Rect, _ body: (_ place: Int, _ common: Rect) -> Void) {
    guard !entries.isEmpty else { return }
    let wanted = strips(of: frame)
    let sides = (left: frame.minX, top: frame.minY, right: frame.maxX, bottom: frame.maxY)
    for number in wanted.first...wanted.last {
      for place in starts[number]..<starts[number + 1] {
        let entry = entries[place]
        // A box in several strips is visited in the first of those that the frame overlaps.
        guard max(entry.first, wanted.first) == number, entry.box.minY < sides.bottom, sides.top < entry.box.maxY,
          entry.box.minX < sides.right, sides.left < entry.box.maxX, let common = entry.box.intersection(frame)
        else { continue }
        body(entry.place, common)
      }
    }
  }

  /// The first and last strip that a box overlaps, clamped to the existing strips.
  private func strips(of box: Rect) -> (first: Int, last: Int) {
    let last = starts.count - 2
    let (first, end) = (Int(saturating: (box.minY - top) / strip), Int(saturating: (box.maxY - top) / strip))
    let low = min(max(first, 0), last)
    return (low, max(low, min(end, last)))
  }
}
