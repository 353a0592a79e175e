import TutorialGeometry
import TutorialMotion

/// Splits a motion where the animated values aren't linear in the progress.
struct TrackKnots {
  struct Knot {
    var time: Double
    var progress: Double
    var easing: CubicBezier?
  }

  /// The knots, sorted by time; the first and the last are the motion's.
  private(set) var knots: [Knot] = []
  /// True if interpolating between the knots stays within the promised error.
  ///
  /// False if the values change too fast for the precision of written times.
  private(set) var isExact = true
  private let state: (Double) -> [Double]
  /// The maximum number of times that a piece is halved.
  private static let depth = 10
  /// The sample points within a piece, as fractions of it.
  private static let parts = [0.125, 0.25, 0.5, 0.75, 0.875]

  /// - Parameter state: the animated values at a progress, scaled so that a difference of 1 is barely visible.
  init(_ motion: Motion, _ state: @escaping (Double) -> [Double]) {
    self.state = state
    for (from, to) in zip(motion.keyframes, motion.keyframes.dropFirst()) {
      // A jump takes no time, so nothing lies between its ends.
      guard from.time != to.time else {
        knots.append(Knot(time: from.time, progress: from.progress))
        continue
      }
      for piece in Cubic(from: from, to: to).monotoneInProgress {
        split(piece, from: state(piece.start.y), to: state(piece.end.y), depth: Self.depth)
      }
    }
    if let last = motion.keyframes.last { knots.append(Knot(time: last.time, progress: last.progress)) }
    if isExact { isExact = !isTooFast(motion) }
  }

  /// Returns true if a value changes by more than half a visible step within the last digit of a written time.
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

  private mutating func split(_ piece: Cubic, from start: [Double], to end: [Double], depth: Int) {
    let isStraight = isStraight(piece, start, end)
    if !isStraight, depth == 0 { isExact = false }
    if depth == 0 || isStraight {
      knots.append(Knot(time: piece.start.x, progress: piece.start.y, easing: piece.easing))
      return
    }
    let (first, second) = piece.split(at: 0.5)
    let middle = state(second.start.y)
    split(first, from: start, to: middle, depth: depth - 1)
    split(second, from: middle, to: end, depth: depth - 1)
  }

  private func isStraight(_ piece: Cubic, _ start: [Double], _ end: [Double]) -> Bool {
    Self.parts.allSatisfy { part in
      let state = state(piece.start.y + (piece.end.y - piece.start.y) * part)
      return state.indices.allSatisfy { place in
        // NaN compares false, so such a piece counts as straight and isn't halved forever.
        !((start[place] + (end[place] - start[place]) * part - state[place]).magnitude > 1)
      }
    }
  }
}
