import TutorialDrawing
import TutorialGeometry
import TutorialPlayback
import TutorialPluginKit

/// Values in Lottie's notation.
enum LottieValue {
  /// Returns a static property.
  static func still(_ value: EmittedJSON) -> EmittedJSON { ["a": 0, "k": value] }

  /// Returns a length with two decimals: no display shows less than a hundredth of a unit.
  static func length(_ value: Double) -> EmittedJSON { .number(value, decimals: 2) }

  static func point(_ x: Double, _ y: Double) -> EmittedJSON { [length(x), length(y)] }

  /// Returns an opacity in percent, as Lottie has it.
  static func opacity(_ values: [Double]) -> EmittedJSON {
    .number(min(max(values.first ?? 0, 0), 1) * 100, decimals: 3)
  }

  /// Returns the channels of a colour, 0 to 1.
  ///
  /// Players truncate when they convert them to 255ths. A slightly larger value keeps the intended number.
  static func color(_ values: [Double]) -> EmittedJSON {
    guard values.count == 3 else { return [0, 0, 0] }
    return .list(values.map { .number(min(max($0 + ($0 > 0 ? 0.02 : 0), 0), 255) / 255, decimals: 4) })
  }

  /// Returns the channels of a colour, 0 to 255, without its opacity.
  static func channels(_ color: TourColor) -> [Double] { [color.red, color.green, color.blue] }

  /// Returns a closed path of cubics from the points of an outline.
  static func path(_ points: [Double]) -> EmittedJSON {
    let count = (points.count - 2) / 6
    guard count >= 1, points.count == 6 * count + 2 else {
      return ["c": true, "v": [[0, 0]], "i": [[0, 0]], "o": [[0, 0]]]
    }
    var (vertices, ins, outs): ([EmittedJSON], [EmittedJSON], [EmittedJSON]) = ([], [], [])
    for segment in 0..<count {
      let at = 6 * segment
      // The incoming handle belongs to the previous segment; for the first vertex, that's the last segment.
      let into = 6 * ((segment + count - 1) % count) + 4
      let (x, y) = (points[at], points[at + 1])
      vertices.append(point(x, y))
      outs.append(point(points[at + 2] - x, points[at + 3] - y))
      ins.append(point(points[into] - x, points[into + 1] - y))
    }
    return ["c": true, "v": .list(vertices), "i": .list(ins), "o": .list(outs)]
  }

  /// Returns a closed or open path of straight lines.
  static func polygon(_ corners: [Point], isClosed: Bool = true) -> EmittedJSON {
    let none = EmittedJSON.list(corners.map { _ in [0, 0] })
    return ["c": .flag(isClosed), "v": .list(corners.map { point($0.x, $0.y) }), "i": none, "o": none]
  }

  /// Returns a path collapsed to a point, which isn't visible.
  static func collapsed(_ points: [Double]) -> [Double] {
    guard points.count >= 2 else { return points }
    let (x, y) = (points[0], points[1])
    return points.indices.map { $0 % 2 == 0 ? x : y }
  }
}
