import TutorialDrawing
import TutorialMotion
import TutorialPluginKit

/// Times as frames, and tracks as what Lottie animates.
struct LottieClock {
  /// Frames in a second.
  let frameRate: Double
  /// What stands for no time at all, in frames: just before a jump, a value is still what it was.
  private static let instant = 0.001

  /// A time as a frame, which need not be a whole one.
  func frame(_ time: Double) -> Double { time * frameRate }

  /// The first whole frame at which something is there that begins at a time, or is no longer that ends then.
  func whole(_ time: Double) -> Double { (frame(time) - 1e-3).rounded(.up) }

  /// A property that follows a track.
  ///
  /// - Parameter value: a value of the track as Lottie has it.
  func property(_ track: Track, _ value: ([Double]) -> EmittedJSON) -> EmittedJSON {
    property(track.keyframes, value)
  }

  /// A property that goes through keyframes in the order of time; of two at one time it jumps from the first to the second.
  func property(_ keyframes: [Track.Keyframe], _ value: ([Double]) -> EmittedJSON) -> EmittedJSON {
    let count = keyframes.last?.value.count ?? 0
    let frames = keyframes.filter { $0.value.count == count }
    guard let last = frames.last else { return LottieValue.still(value([])) }
    guard frames.contains(where: { $0.value != last.value }) else { return LottieValue.still(value(last.value)) }
    var written: [EmittedJSON] = []
    var before = -Double.infinity
    for (place, keyframe) in frames.enumerated() {
      let next = place + 1 < frames.count ? frames[place + 1] : nil
      var time = frame(keyframe.time)
      let jumps = next.map { frame($0.time) - time < Self.instant } ?? false
      if jumps { time -= Self.instant }
      guard time > before else { continue }
      before = time
      written.append(self.keyframe(keyframe, at: time, next: next, jumps: jumps, value(keyframe.value)))
    }
    return written.count > 1 ? ["a": 1, "k": .list(written)] : LottieValue.still(value(last.value))
  }

  private func keyframe(
    _ keyframe: Track.Keyframe, at time: Double, next: Track.Keyframe?, jumps: Bool, _ value: EmittedJSON
  ) -> EmittedJSON {
    let start: EmittedJSON = if case .list = value { value } else { [value] }
    let place = EmittedJSON.number(time, decimals: 4)
    guard let next else { return ["t": place, "s": start] }
    if jumps || next.value == keyframe.value { return ["t": place, "s": start, "h": 1] }
    let easing = keyframe.easing ?? CubicBezier(0, 0, 1, 1)
    func handle(_ x: Double, _ y: Double) -> EmittedJSON {
      ["x": .number(x, decimals: 5), "y": .number(y, decimals: 5)]
    }
    return ["t": place, "s": start, "o": handle(easing.x1, easing.y1), "i": handle(easing.x2, easing.y2)]
  }
}

extension LottieClock {
  /// A track's keyframes for something that is there in spans only: outside of them its value is a hidden one.
  ///
  /// - Parameters:
  ///   - whole: the time in which it is looked at.
  ///   - hidden: what a value becomes where nothing is to be seen.
  func keyframes(
    _ track: Track, in spans: [TimeSpan], of whole: TimeSpan, hidden: ([Double]) -> [Double]
  ) -> [Track.Keyframe] {
    var frames: [Track.Keyframe] = []
    for span in spans {
      let own = track.keyframes.filter { $0.time >= span.start && $0.time <= span.end }
      guard let first = own.first, let last = own.last else { continue }
      let known = frames.last?.time ?? whole.start
      if span.start > known {
        if frames.isEmpty { frames.append(.init(time: known, value: hidden(first.value))) }
        frames.append(.init(time: span.start, value: hidden(first.value)))
      }
      frames += own
      if span.end < whole.end { frames.append(.init(time: span.end, value: hidden(last.value))) }
    }
    return frames
  }
}
