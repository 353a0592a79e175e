/// A half-plane: one side of an axis-parallel line.
struct HalfPlane {
  /// True if the line is vertical, so that x is limited.
  var limitsX: Bool
  /// The line's coordinate.
  var limit: Double
  /// True to keep the part to the right of the line or below it, false to keep the part to the left or above.
  var keepsGreater: Bool
  /// The largest distance at which a point counts as on the line.
  var slack: Double

  /// The four half-planes whose intersection is a rectangle.
  static func sides(of rect: Rect, slack: Double) -> [HalfPlane] {
    [
      HalfPlane(limitsX: true, limit: rect.minX, keepsGreater: true, slack: slack),
      HalfPlane(limitsX: true, limit: rect.maxX, keepsGreater: false, slack: slack),
      HalfPlane(limitsX: false, limit: rect.minY, keepsGreater: true, slack: slack),
      HalfPlane(limitsX: false, limit: rect.maxY, keepsGreater: false, slack: slack),
    ]
  }

  /// The distance from the line, positive on the kept side; 0 within the slack.
  func depth(of point: Point) -> Double {
    let coordinate = limitsX ? point.x : point.y
    let depth = keepsGreater ? coordinate - limit : limit - coordinate
    return abs(depth) <= slack ? 0 : depth
  }

  func position(of point: Point) -> Double { limitsX ? point.y : point.x }

  func onLine(_ point: Point) -> Point { limitsX ? Point(limit, point.y) : Point(point.x, limit) }

  /// The parts of a closed path on the kept side, each closed along the line.
  ///
  /// The closing pieces lie on the line, so winding numbers don't change at points off the line, for any fill rule.
  /// That holds however the ends are joined. Joining neighbours keeps the parts of a path that doesn't cross itself
  /// from overlapping.
  func clip(_ loop: [Cubic]) -> [[Cubic]] {
    guard cuts(loop) else { return [loop] }
    var parts: [(segment: Cubic, isKept: Bool)] = []
    parts.reserveCapacity(loop.count + 4)
    for segment in loop { divide(segment, into: &parts) }
    guard parts.contains(where: { !$0.isKept }) else { return [loop] }
    let chains = self.chains(of: parts)
    let partners = joints(of: chains)
    var isUsed = chains.map { _ in false }
    var loops: [[Cubic]] = []
    for first in chains.indices where !isUsed[first] {
      var joined: [Cubic] = []
      var index = first
      while !isUsed[index] {
        isUsed[index] = true
        joined += chains[index]
        let next = partners[index]
        if let from = chains[index].last?.end, let to = chains[next].first?.start, from != to {
          joined.append(Cubic(line: from, to))
        }
        index = next
      }
      loops.append(joined)
    }
    return loops
  }

  /// Returns true if a part of the path may have to be cut off.
  func cuts(_ loop: [Cubic]) -> Bool { !loop.allSatisfy(keeps) }

  /// Returns true if a segment is surely kept whole, judging by its points. A segment on the line isn't kept.
  private func keeps(_ segment: Cubic) -> Bool {
    let (start, handle1) = (depth(of: segment.start), depth(of: segment.handle1))
    let (handle2, end) = (depth(of: segment.handle2), depth(of: segment.end))
    return min(min(start, handle1), min(handle2, end)) >= 0 && max(max(start, handle1), max(handle2, end)) > 0
  }

  /// Adds a segment, cut where it crosses the line.
  private func divide(_ segment: Cubic, into parts: inout [(segment: Cubic, isKept: Bool)]) {
    let (start, handle1) = (depth(of: segment.start), depth(of: segment.handle1))
    let (handle2, end) = (depth(of: segment.handle2), depth(of: segment.end))
    // Segments on the line are dropped: the parts are closed along it anyway, and only where they have area beside it.
    if start <= 0, handle1 <= 0, handle2 <= 0, end <= 0 { return parts.append((segment, false)) }
    if start >= 0, handle1 >= 0, handle2 >= 0, end >= 0 { return parts.append((segment, true)) }
    let crossings = Polynomial.crossings(start, handle1, handle2, end)
    var run: (from: Double, to: Double, isKept: Bool)?
    for place in 0...crossings.count {
      let (low, high) = (run?.to ?? 0, place < crossings.count ? crossings[place] : 1)
      guard high > low else { continue }
      let isKept = Polynomial.value(start, handle1, handle2, end, at: low + (high - low) / 2) >= 0
      if let last = run, last.isKept != isKept {
        parts.append((segment.part(from: last.from, to: last.to), last.isKept))
        run = (low, high, isKept)
      } else {
        run = (run?.from ?? low, high, isKept)
      }
    }
    if let run { parts.append((segment.part(from: run.from, to: run.to), run.isKept)) }
  }

