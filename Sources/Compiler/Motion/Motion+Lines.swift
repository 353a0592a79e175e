import TutorialNumerics

extension Motion {
  /// The motion that goes in straight lines from place to place, in written numbers: times and progress have 6 decimals.
  ///
  /// Of places at one time, as it is written, the first and the last stay, which is a jump; of those at the start the
  /// last.
  ///
  /// - Parameters:
  ///   - duration: seconds, above 0 and in a written number.
  ///   - lines: parts of the duration in their order, from 0 to 1, and the progress there.
  init(duration: Double, lines: [(part: Double, progress: Double)]) {
    var keyframes: [Keyframe] = []
    for line in lines {
      let next = Keyframe(
        time: min((line.part * duration).rounded(decimals: 6), duration), progress: line.progress.rounded(decimals: 6))
      if keyframes.last?.time == next.time {
        if next.time == 0 || keyframes.dropLast().last?.time == next.time { keyframes.removeLast() }
        if keyframes.last == next { keyframes.removeLast() }
      }
      keyframes.append(next)
    }
    self.init(duration: duration, keyframes: keyframes)
  }

  /// Whether it jumps: begins elsewhere than at 0, or has two keyframes at one time.
  package var hasJumps: Bool { !jumpTimes.isEmpty }

  /// When it jumps, in seconds, in their order; none where it takes no time.
  public var jumpTimes: [Double] {
    guard duration > 0, let first = keyframes.first else { return [] }
    let inner = zip(keyframes, keyframes.dropFirst()).filter { $0.time == $1.time }.map { $1.time }
    return (first.progress != 0 ? [first.time] : []) + inner
  }
}
