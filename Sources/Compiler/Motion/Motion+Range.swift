extension Motion {
  /// The smallest and the largest progress that the motion reaches, exactly: at a keyframe, or where the curve between
  /// two of them turns. Without keyframes, or where one is no number, it is 1.
  package var progressRange: ClosedRange<Double> { Self.range(of: keyframes[...]) }

  /// The same from jump to jump, in their order: what lies between two of them only, the motion does not go through.
  package var progressRanges: [ClosedRange<Double>] {
    var ranges: [ClosedRange<Double>] = []
    var start = 0
    for place in keyframes.indices.dropFirst() where keyframes[place].time == keyframes[place - 1].time {
      ranges.append(Self.range(of: keyframes[start..<place]))
      start = place
    }
    return ranges + [Self.range(of: keyframes[start...])]
  }

  private static func range(of keyframes: ArraySlice<Keyframe>) -> ClosedRange<Double> {
    guard let first = keyframes.first else { return 1...1 }
    var (low, high) = (first.progress, first.progress)
    for (from, to) in zip(keyframes, keyframes.dropFirst()) {
      let change = to.progress - from.progress
      for part in [1] + (from.easing?.turns ?? []) {
        let progress = from.progress + change * part
        low = min(low, progress)
        high = max(high, progress)
      }
    }
    return low <= high ? low...high : 1...1
  }
}

extension CubicBezier {
  /// The progress at which the curve turns back: where its derivative is 0.
  fileprivate var turns: [Double] {
    let (a, b, c) = (1 + 3 * y1 - 3 * y2, 2 * (y2 - 2 * y1), y1)
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // Numerically stable: no difference of nearly equal numbers; where there is no square, one root is at infinity.
    let root = discriminant.squareRoot()
    let sum = -(b + (b < 0 ? -root : root)) / 2
    return [sum / a, c / sum].filter { $0 > 0 && $0 < 1 }.map { Self.coordinate(y1, y2, at: $0) }
  }
}
