import TutorialDrawing
import TutorialMotion
import TutorialPluginKit

/// Converts times to frames, and tracks to Lottie's animated properties.
struct LottieClock {
  /// The frames per second.
  let frameRate: Double
  /// A negligible duration, in frames: just before a jump, a value is still the old one.
  private static let instant = 0.001

  /// Converts a time to a frame, possibly a fraction.
  func frame(_ time: Double) -> Double { time * frameRate }

  /// Returns the first whole frame at or after a time, within a small tolerance.
  ///
  /// A layer that begins then is first visible in this frame; a layer that ends then is no longer visible.
  private func whole(_ time: Double) -> Double { (frame(time) - 1e-3).rounded(.up) }

  /// Returns the whole frames in which something is visible from one time up to another.
  func frames(_ start: Double, _ end: Double) -> LottieLayer.Frames {
    LottieLayer.Frames(first: whole(start), end: max(whole(start), whole(end)))
  }

  /// Returns a property that follows a track.
  func property(_ track: Track, _ value: ([Double]) -> EmittedJSON) -> EmittedJSON {
    property(track.keyframes, value)
  }

  /// Returns a property that follows keyframes in order of time. Between two at the same time, it jumps.
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
    let easing = keyframe.easing ?? .linear
    func handle(_ x: Double, _ y: Double) -> EmittedJSON {
      ["x": .number(x, decimals: 5), "y": .number(y, decimals: 5)]
    }
    return ["t": place, "s": start, "o": handle(easing.x1, easing.y1), "i": handle(easing.x2, easing.y2)]
  }
}

extension LottieClock {
  /// Returns the keyframes of something that is visible only in spans. Outside of them its value is hidden.
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