  /// The runs of kept parts between dropped ones, with their ends on the line.
  private func chains(of parts: [(segment: Cubic, isKept: Bool)]) -> [[Cubic]] {
    guard let gap = parts.firstIndex(where: { !$0.isKept }) else { return [] }
    var chains: [[Cubic]] = []
    var isOpen = false
    for part in parts[gap...] + parts[..<gap] {
      if part.isKept {
        if isOpen { chains[chains.count - 1].append(part.segment) } else { chains.append([part.segment]) }
      }
      isOpen = part.isKept
    }
    for index in chains.indices {
      let last = chains[index].count - 1
      chains[index][0].start = onLine(chains[index][0].start)
      chains[index][last].end = onLine(chains[index][last].end)
    }
    return chains
  }

  /// For each chain, the chain to whose start its end is joined: neighbours along the line, matched like brackets.
  private func joints(of chains: [[Cubic]]) -> [Int] {
    // A single chain is joined to itself.
    if chains.count == 1 { return [0] }
    var ends: [(position: Double, isStart: Bool, chain: Int)] = []
    for (index, chain) in chains.enumerated() {
      if let first = chain.first { ends.append((position(of: first.start), true, index)) }
      if let last = chain.last { ends.append((position(of: last.end), false, index)) }
    }
    ends.sort { ($0.position, $0.chain, $0.isStart ? 0 : 1) < ($1.position, $1.chain, $1.isStart ? 0 : 1) }
    var partners = Array(chains.indices)
    var unmatched: [(isStart: Bool, chain: Int)] = []
    for end in ends {
      if let last = unmatched.last, last.isStart != end.isStart {
        unmatched.removeLast()
        partners[end.isStart ? last.chain : end.chain] = end.isStart ? end.chain : last.chain
      } else {
        unmatched.append((end.isStart, end.chain))
      }
    }
    return partners
  }
}

extension Outline {
  /// The pieces of the outline inside a rectangle, by exact cuts: curves stay curves.
  ///
  /// - Pieces run in the outline's direction and start at the vertex nearest the top left of their own bounding box.
  /// - They are sorted by that vertex, from the top, then from the left.
  /// - Pieces of an outline that doesn't cross itself don't overlap.
  /// - Pieces of any outline have the same winding numbers inside the rectangle as the outline. So the picture is the
  ///   same by the non-zero and by the even-odd rule.
  /// - An outline that only touches the rectangle gives no piece.
  package func clipped(to rect: Rect) -> [Outline] {
    let box = bounds
    guard !rect.isEmpty, !box.isEmpty, rect.intersection(box) != nil else { return [] }
    if rect.contains(box) { return [self] }
    let size = max(box.width, box.height)
    var loops = [segments.filter { !$0.isPoint }]
    for side in HalfPlane.sides(of: rect, slack: 1e-9 * max(1, size)) where loops.contains(where: side.cuts) {
      loops = loops.flatMap(side.clip)
    }
    let pieces = loops.compactMap { loop -> Outline? in
      let piece = Outline(loop.filter { !$0.isPoint })
      return piece.bounds.smallerSide > Self.sliver && piece.enclosesArea ? piece.startingAtTopLeft : nil
    }
    return pieces.count < 2 ? pieces : pieces.sorted { ($0.start.y, $0.start.x) < ($1.start.y, $1.start.x) }
  }

  /// Returns true if a part of a convex outline surely remains in a rectangle, judging by its box and two vertices.
  ///
  /// The midpoint of two vertices belongs to the outline. If it lies well inside the rectangle, so does a scaled-down
  /// copy of the outline around it. That copy is far larger than the smallest area that counts. False may also mean
  /// that a cheap test can't tell.
  ///
  /// - Parameter box: the outline's bounding box.
  package func isSurelyVisible(in clip: Rect?, bounds box: Rect) -> Bool {
    guard segmentCount > 1, box.smallerSide >= 4, max(box.width, box.height) <= 4096 else { return false }
    guard let clip else { return true }
    let middle = segment(0).start.mixed(with: segment(segmentCount / 2).start, 0.5)
    return clip.minX + 0.5 <= middle.x && middle.x <= clip.maxX - 0.5
      && clip.minY + 0.5 <= middle.y && middle.y <= clip.maxY - 0.5
  }

  /// The pieces of the outline inside a rectangle: the outline itself if all of it, with its handles, lies inside.
  package func visible(in clip: Rect?) -> [Outline] {
    guard let clip, !isInside(clip) else { return [self] }
    return clipped(to: clip)
  }

  /// Returns true if all of it, with its handles, lies in a rectangle, so that nothing is cut off.
  package func isInside(_ clip: Rect) -> Bool { clip.containsAll(points) }
}

extension Rect {
  /// Returns true if all points (x, y, x, y, …) lie inside. Any curve with those handles does then too.
  fileprivate func containsAll(_ points: [Double]) -> Bool {
    let (left, top, right, bottom) = (minX, minY, maxX, maxY)
    for place in stride(from: 0, to: points.count &- 1, by: 2) {
      let (x, y) = (points[place], points[place &+ 1])
      guard x >= left, x <= right, y >= top, y <= bottom else { return false }
    }
    return true
  }
}
