/// The arrangement of several outlines: arcs that meet only at their ends, or coincide.
///
/// Curves that are nearer than the tolerance count as meeting. Every vertex near an arc cuts it. So arcs that coincide,
/// wholly or along a stretch, are cut at the same vertices and can be merged.
struct ArcArrangement {
  /// The arcs. Arcs that coincide are merged into one.
  private(set) var arcs: [Arc] = []
  /// The number of parts of segments that were compared. A segment shared by several outlines counts once.
  private(set) var pieceCount = 0
  private let sources: [Cubic]
  private let tolerance: Double
  private var vertices: VertexTable

  /// - Parameter tests: the budget. Once it is exceeded, arcs are missing or not cut.
  init(_ outlines: [Outline], tolerance: Double, _ tests: inout CrossingBudget) {
    self.tolerance = tolerance
    vertices = VertexTable(tolerance: tolerance)
    sources = outlines.flatMap { $0.closedSegments }
    let pieces = Self.distinct(sources).flatMap { Self.monotonePieces(sources[$0.source], source: $0.source, $0.count) }
    pieceCount = pieces.count
    let cuts = crossings(among: pieces, &tests)
    arcs = merge(divide(pieces, at: cuts))
  }

  /// A monotone part of a segment, before it is cut.
  private struct Piece {
    var curve: Cubic
    var source: Int
    var low: Double
    var high: Double
    /// The number of outlines that run along it in its direction, minus those that run against it.
    var count: Int
  }

  private struct Cut {
    var t: Double
    var vertex: Int
  }

  /// The indices of the distinct segments, in either direction, with their counts.
  ///
  /// Without this step, many targets at one place, and shared edges, would be compared pair by pair.
  private static func distinct(_ segments: [Cubic]) -> [(source: Int, count: Int)] {
    var found: [(source: Int, count: Int)] = []
    var places: [Cubic: Int] = [:]
    for (source, segment) in segments.enumerated() {
      if let place = places[segment] {
        found[place].count += 1
      } else if let place = places[segment.reversed] {
        found[place].count -= 1
      } else {
        places[segment] = found.count
        found.append((source, 1))
      }
    }
    return found
  }

  private static func monotonePieces(_ segment: Cubic, source: Int, _ count: Int) -> [Piece] {
    let stops = [0] + segment.extrema + [1]
    return zip(stops, stops.dropFirst()).filter { $0 < $1 }.map { low, high in
      Piece(curve: segment.part(from: low, to: high), source: source, low: low, high: high, count: count)
    }
  }

  /// The cuts of each piece, unsorted, with its own ends.
  private mutating func crossings(among pieces: [Piece], _ tests: inout CrossingBudget) -> [[Cut]] {
    var cuts = pieces.map { piece in
      [
        Cut(t: 0, vertex: vertices.vertex(at: piece.curve.start)),
        Cut(t: 1, vertex: vertices.vertex(at: piece.curve.end)),
      ]
    }
    let boxes = pieces.map { $0.curve.controlBounds.inset(by: EdgeInsets(-tolerance)) }
    for (first, second) in Rect.touchingPairs(boxes, &tests) {
      for meeting in pieces[first].curve.crossings(with: pieces[second].curve, &tests) {
        let exact = meeting.refined(pieces[first].curve, pieces[second].curve)
        let (p, q) = (pieces[first].curve.point(at: exact.first), pieces[second].curve.point(at: exact.second))
        let vertex = vertices.vertex(at: p.mixed(with: q, 0.5))
        for (piece, t) in [(first, exact.first), (second, exact.second)]
        where !cuts[piece].contains(where: { $0.vertex == vertex }) {
          cuts[piece].append(Cut(t: t, vertex: vertex))
        }
      }
    }
    addVerticesNearby(to: &cuts, of: pieces, boxes, &tests)
    return cuts
  }

  /// Cuts each piece at every vertex that lies on it, regardless of the piece that the vertex comes from.
  private func addVerticesNearby(
    to cuts: inout [[Cut]], of pieces: [Piece], _ boxes: [Rect], _ tests: inout CrossingBudget
  ) {
    let points = vertices.points
    let fromTop = points.indices.sorted { (points[$0].y, $0) < (points[$1].y, $1) }
    // For each vertex, the last piece that is known to be cut there.
    var lastCut = Array(repeating: -1, count: points.count)
    for (place, piece) in pieces.enumerated() where !tests.isExceeded {
      for cut in cuts[place] { lastCut[cut.vertex] = place }
      let (box, strip) = (boxes[place], piece.curve.strip)
      let first = fromTop.partitioningIndex { points[$0].y >= box.minY }
      for vertex in fromTop[first...] {
        let point = points[vertex]
        if point.y > box.maxY { break }
        tests.spend(1)
        guard lastCut[vertex] != place, box.contains(point), strip.contains(point, slack: tolerance) else { continue }
        tests.spend(CrossingBudget.search)
        guard let t = piece.curve.parameter(nearest: point, within: tolerance) else { continue }
        cuts[place].append(Cut(t: t, vertex: vertex))
      }
    }
  }

  private func divide(_ pieces: [Piece], at cuts: [[Cut]]) -> [Arc] {
    zip(pieces, cuts).flatMap { piece, cuts in
      let stops = cuts.sorted { ($0.t, $0.vertex) < ($1.t, $1.vertex) }
      var arcs: [Arc] = []
      guard var last = stops.first else { return arcs }
      for stop in stops.dropFirst() where stop.vertex != last.vertex {
        let curve = piece.curve.part(from: last.t, to: stop.t)
        let span = piece.high - piece.low
        arcs.append(
          Arc(
            curve: curve.movingEnds(to: vertices.points[last.vertex], vertices.points[stop.vertex]),
            start: last.vertex, end: stop.vertex, source: piece.source, low: piece.low + span * last.t,
            high: piece.low + span * stop.t, count: piece.count))
        last = stop
      }
      return arcs
    }
  }

