/// Cuts off the loops of an offset path: what lies nearer to its source than the distance.
struct OffsetTrim {
  /// What the path is an offset of.
  private let source: Outline
  /// Its segments, with boxes around them.
  private let parts: [(segment: Cubic, box: Rect)]
  /// Its distance.
  private let distance: Double

  init(source: Outline, distance: Double) {
    self.source = source
    self.distance = distance
    parts = source.segments.map { ($0, $0.controlBounds) }
  }

  /// The outline of the largest part that remains; a point in the middle of the source where none does.
  func trim(_ path: [Cubic]) -> Outline {
    let kept = cut(path.filter { !$0.isPoint }.flatMap(\.monotoneParts)).filter(isFarEnough)
    let loops = self.loops(of: kept).map { Outline($0) }
    // A loop that runs the other way is the boundary of a gap, not of the area.
    guard let largest = loops.max(by: { $0.signedArea < $1.signedArea }), largest.signedArea > 0 else {
      let middle = source.bounds.center
      return Outline([Cubic(line: middle, middle)]).canonical()
    }
    return largest.canonical()
  }

  /// The parts of the path between its crossings with itself.
  private func cut(_ path: [Cubic]) -> [Cubic] {
    var cuts: [[Double]] = path.map { _ in [] }
    for (a, b) in Rect.touchingPairs(path.map(\.controlBounds)) {
      for crossing in path[a].crossings(with: path[b]) {
        cuts[a].append(crossing.first)
        cuts[b].append(crossing.second)
      }
    }
    return zip(path, cuts).flatMap { segment, cuts in
      let inner = cuts.filter { $0 > 1e-7 && $0 < 1 - 1e-7 }
      let stops = [0] + inner.sorted() + [1]
      return zip(stops, stops.dropFirst()).filter { $1 - $0 > 1e-9 }.map { segment.part(from: $0, to: $1) }
    }
  }

  private func isFarEnough(_ part: Cubic) -> Bool {
    let middle = part.point(at: 0.5)
    let enough = abs(distance) - 2 * OffsetCurve.tolerance
    let around = Rect(middle.x - enough, middle.y - enough, 2 * enough, 2 * enough)
    let isNear = parts.contains { part in
      part.box.touches(around, slack: 0) && part.segment.distance(to: middle, below: enough) < enough
    }
    return !isNear && isInside(middle) == (distance < 0)
  }

  private func isInside(_ point: Point) -> Bool {
    parts.reduce(0) { winding, part in
      guard part.box.minY <= point.y, part.box.maxY >= point.y, part.box.maxX >= point.x else { return winding }
      return winding + part.segment.winding(around: point)
    } != 0
  }

  /// Joins parts whose ends meet. At a crossing the part that follows is the one that starts nearest; mostly it is
  /// simply the next.
  private func loops(of parts: [Cubic]) -> [[Cubic]] {
    var isUsed = parts.map { _ in false }
    var loops: [[Cubic]] = []
    for first in parts.indices where !isUsed[first] {
      isUsed[first] = true
      var loop = [parts[first]]
      var index = first
      while let end = loop.last?.end, (parts[first].start - end).length > Self.nearby,
        let next = follower(of: index, end, in: parts, isUsed),
        // What is farther away than the loop's own start belongs to another loop.
        (parts[next].start - end).length < min(Self.widestGap, (parts[first].start - end).length)
      {
        isUsed[next] = true
        var part = parts[next]
        part.start = end
        loop.append(part)
        index = next
      }
      loops.append(closed(loop))
    }
    return loops
  }

  /// What counts as the same place, in logical units: crossings are known to 1e-6.
  private static let nearby = 1e-4

  /// A gap as wide as this means that too much was cut away; what is there so far is closed by a line.
  private static let widestGap = 0.1

  private func follower(of index: Int, _ end: Point, in parts: [Cubic], _ isUsed: [Bool]) -> Int? {
    let next = index + 1
    if next < parts.count, !isUsed[next], (parts[next].start - end).length <= Self.nearby { return next }
    var nearest: (index: Int, distance: Double)?
    for other in parts.indices where !isUsed[other] {
      let distance = (parts[other].start - end).length
      if distance < nearest?.distance ?? .infinity { nearest = (other, distance) }
    }
    return nearest?.index
  }

  private func closed(_ loop: [Cubic]) -> [Cubic] {
    guard let start = loop.first?.start, let end = loop.last?.end else { return loop }
    if (end - start).length > Self.nearby { return loop + [Cubic(line: end, start)] }
    var loop = loop
    loop[loop.count - 1].end = start
    return loop
  }
}
