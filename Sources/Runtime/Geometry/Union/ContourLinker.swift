/// Joins the pieces of an area's boundary to closed contours.
struct ContourLinker {
  private let boundary: Boundary
  private var outgoing: [Int: [Int]] = [:]

  /// The contours, or nil if a piece has no successor, so that the boundary is torn.
  static func contours(of boundary: Boundary) -> [Outline]? {
    var linker = ContourLinker(boundary)
    var contours: [Outline] = []
    for first in boundary.edges.indices where linker.outgoing[boundary.edges[first].start]?.contains(first) == true {
      guard let loop = linker.loop(from: first) else { return nil }
      let contour = Outline(loop.rejoined(boundary.sources))
      if !contour.isSliver { contours.append(contour) }
    }
    return contours
  }

  private init(_ boundary: Boundary) {
    self.boundary = boundary
    for (place, edge) in boundary.edges.enumerated() { outgoing[edge.start, default: []].append(place) }
  }

  /// The pieces of the contour that begins with an edge, or nil if it doesn't close.
  private mutating func loop(from first: Int) -> [Arc]? {
    var loop: [Arc] = []
    var current = first
    let home = boundary.edges[first].start
    while true {
      let edge = boundary.edges[current]
      outgoing[edge.start]?.removeAll { $0 == current }
      loop.append(edge)
      // Back at the start, the loop is closed, unless the area continues there: then the sharpest turn leads on.
      let next = successor(of: edge)
      if edge.end == home, next.map({ isLeft($0, of: first, after: edge) }) ?? true { return loop }
      guard let next else { return nil }
      current = next
    }
  }

  /// The unused edge at the end of another that turns most to the right. So the contour stays at the same area.
  private func successor(of edge: Arc) -> Int? {
    guard let free = outgoing[edge.end], free.count > 1 else { return outgoing[edge.end]?.first }
    return free.min { turn(edge, boundary.edges[$0]) < turn(edge, boundary.edges[$1]) }
  }

  /// Returns true if an edge turns no more to the right than the one that began the loop.
  private func isLeft(_ edge: Int, of first: Int, after last: Arc) -> Bool {
    turn(last, boundary.edges[edge]) >= turn(last, boundary.edges[first])
  }

  /// The turn to the left from one edge to the next, from −2 (straight back to the right) to 2.
  ///
  /// It grows with the angle and needs no trigonometry.
  private func turn(_ edge: Arc, _ next: Arc) -> Double {
    // Edges may touch where they meet; a little further on, they are apart.
    let distance = 0.01 * shortestChord(at: edge.end, and: edge)
    let into = edge.curve.reversed.direction(afterDistance: distance) * -1
    let out = next.curve.direction(afterDistance: distance)
    let (cross, dot) = (into.cross(out), into.dot(out))
    let sum = abs(cross) + abs(dot)
    guard sum > 0 else { return 0 }
    let share = dot >= 0 ? cross / sum : (cross < 0 ? -2 - cross / sum : 2 - cross / sum)
    // On the screen y points down: a positive cross product is a turn to the right.
    return -share
  }

  private func shortestChord(at vertex: Int, and edge: Arc) -> Double {
    (outgoing[vertex] ?? []).reduce(edge.curve.chord) { min($0, boundary.edges[$1].curve.chord) }
  }
}

extension Cubic {
  fileprivate var chord: Double { (end - start).length }

  /// The direction from the start of a monotone curve to its point at a distance.
  fileprivate func direction(afterDistance distance: Double) -> Point {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if (point(at: middle) - start).length < distance { low = middle } else { high = middle }
    }
    return (point(at: high) - start).direction ?? (end - start).direction ?? Point(0, 0)
  }
}

extension [Arc] {
  /// The curves of a closed loop, as few as possible.
  ///
  /// Consecutive parts of one segment, and consecutive collinear lines, are joined.
  fileprivate func rejoined(_ sources: [Cubic]) -> [Cubic] {
    guard let seam = indices.first(where: { !self[$0 == 0 ? count - 1 : $0 - 1].continues(in: self[$0]) }) else {
      return map(\.curve)
    }
    var runs: [Arc] = []
    for arc in self[seam...] + self[..<seam] {
      guard let last = runs.last, last.continues(in: arc) else {
        runs.append(arc)
        continue
      }
      runs[runs.count - 1] = last.joined(with: arc, sources)
    }
    return runs.map(\.curve)
  }
}

extension Arc {
  /// Returns true if the next piece continues the same segment, or the same straight line.
  fileprivate func continues(in next: Arc) -> Bool {
    if source == next.source, high == next.low, (low < high) == (next.low < next.high) { return true }
    guard curve.isStraight, next.curve.isStraight, let u = (curve.end - curve.start).direction,
      let v = (next.curve.end - next.curve.start).direction
    else { return false }
    return abs(u.cross(v)) < 1e-9 && u.dot(v) > 0
  }

  fileprivate func joined(with next: Arc, _ sources: [Cubic]) -> Arc {
    var result = self
    result.end = next.end
    result.high = next.high
    if source == next.source, high == next.low {
      let whole = sources[source]
      let part = low < next.high ? whole.part(from: low, to: next.high) : whole.part(from: next.high, to: low).reversed
      result.curve = part.movingEnds(to: curve.start, next.curve.end)
    } else {
      // It isn't a part of one segment any more.
      result.source = -1
      result.curve = Cubic(line: curve.start, next.curve.end)
    }
    return result
  }
}
