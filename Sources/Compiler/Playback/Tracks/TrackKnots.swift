import TutorialMotion

/// Splits a motion where what it moves does not go in a straight line.
struct TrackKnots {
  /// An instant of the motion, and the curve from it to the next one.
  struct Knot {
    var time: Double
    var progress: Double
    var easing: CubicBezier?
  }

  /// In the order of time; the first and the last are the motion's.
  private(set) var knots: [Knot] = []
  private let state: (Double) -> [Double]
  /// How often a piece is halved at most.
  private static let depth = 10
  /// Where, between its ends, a piece is looked at.
  private static let parts = [0.125, 0.25, 0.5, 0.75, 0.875]

  /// - Parameter state: what is moved, at a progress; a difference of 1 can just not be seen.
  init(_ motion: Motion, _ state: @escaping (Double) -> [Double]) {
    self.state = state
    for (from, to) in zip(motion.keyframes, motion.keyframes.dropFirst()) {
      // A jump takes no time: nothing lies between its ends.
      guard from.time != to.time else {
        knots.append(Knot(time: from.time, progress: from.progress))
        continue
      }
      for piece in TimingPiece(from, to).monotone {
        split(piece, from: state(piece.start.y), to: state(piece.end.y), depth: Self.depth)
      }
    }
    if let last = motion.keyframes.last { knots.append(Knot(time: last.time, progress: last.progress)) }
  }

  private mutating func split(_ piece: TimingPiece, from start: [Double], to end: [Double], depth: Int) {
    if depth == 0 || isStraight(piece, start, end) {
      knots.append(Knot(time: piece.start.x, progress: piece.start.y, easing: piece.easing))
      return
    }
    let (first, second) = piece.cut(at: 0.5)
    let middle = state(second.start.y)
    split(first, from: start, to: middle, depth: depth - 1)
    split(second, from: middle, to: end, depth: depth - 1)
  }

  private func isStraight(_ piece: TimingPiece, _ start: [Double], _ end: [Double]) -> Bool {
    Self.parts.allSatisfy { part in
      let state = state(piece.start.y + (piece.end.y - piece.start.y) * part)
      return state.indices.allSatisfy { place in
        // NaN compares false: such a piece counts as straight, and is not halved for ever.
        !((start[place] + (end[place] - start[place]) * part - state[place]).magnitude > 1)
      }
    }
  }
}