  /// Merges arcs that have the same vertices and the same middle. The counts are added.
  private func merge(_ arcs: [Arc]) -> [Arc] {
    struct Ends: Hashable {
      var low: Int
      var high: Int
    }
    var merged: [Arc] = []
    var places: [Ends: [Int]] = [:]
    for arc in arcs {
      let ends = Ends(low: min(arc.start, arc.end), high: max(arc.start, arc.end))
      let middle = arc.curve.point(at: 0.5)
      let twin = places[ends]?.first { place in
        let other = merged[place].curve
        return (other.point(at: other.nearestParameter(to: middle)) - middle).length <= 2 * tolerance
      }
      if let twin {
        merged[twin].count += merged[twin].start == arc.start ? arc.count : -arc.count
      } else {
        places[ends, default: []].append(merged.count)
        merged.append(arc)
      }
    }
    return merged
  }

  /// The arcs with area on one side only, directed so that the area is on their right, with their source segments.
  ///
  /// Once `tests` is exceeded, no more arcs are found.
  func boundary(by rule: FillRule, _ tests: inout CrossingBudget) -> Boundary {
    let down = IntervalIndex(arcs.map { ($0.curve.start.y, $0.curve.end.y) }.map { (min($0, $1), max($0, $1)) })
    let across = IntervalIndex(arcs.map { ($0.curve.start.x, $0.curve.end.x) }.map { (min($0, $1), max($0, $1)) })
    let strips = arcs.map(\.curve.strip)
    let edges = arcs.indices.compactMap { place -> Arc? in
      let arc = arcs[place]
      guard arc.count != 0, !tests.isExceeded else { return nil }
      let (before, after) = windings(beside: place, arc.isSteep ? down : across, strips, &tests)
      guard rule.contains(before) != rule.contains(after) else { return nil }
      // The right-hand side of an arc is the left of the screen if the arc runs down, and the bottom if it runs to the
      // right.
      let isForward =
        arc.isSteep
        ? rule.contains(before) == (arc.curve.end.y > arc.curve.start.y)
        : rule.contains(after) == (arc.curve.end.x > arc.curve.start.x)
      return isForward ? arc : arc.reversed
    }
    return Boundary(edges: edges, sources: sources)
  }

  /// The winding numbers just before an arc (left of it, or above) and just after it.
  ///
  /// They are counted along the axis-parallel line through its middle.
  private func windings(
    beside place: Int, _ index: IntervalIndex, _ strips: [Strip], _ tests: inout CrossingBudget
  ) -> (before: Int, after: Int) {
    let alongX = arcs[place].isSteep
    let middle = arcs[place].curve.point(at: 0.5)
    let level = alongX ? middle.y : middle.x
    var after = 0
    let candidates = index.candidates(at: level)
    tests.spend(candidates.count)
    for other in candidates where other != place {
      let curve = arcs[other].curve
      let (from, to) = alongX ? (curve.start.y, curve.end.y) : (curve.start.x, curve.end.x)
      guard (from <= level) != (to <= level),
        arcs[other].isBeyond(middle, alongX: alongX, strips[other], &tests)
      else { continue }
      after += (to > from) == alongX ? arcs[other].count : -arcs[other].count
    }
    // An arc that runs down the screen, or to the left, has its right-hand side before it.
    let curve = arcs[place].curve
    let isClockwise = alongX ? curve.end.y > curve.start.y : curve.end.x <= curve.start.x
    return (after + (isClockwise ? arcs[place].count : -arcs[place].count), after)
  }
}

/// The boundary of an area, in pieces.
struct Boundary {
  var edges: [Arc]
  /// The segments that the pieces are parts of.
  var sources: [Cubic]
}

extension Arc {
  /// Returns true if the arc crosses the axis-parallel line through a point beyond that point.
  ///
  /// Quick for most arcs: they, or the strips around them, lie wholly on one side.
  ///
  /// - Parameter alongX: true if the line is horizontal, false if it is vertical.
  fileprivate func isBeyond(
    _ point: Point, alongX: Bool, _ strip: Strip, _ tests: inout CrossingBudget
  ) -> Bool {
    let (level, position) = alongX ? (point.y, point.x) : (point.x, point.y)
    let (a, b) = alongX ? (curve.start.x, curve.end.x) : (curve.start.y, curve.end.y)
    let slack = 1e-5
    if min(a, b) > position + slack { return true }
    if max(a, b) < position - slack { return false }
    if let side = strip.side(of: point, slack: slack) {
      // The right-hand side of an arc is the left of the screen if the arc runs down, and the bottom if it runs to the
      // right.
      let isForward = alongX ? curve.end.y > curve.start.y : curve.end.x < curve.start.x
      return (side > 0) == isForward
    }
    tests.spend(CrossingBudget.search)
    return crosses(level: level, beyond: position, alongX: alongX)
  }
}

extension Outline {
  /// The segments that have a length. An open outline is closed by a straight one.
  fileprivate var closedSegments: [Cubic] {
    var result = segments.filter { !$0.isPoint }
    if let first = result.first, let last = result.last, first.start != last.end {
      result.append(Cubic(line: last.end, first.start))
    }
    return result
  }
}

extension [Int] {
  /// The first index whose element satisfies a predicate that all later ones satisfy too, or the end index.
  fileprivate func partitioningIndex(where belongsToSecond: (Int) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if belongsToSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
