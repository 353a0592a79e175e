/// The division of an outline that makes it correspond to a finer one, segment for segment.
///
/// Each segment of the coarser outline follows a run of the finer one's segments, at least one, in order. It is cut
/// into as many pieces as the run has segments. Of all such divisions, this is the one whose pieces' corners travel the
/// shortest distance and turn the least. It minimises
///
///     Σ weight · (|p − q|² + ½·((1 − cos α) + (1 − cos β)))
///
/// over the segments of the finer outline. For each pair of segments, p and q are their ends in the unit squares of the
/// two boxes. α and β are the angles between their directions at the start and at the end. The weight is the mean of
/// the two lengths as fractions of the whole, plus a constant, so that corners of no length count too. It is found by
/// dynamic programming and doesn't depend on the outlines' positions and sizes.
///
/// Source: the alignment by stages of Sederberg and Greenwood, "A physically based approach to 2-D shape blending"
/// (1992).
struct OutlineAlignment {
  /// For each segment of the coarser outline, the fractions at which it is cut.
  private(set) var cuts: [[Double]] = []

  /// - Parameter own: a closed path with at least one segment and no more segments than the model.
  init(of own: [Cubic], with model: Model) {
    let spare = model.pieces.count - own.count
    guard spare > 0, !own.isEmpty else {
      cuts = own.map { _ in [] }
      return
    }
    let coarse = Model(own)
    let windows = Self.windows(coarse, model, spare: spare)
    // costs[i][s]: the least cost of the first i segments if they follow the first i + s of the model.
    var costs: [Double] = [0]
    var low = 0
    var choices: [(low: Int, from: [Int])] = []
    for (index, piece) in coarse.pieces.enumerated() {
      let window = windows[index]
      var next: [Double] = []
      var from: [Int] = []
      for passed in window {
        var best = (cost: Double.infinity, passed: low)
        for before in low...min(passed, low + costs.count - 1) where costs[before - low] < best.cost {
          let run = (index + before)..<(index + 1 + passed)
          let cost =
            costs[before - low]
            + SegmentMatch(piece, along: run, of: model).cost(below: best.cost - costs[before - low])
          if cost < best.cost { best = (cost, before) }
        }
        next.append(best.cost)
        from.append(best.passed)
      }
      choices.append((window.lowerBound, from))
      (costs, low) = (next, window.lowerBound)
    }
    var passed = spare
    for (index, piece) in coarse.pieces.enumerated().reversed() {
      let before = choices[index].from[passed - choices[index].low]
      cuts.append(SegmentMatch(piece, along: (index + before)..<(index + 1 + passed), of: model).shares)
      passed = before
    }
    cuts.reverse()
  }

  /// For each own segment, the range of model segments that may be skipped after it.
  ///
  /// That is all of them for short outlines. For long ones, the range keeps both outlines within 1/32 of each other's
  /// lengths plus 24 segments.
  private static func windows(_ coarse: Model, _ model: Model, spare: Int) -> [ClosedRange<Int>] {
    var place = 0
    var lowest = 0
    return coarse.pieces.indices.map { index in
      if index == coarse.pieces.count - 1 { return spare...spare }
      guard spare > 48 else { return 0...spare }
      let end = coarse.pieces[index].position + coarse.pieces[index].length
      while place < model.pieces.count - 1, model.pieces[place].position < end { place += 1 }
      let middle = min(max(place - index - 1, lowest), spare)
      let window = max(lowest, middle - 24)...min(spare, middle + 24)
      lowest = window.lowerBound
      return window
    }
  }
}

extension OutlineAlignment {
  /// The measures of an outline that the alignment compares.
  struct Model {
    fileprivate var pieces: [Piece] = []

