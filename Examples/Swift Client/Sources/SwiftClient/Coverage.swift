import TutorialGeometry
import TutorialPlayer

/// A closed outline as straight lines, and the coverage of pixels by it or by its stroke.
struct Coverage {
  /// Points along the outline, in pixels.
  private let corners: [Point]

  /// Flattens the outline, each of its cubics to eight lines; `unit` is the length of a pixel.
  init(_ outline: Outline, unit: Double) {
    corners = outline.segments.flatMap { segment in
      (0..<8).map { step in
        let point = segment.point(at: Double(step) / 8)
        return Point(point.x / unit, point.y / unit)
      }
    }
  }

  /// The rows of pixels within a distance of the outline.
  private func rows(within distance: Double, of height: Int) -> Range<Int> {
    let (low, high) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
    let first = pixel(low - distance, below: height)
    return first..<max(first, pixel(high + distance + 1, below: height))
  }

  /// Calls `cover` with the coverage of each pixel inside the outline, by the even-odd rule: four lines a row.
  func fill(width: Int, height: Int, _ cover: (_ x: Int, _ y: Int, _ part: Double) -> Void) {
    var parts = [Double](repeating: 0, count: width)
    for y in rows(within: 0, of: height) {
      for line in 0..<4 {
        let crossings = crossings(at: Double(y) + (Double(line) + 0.5) / 4)
        for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
          let (start, end) = (max(crossings[pair], 0), min(crossings[pair + 1], Double(width)))
          for x in pixel(start, below: width)..<max(pixel(start, below: width), pixel(end.rounded(.up), below: width)) {
            parts[x] += max(0, min(end, Double(x + 1)) - max(start, Double(x))) / 4
          }
        }
      }
      for x in parts.indices where parts[x] > 0 {
        cover(x, y, min(parts[x], 1))
        parts[x] = 0
      }
    }
  }

  private func crossings(at y: Double) -> [Double] {
    var result: [Double] = []
    for (from, to) in edges where (from.y > y) != (to.y > y) {
      result.append((to.x - from.x) * (y - from.y) / (to.y - from.y) + from.x)
    }
    return result.sorted()
  }

  /// Calls `cover` with a stroke's coverage of each pixel near the outline. A thinner stroke is one pixel wide.
  func stroke(width stroke: Double, width: Int, height: Int, _ cover: (_ x: Int, _ y: Int, _ part: Double) -> Void) {
    let reach = max(stroke / 2, 0.5)
    var parts: [Int: Double] = [:]
    for (from, to) in edges {
      let box = (pixel(min(from.x, to.x) - reach, below: width), pixel(max(from.x, to.x) + reach + 1, below: width))
      let first = pixel(min(from.y, to.y) - reach, below: height)
      for y in first..<max(first, pixel(max(from.y, to.y) + reach + 1, below: height)) {
        for x in box.0..<max(box.0, box.1) {
          let part = min(max(reach + 0.5 - distance(Double(x) + 0.5, Double(y) + 0.5, from, to), 0), 1)
          if part > 0 { parts[y * width + x] = max(parts[y * width + x] ?? 0, part) }
        }
      }
    }
    for (place, part) in parts { cover(place % width, place / width, part) }
  }

  private var edges: Zip2Sequence<[Point], [Point]> { zip(corners, Array(corners.dropFirst() + corners.prefix(1))) }

  private func distance(_ x: Double, _ y: Double, _ from: Point, _ to: Point) -> Double {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = dx * dx + dy * dy
    let part = length > 0 ? min(max(((x - from.x) * dx + (y - from.y) * dy) / length, 0), 1) : 0
    let (ax, ay) = (x - from.x - part * dx, y - from.y - part * dy)
    return (ax * ax + ay * ay).squareRoot()
  }

  /// The index of a coordinate's pixel, from 0 up to and including the limit.
  private func pixel(_ value: Double, below limit: Int) -> Int {
    value > 0 ? Int(min(value, Double(limit)).rounded(.down)) : 0
  }
}
