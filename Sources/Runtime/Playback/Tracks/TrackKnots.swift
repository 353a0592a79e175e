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
  /// Whether they say what is moved as exactly as they promise. They do not where it goes so fast that written times are
  /// too coarse for it.
  private(set) var isExact = true
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
    if isExact { isExact = !isTooFast(motion) }
  }

  /// Whether what is moved goes farther than half of what can be seen while a written time goes on by its last digit.
  private func isTooFast(_ motion: Motion) -> Bool {
    let (digit, count) = (1e-6, 32)
    return zip(motion.keyframes, motion.keyframes.dropFirst()).contains { from, to in
      guard to.time - from.time > 2 * digit else { return false }
      return (0..<count).contains { place in
        let time = from.time + (to.time - from.time - 2 * digit) * Double(place) / Double(count - 1)
        let (now, then) = (state(motion.progress(at: time)), state(motion.progress(at: time + digit)))
        return zip(now, then).contains { ($0 - $1).magnitude > 0.5 }
      }
    }
  }

  private mutating func split(_ piece: TimingPiece, from start: [Double], to end: [Double], depth: Int) {
    let isStraight = isStraight(piece, start, end)
    if !isStraight, depth == 0 { isExact = false }
    if depth == 0 || isStraight {
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