    init(_ segments: [Cubic]) {
      let box = Outline(segments).bounds
      let total = segments.reduce(0) { $0 + $1.lengthEstimate }
      let scale = Point(box.width > 0 ? 1 / box.width : 0, box.height > 0 ? 1 / box.height : 0)
      let ways = segments.map(\.arriving)
      let firstLeaving = segments.lazy.compactMap(\.leaving).first ?? Point(1, 0)
      var arrived = ways.compactMap { $0 }.last ?? Point(1, 0)
      var position = 0.0
      for (index, segment) in segments.enumerated() {
        let leaving = segment.leaving ?? arrived
        // A corner of no length turns to the next segment's direction.
        let arriving =
          segment.arriving ?? segments[(index + 1)...].lazy.compactMap(\.leaving).first ?? firstLeaving
        let length = total > 0 ? segment.lengthEstimate / total : 0
        pieces.append(
          Piece(
            segment: segment, center: box.center, scale: scale, leaving: leaving, arriving: arriving, length: length,
            position: position))
        position += length
        arrived = arriving
      }
    }

    var segmentCount: Int { pieces.count }

    /// Returns true if another outline is nearly the same, segment for segment, apart from its position and size.
    func isLike(_ other: Model) -> Bool {
      guard pieces.count == other.pieces.count else { return false }
      let cost = pieces.indices.reduce(0) { sum, index in
        sum + SegmentMatch(other.pieces[index], along: index..<(index + 1), of: self).cost(below: .infinity)
      }
      return cost < 0.02
    }
  }

  fileprivate struct Piece {
    var segment: Cubic
    var center: Point
    var scale: Point
    var leaving: Point
    var arriving: Point
    /// The length as a fraction of the outline's.
    var length: Double
    /// The length of the segments before it, as a fraction of the outline's.
    var position: Double

    /// The point at a fraction of the segment, in the unit square of the outline's box.
    func place(atShare share: Double) -> Point {
      let point = segment.point(atShare: share) - center
      return Point(point.x * scale.x, point.y * scale.y)
    }

    func direction(atShare share: Double) -> Point {
      if share <= 0 { return leaving }
      if share >= 1 { return arriving }
      if segment.isPoint { return (leaving * (1 - share) + arriving * share).direction ?? leaving }
      if segment.isLine { return leaving }
      return segment.derivative(at: share).direction ?? leaving
    }
  }

  /// One segment, matched with a run of the model's segments.
  fileprivate struct SegmentMatch {
    private let piece: Piece
    private let run: Range<Int>
    private let model: Model
    private let runLength: Double

    init(_ piece: Piece, along run: Range<Int>, of model: Model) {
      self.piece = piece
      self.run = run
      self.model = model
      runLength = run.reduce(0) { $0 + model.pieces[$1].length }
    }

    /// The fractions at which it is cut: in proportion to the run's lengths, or evenly if the run has no length.
    var shares: [Double] {
      var sum = 0.0
      return run.dropLast().enumerated().map { index, place in
        sum += model.pieces[place].length
        return runLength > 0 ? min(1, sum / runLength) : Double(index + 1) / Double(run.count)
      }
    }

    /// The cost of the match. If it is at least `limit`, the result may be any value from `limit` on.
    func cost(below limit: Double) -> Double {
      var cost = 0.0
      var share = 0.0
      var sum = 0.0
      for (index, place) in run.enumerated() {
        let other = model.pieces[place]
        sum += other.length
        let next =
          index == run.count - 1
          ? 1 : runLength > 0 ? min(1, sum / runLength) : Double(index + 1) / Double(run.count)
        let way = piece.place(atShare: next) - other.place(atShare: 1)
        let twist =
          2 - piece.direction(atShare: share).dot(other.leaving) - piece.direction(atShare: next).dot(other.arriving)
        let weight = (piece.length * (next - share) + other.length) / 2 + 0.25 / Double(model.pieces.count)
        cost += weight * (way.dot(way) + twist / 2)
        if cost >= limit { return cost }
        share = next
      }
      return cost
    }
  }
}
