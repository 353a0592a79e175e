package import TutorialGeometry
import TutorialNumerics

/// Finds those of many boxes that meet a frame without a look at all of them: the screen is cut into strips from top to
/// bottom, and each strip knows the boxes that reach into it.
package struct BoxIndex: Sendable {
  private let boxes: [Rect]
  private let top: Double
  private let strip: Double
  /// Of each strip where its boxes begin in `places`, and of the last where they end.
  private var starts: [Int]
  /// The places of boxes, strip by strip.
  private var places: [Int]
  /// More strips than this find no more.
  private static let mostStrips = 64

  /// The index of some boxes, in logical units.
  ///
  /// - Complexity: O(n) in the number of boxes.
  package init(_ boxes: [Rect]) {
    self.boxes = boxes
    var (top, bottom) = (Double.infinity, -Double.infinity)
    for box in boxes { (top, bottom) = (min(top, box.minY), max(bottom, box.maxY)) }
    let count = min(Self.mostStrips, boxes.count / 4 + 1)
    let strip = (bottom - top) / Double(count)
    self.top = top
    self.strip = strip > 0 && strip < .infinity ? strip : .infinity
    starts = Array(repeating: 0, count: count + 1)
    places = []
    for box in boxes {
      let strips = strips(of: box)
      for number in strips.first...strips.last { starts[number + 1] += 1 }
    }
    for number in 0..<count { starts[number + 1] += starts[number] }
    var next = starts
    places = Array(repeating: 0, count: starts[count])
    for (place, box) in boxes.enumerated() {
      let strips = strips(of: box)
      for number in strips.first...strips.last {
        places[next[number]] = place
        next[number] += 1
      }
    }
  }

  /// Does something with each box that shares some area with a frame, by its place; strip by strip, once each.
  package func forEach(meeting frame: Rect, _ body: (_ place: Int, _ common: Rect) -> Void) {
    guard !boxes.isEmpty else { return }
    let wanted = strips(of: frame)
    for number in wanted.first...wanted.last {
      for place in places[starts[number]..<starts[number + 1]] {
        // One that reaches into several strips counts in the first of those that are looked at.
        guard max(strips(of: boxes[place]).first, wanted.first) == number else { continue }
        if let common = boxes[place].intersection(frame) { body(place, common) }
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
