/// Cuts off the loops of an offset path: what lies nearer to its source than the distance.
struct OffsetTrim {
  /// What the path is an offset of.
  var source: Outline
  /// Its distance.
  var distance: Double

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
    let boxes = path.map(\.controlBounds)
    var cuts: [[Double]] = path.map { _ in [] }
    for a in path.indices {
      for b in path.indices where b > a && boxes[a].touches(boxes[b], slack: 0) {
        for crossing in path[a].crossings(with: path[b]) {
          cuts[a].append(crossing.first)
          cuts[b].append(crossing.second)
        }
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
    return source.distance(to: middle) >= abs(distance) - 2 * OffsetCurve.tolerance
      && source.contains(middle) == (distance < 0)
  }

  /// Joins parts whose ends meet. At a crossing the part that follows is the one that starts nearest.
  private func loops(of parts: [Cubic]) -> [[Cubic]] {
    var unused = Array(parts.indices)
    var loops: [[Cubic]] = []
    while !unused.isEmpty {
      let first = unused.removeFirst()
      var loop = [parts[first]]
      while let end = loop.last?.end {
        let nearest = unused.indices.min { a, b in
          (parts[unused[a]].start - end).length < (parts[unused[b]].start - end).length
        }
        let toStart = (parts[first].start - end).length
        guard let nearest, (parts[unused[nearest]].start - end).length < toStart, toStart > 1e-4 else { break }
        // A break in the path means that too much was cut away; what is there so far is closed by a line.
        if (parts[unused[nearest]].start - end).length > 0.1 { break }
        var next = parts[unused.remove(at: nearest)]
        next.start = end
        loop.append(next)
      }
      if let end = loop.last?.end, (end - parts[first].start).length > 1e-4 {
        loop.append(Cubic(line: end, parts[first].start))
      } else {
        loop[loop.count - 1].end = parts[first].start
      }
      loops.append(loop)
    }
    return loops
  }
}
