/// A closed path that crosses itself, as the network of its parts between crossings.
struct OffsetNetwork {
  /// A part: a stretch of one segment.
  private struct Part {
    var segment: Int
    var low: Double
    var high: Double
    var curve: Cubic
    /// The nodes that it leads from and to.
    var from: Int
    var to: Int
  }

  private let path: [Cubic]
  private var parts: [Part] = []

  /// What counts as the same place, in logical units: crossings are known to 1e-6.
  private static let nearby = 4e-6

  init(_ path: [Cubic]) {
    self.path = path.filter { !$0.isPoint }
    let stretches = self.path.indices.flatMap { Self.monotoneParts(of: self.path[$0], segment: $0) }
    var nodes = NodeSet(count: stretches.count)
    let cuts = Self.cuts(of: stretches, &nodes)
    for (index, stretch) in stretches.enumerated() {
      parts += Self.divide(stretch, from: index, to: (index + 1) % stretches.count, at: cuts[index], &nodes)
    }
    for index in parts.indices {
      parts[index].from = nodes.representative(of: parts[index].from)
      parts[index].to = nodes.representative(of: parts[index].to)
    }
    parts.removeAll { $0.from == $0.to && $0.curve.lengthEstimate < 4 * Self.nearby }
  }

  /// The boundary of the area that the path winds around at least once, as closed loops: clockwise around the area,
  /// and the other way around gaps in it.
  var loops: [[Cubic]] {
    let boundary = parts.filter(isBoundary)
    var leaving: [Int: [Int]] = [:]
    for index in boundary.indices.reversed() { leaving[boundary[index].from, default: []].append(index) }
    var isUsed = boundary.map { _ in false }
    var loops: [[Cubic]] = []
    for first in boundary.indices where !isUsed[first] {
      var loop = [first]
      isUsed[first] = true
      var last = first
      while boundary[last].to != boundary[first].from {
        let meeting = leaving[boundary[last].to]?.last { !isUsed[$0] }
        guard let next = meeting ?? Self.nearest(to: boundary[last], or: boundary[first], in: boundary, isUsed) else {
          break
        }
        isUsed[next] = true
        loop.append(next)
        last = next
      }
      let curves = joined(loop.map { boundary[$0] })
      if let start = curves.first?.start, let end = curves.last?.end, (end - start).length <= Self.widestGap {
        loops.append(closed(curves))
      }
    }
    return loops
  }

  /// A gap as wide as this, in logical units, is bridged: two strands may cross at so small an angle that the place is
  /// not known any better.
  private static let widestGap = 0.02

  /// The unused part that starts nearest the end of one, within reach and nearer than the start of the loop.
  private static func nearest(to last: Part, or first: Part, in parts: [Part], _ isUsed: [Bool]) -> Int? {
    let end = last.curve.end
    var best = (index: -1, distance: min(widestGap, (first.curve.start - end).length))
    for index in parts.indices where !isUsed[index] {
      let distance = (parts[index].curve.start - end).length
      if distance < best.distance { best = (index, distance) }
    }
    return best.index >= 0 ? best.index : nil
  }

  /// Whether the area lies to the right of a part and none to its left.
  private func isBoundary(_ part: Part) -> Bool {
    let middle = part.curve.point(at: 0.5)
    guard let way = part.curve.derivative(at: 0.5).direction ?? (part.curve.end - part.curve.start).direction else {
      return false
    }
    // As near as numbers of this size can tell the two sides apart: another strand may run close by.
    let aside = way.turnedLeft * max(1e-8, 0x1p-46 * max(abs(middle.x), abs(middle.y)))
    return winding(around: middle + aside) <= 0 && winding(around: middle - aside) > 0
  }

  private func winding(around point: Point) -> Int {
    path.reduce(0) { $0 + $1.winding(around: point) }
  }

