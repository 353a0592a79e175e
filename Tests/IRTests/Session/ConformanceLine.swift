import TutorialGeometry

/// A redrawn ring in the conformance vectors, which compare the path of its line, however it is divided.
enum ConformanceLine {
  /// The largest distance between two equal lines.
  private static let tolerance = 0.1

  /// Returns true if the points of the outline are near the polygon and vice versa.
  static func isNear(_ outline: [Double], _ polygon: [Double]) -> Bool {
    guard outline.count >= 8, polygon.count >= 6 else { return false }
    let corners = stride(from: 0, to: polygon.count - 1, by: 2).map { Point(polygon[$0], polygon[$0 + 1]) }
    let points = sampled(outline)
    return lies(points, along: corners) && lies(corners, along: points)
  }

  private static func sampled(_ outline: [Double]) -> [Point] {
    var points: [Point] = []
    for start in stride(from: 0, through: outline.count - 8, by: 6) {
      let reach = (0..<6).reduce(0) { $0 + abs(outline[start + $1 + 2] - outline[start + $1]) }
      let parts = reach > 2 ? 24 : 1
      for part in 0..<parts {
        let time = Double(part) / Double(parts)
        let rest = 1 - time
        let shares = [rest * rest * rest, 3 * rest * rest * time, 3 * rest * time * time, time * time * time]
        var point = Point(0, 0)
        for (corner, share) in shares.enumerated() {
          point.x += outline[start + 2 * corner] * share
          point.y += outline[start + 2 * corner + 1] * share
        }
        points.append(point)
      }
    }
    return points
  }

  private static func lies(_ points: [Point], along line: [Point]) -> Bool {
    var last = 0
    return points.allSatisfy { point in
      // Search from the segment of the last point, alternately forwards and backwards.
      for step in line.indices {
        let place = (last + (step % 2 == 0 ? step / 2 : line.count - (step + 1) / 2)) % line.count
        guard squaredDistance(from: point, to: line[place], line[(place + 1) % line.count]) > tolerance * tolerance
        else {
          last = place
          return true
        }
      }
      return false
    }
  }

  private static func squaredDistance(from point: Point, to start: Point, _ end: Point) -> Double {
    let (across, down) = (end.x - start.x, end.y - start.y)
    let length = across * across + down * down
    let along = length > 0 ? ((point.x - start.x) * across + (point.y - start.y) * down) / length : 0
    let share = min(1, max(0, along))
    let (x, y) = (point.x - start.x - across * share, point.y - start.y - down * share)
    return x * x + y * y
  }
}
