import TutorialGeometry

/// Returns the area of a frame that lies under any of some rectangles, without counting any point twice.
///
/// The result is exact. The rectangles' sides divide the frame into cells, in O(n³) for n rectangles. More than 16
/// rectangles use a sweep line instead.
func coveredArea(of frame: Rect, by covers: [Rect]) -> Double {
  let parts = covers.compactMap { frame.intersection($0) }
  guard parts.count > 1 else { return parts.first?.area ?? 0 }
  guard parts.count <= 16 else { return sweptArea(parts) }
  let xs = Set(parts.flatMap { [$0.minX, $0.maxX] }).sorted()
  let ys = Set(parts.flatMap { [$0.minY, $0.maxY] }).sorted()
  var area = 0.0
  for (left, right) in zip(xs, xs.dropFirst()) {
    for (top, bottom) in zip(ys, ys.dropFirst()) {
      let middle = Point((left + right) / 2, (top + bottom) / 2)
      if parts.contains(where: { $0.contains(middle) }) { area += (right - left) * (bottom - top) }
    }
  }
  return area
}

/// Returns the area of the union of some rectangles, by a sweep line from left to right.
///
/// O(n log n), after Bentley's "Algorithms for Klee's Rectangle Problems" (1977).
private func sweptArea(_ parts: [Rect]) -> Double {
  let heights = Set(parts.flatMap { [$0.minY, $0.maxY] }).sorted()
  let places = Dictionary(uniqueKeysWithValues: heights.enumerated().map { ($1, $0) })
  var sides: [(x: Double, span: Range<Int>, change: Int)] = []
  for part in parts {
    guard let top = places[part.minY], let bottom = places[part.maxY], top < bottom else { continue }
    sides.append((part.minX, top..<bottom, 1))
    sides.append((part.maxX, top..<bottom, -1))
  }
  sides.sort { $0.x < $1.x }
  var line = CoveredLine(heights)
  var area = 0.0
  var last = sides.first?.x ?? 0
  for side in sides {
    area += (side.x - last) * line.covered
    line.add(side.change, to: side.span)
    last = side.x
  }
  return area
}

/// A segment tree: the covered length of a line under spans that are added and removed.
private struct CoveredLine {
  private let stops: [Double]
  private var counts: [Int]
  private var lengths: [Double]

  /// Creates an uncovered line with some coordinates as ends of spans, in ascending order.
  init(_ stops: [Double]) {
    self.stops = stops
    counts = Array(repeating: 0, count: 4 * stops.count)
    lengths = Array(repeating: 0, count: 4 * stops.count)
  }

  var covered: Double { lengths.count > 1 ? lengths[1] : 0 }

  /// Adds a span between two of the coordinates, or removes one that was added.
  mutating func add(_ change: Int, to span: Range<Int>) { add(change, to: span, at: 1, 0..<(stops.count - 1)) }

  private mutating func add(_ change: Int, to span: Range<Int>, at node: Int, _ own: Range<Int>) {
    guard span.overlaps(own) else { return }
    if span.lowerBound <= own.lowerBound, own.upperBound <= span.upperBound {
      counts[node] += change
    } else {
      let middle = (own.lowerBound + own.upperBound) / 2
      add(change, to: span, at: 2 * node, own.lowerBound..<middle)
      add(change, to: span, at: 2 * node + 1, middle..<own.upperBound)
    }
    if counts[node] > 0 {
      lengths[node] = stops[own.upperBound] - stops[own.lowerBound]
    } else {
      lengths[node] = own.count > 1 ? lengths[2 * node] + lengths[2 * node + 1] : 0
    }
  }
}
