import TutorialNumerics

/// The vertices of an arrangement. Points that are nearer than the tolerance are the same vertex.
struct VertexTable {
  private struct Cell: Hashable {
    var x: Int
    var y: Int
  }

  /// The points, by vertex number.
  private(set) var points: [Point] = []
  private var cells: [Cell: [Int]] = [:]
  private let tolerance: Double
  private static let cellLimit = Int.max / 4

  /// - Parameter tolerance: at least 1e-18 of the largest coordinate.
  init(tolerance: Double) {
    self.tolerance = tolerance
  }

  /// The vertex at a point: the nearest known one within the tolerance, or a new one.
  mutating func vertex(at point: Point) -> Int {
    let cell = cell(of: point)
    var best: (vertex: Int, distance: Double)?
    for x in (cell.x - 1)...(cell.x + 1) {
      for y in (cell.y - 1)...(cell.y + 1) {
        for vertex in cells[Cell(x: x, y: y)] ?? [] {
          let distance = (points[vertex] - point).length
          if distance <= tolerance, distance < best?.distance ?? .infinity { best = (vertex, distance) }
        }
      }
    }
    if let best { return best.vertex }
    points.append(point)
    cells[cell, default: []].append(points.count - 1)
    return points.count - 1
  }

  private func cell(of coordinate: Double) -> Int {
    // Far enough from the largest integers that a cell has neighbours.
    min(max(Int(saturating: (coordinate / tolerance).rounded(.down)), -Self.cellLimit), Self.cellLimit)
  }

  private func cell(of point: Point) -> Cell {
    Cell(x: cell(of: point.x), y: cell(of: point.y))
  }
}