  /// Parts that follow one another on one segment, in one piece again.
  private func joined(_ parts: [Part]) -> [Cubic] {
    var runs: [Part] = []
    for part in parts {
      if let last = runs.last, last.segment == part.segment, last.high == part.low {
        runs[runs.count - 1].high = part.high
      } else {
        runs.append(part)
      }
    }
    if runs.count > 1, let first = runs.first, let last = runs.last, first.segment == last.segment,
      last.high == first.low
    {
      runs[0].low = last.low
      runs.removeLast()
    }
    return runs.map { path[$0.segment].part(from: $0.low, to: $0.high) }
  }

  /// The loop with each segment starting exactly where the one before it ends.
  private func closed(_ loop: [Cubic]) -> [Cubic] {
    var result = loop
    for index in loop.indices { result[index].start = loop[(index + loop.count - 1) % loop.count].end }
    return result
  }
}

extension OffsetNetwork {
  private typealias Cut = (parameter: Double, node: Int)

  /// A segment cut at its turns: no part meets itself.
  private static func monotoneParts(of curve: Cubic, segment: Int) -> [Part] {
    let stops = [0] + curve.turns + [1]
    return zip(stops, stops.dropFirst()).filter { $0 < $1 }.map {
      Part(segment: segment, low: $0, high: $1, curve: curve.part(from: $0, to: $1), from: 0, to: 0)
    }
  }

  /// Where each stretch meets others, by its own parameter, with the node that is there.
  private static func cuts(of stretches: [Part], _ nodes: inout NodeSet) -> [[Cut]] {
    var cuts: [[Cut]] = stretches.map { _ in [] }
    for (a, b) in Rect.touchingPairs(stretches.map(\.curve.controlBounds)) {
      for crossing in stretches[a].curve.crossings(with: stretches[b].curve) {
        let node = nodes.add()
        for (index, parameter) in [(a, crossing.first), (b, crossing.second)] {
          let curve = stretches[index].curve
          let place = curve.point(at: parameter)
          if (place - curve.start).length <= nearby {
            nodes.unite(node, index)
          } else if (place - curve.end).length <= nearby {
            nodes.unite(node, (index + 1) % stretches.count)
          } else {
            cuts[index].append((parameter, node))
          }
        }
      }
    }
    return cuts
  }

  /// A stretch cut where it meets others. Cuts that lie together are one.
  private static func divide(
    _ stretch: Part, from: Int, to: Int, at cuts: [Cut], _ nodes: inout NodeSet
  ) -> [Part] {
    var result: [Part] = []
    var last: Cut = (0, from)
    for cut in cuts.sorted(by: { ($0.parameter, $0.node) < ($1.parameter, $1.node) }) {
      if (stretch.curve.point(at: cut.parameter) - stretch.curve.point(at: last.parameter)).length <= nearby {
        nodes.unite(cut.node, last.node)
      } else {
        result.append(part(of: stretch, from: last, to: cut))
        last = cut
      }
    }
    result.append(part(of: stretch, from: last, to: (1, to)))
    return result
  }

  private static func part(of stretch: Part, from: Cut, to: Cut) -> Part {
    let span = stretch.high - stretch.low
    return Part(
      segment: stretch.segment, low: from.parameter <= 0 ? stretch.low : stretch.low + span * from.parameter,
      high: to.parameter >= 1 ? stretch.high : stretch.low + span * to.parameter,
      curve: stretch.curve.part(from: from.parameter, to: to.parameter), from: from.node, to: to.node)
  }
}

/// Nodes of a network, some of which turn out to be the same place.
private struct NodeSet {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  mutating func add() -> Int {
    parents.append(parents.count)
    return parents.count - 1
  }

  mutating func representative(of node: Int) -> Int {
    var node = node
    while parents[node] != node {
      parents[node] = parents[parents[node]]
      node = parents[node]
    }
    return node
  }

  mutating func unite(_ a: Int, _ b: Int) {
    let (a, b) = (representative(of: a), representative(of: b))
    parents[max(a, b)] = min(a, b)
  }
}
