import TutorialDrawing
import TutorialMotion

/// The timeline of a file: its duration, and whether it loops.
struct AnimationClock {
  /// The seconds from the first to the last picture.
  let duration: Double
  /// True if it restarts at the end.
  let isLooping: Bool

  /// Returns the common attributes of all animations in the file.
  private func attributes(of name: String) -> SVGAttributes {
    [
      "attributeName": name, "dur": "\(duration.svg(decimals: 3))s", "repeatCount": isLooping ? "indefinite" : nil,
      "fill": isLooping ? nil : "freeze",
    ]
  }

  /// Returns an animation of an attribute along a track, or nil if the track is constant.
  func animation(of name: String, _ track: Track, _ format: ([Double]) -> String) -> SVGAttributes? {
    guard !track.isConstant else { return nil }
    var frames = track.keyframes
    if let first = frames.first, first.time > 0 { frames.insert(.init(time: 0, value: first.value), at: 0) }
    if let last = frames.last, last.time < duration { frames.append(.init(time: duration, value: last.value)) }
    let curves = frames.dropLast().map { $0.easing ?? .linear }
    var attributes = attributes(of: name)
    attributes["keyTimes"] = keyTimes(frames.map(\.time))
    attributes["values"] = frames.map { format($0.value) }.joined(separator: ";")
    if curves.contains(where: { $0 != .linear }) {
      attributes["calcMode"] = "spline"
      attributes["keySplines"] = curves.map(Self.keySpline).joined(separator: ";")
    }
    return attributes
  }

  /// Returns an animation of an attribute in discrete steps.
  ///
  /// Each value holds until the next time. The first time is 0.
  func steps(of name: String, _ steps: [(time: Double, value: String)]) -> SVGAttributes? {
    guard steps.count > 1 else { return nil }
    var attributes = attributes(of: name)
    attributes["calcMode"] = "discrete"
    attributes["keyTimes"] = keyTimes(steps.map(\.time))
    attributes["values"] = steps.map(\.value).joined(separator: ";")
    return attributes
  }

  /// Returns the animation of `display` that shows an element only in spans of time, or nil if it's always shown.
  func presence(in spans: [TimeSpan]) -> SVGAttributes? {
    var steps: [(time: Double, value: String)] = []
    func add(_ time: Double, _ value: String) {
      if let last = steps.last, last.time == time { steps.removeLast() }
      if steps.last?.value != value { steps.append((time, value)) }
    }
    add(0, "none")
    for span in spans where span.start < span.end {
      add(max(0, span.start), "inline")
      if span.end < duration { add(span.end, "none") }
    }
    return steps.count == 1 && steps[0].value == "inline" ? nil : self.steps(of: "display", steps)
  }

  private func keyTimes(_ times: [Double]) -> String {
    // Fractions of the duration. Eight decimals resolve a microsecond in a minute and a half.
    times.map { min(max($0 / duration, 0), 1).svg(decimals: 8) }.joined(separator: ";")
  }

  private static func keySpline(_ curve: CubicBezier) -> String {
    [curve.x1, curve.y1, curve.x2, curve.y2].map { $0.svg(decimals: 5) }.joined(separator: " ")
  }
}

extension SVGWriter {
  /// Writes an element with the animations of its attributes.
  mutating func animated(_ name: String, _ attributes: SVGAttributes, _ animations: [SVGAttributes?]) {
    let animations = animations.compactMap { $0 }
    guard !animations.isEmpty else { return leaf(name, attributes) }
    element(name, attributes) { writer in
      for animation in animations { writer.leaf("animate", animation) }
    }
  }

  /// Writes a group with the animations of its attributes.
  mutating func group(
    _ attributes: SVGAttributes, _ animations: [SVGAttributes?], _ content: (inout SVGWriter) -> Void
  ) {
    element("g", attributes) { writer in
      for animation in animations.compactMap({ $0 }) { writer.leaf("animate", animation) }
      content(&writer)
    }
  }
}
